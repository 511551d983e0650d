# What only the command line has to say.

refused-store-locked = { $path }: another server has it open; give this one a folder of its own (--data)
refused-store-newer = { $path } was written by a newer version of Fidchell (schema { $schema })
refused-store-unusable = { $path }: { $why }
refused-store-not-empty = { $path }: games are kept there already; copy them to a place of their own
refused-nothing-to-copy = no games are kept in { $folder }
refused-copy-over-store = { $path } is a file of the games themselves: give the copy another name or folder
refused-copy-fails = { $path }: the copy can’t be written: { $why }
refused-store-other-version = { $path } was last served by another version of Fidchell: start this one’s server first
refused-no-such-key = there is no token called { $name }
refused-copy-differs = { $path }: the copy is not the same as the original; don’t use it

bot-random = takes any allowed choice, each with the same chance.
bot-greedy = looks to the end of its turn and takes what its judge likes best.
bot-plan = where all play together: plans for the whole team, by what it has learnt from many games.
bot-search = thinks several turns ahead, by trying out many games from here on.
bot-settings = (each setting may be left out)
bot-installed = installed beside Fidchell.
bot-own = a bot of your own: a class in a file.
