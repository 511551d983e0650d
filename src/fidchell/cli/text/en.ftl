# What only the command line has to say.

refused-store-locked = { $path }: another server has it open; give this one a folder of its own (--data)
refused-store-newer = { $path } was written by a newer version of Fidchell (schema { $schema })
refused-store-unusable = { $path }: { $why }
refused-store-not-empty = { $path }: there are games there already; copy to an empty place
refused-store-served = { $path }: a server is running there; stop it first
refused-nothing-to-copy = there are no games in { $folder }
refused-copy-over-store = { $path } is a file of the games themselves: give the copy another name or folder
refused-copy-fails = { $path }: the copy can’t be written: { $why }
refused-store-other-version = { $path } was last served by another version of Fidchell: start this one’s server first
refused-no-such-key = there is no token called { $name }
refused-copy-differs = { $path }: the copy differs from the original; don’t use it

bot-random = picks any allowed choice, all equally likely.
bot-greedy = looks ahead to the end of its turn and takes what it judges best.
bot-plan = in cooperative games: plans for the whole team, using what it has learnt from many games.
bot-search = thinks several turns ahead by playing out many games from the position.
bot-settings = (each setting may be left out)
bot-installed = installed alongside Fidchell.
bot-own = a bot of your own: a class in a file.
bot-traceback = { $variable }=1 shows the whole traceback.
