# Banish the Snakes — all words in English. The rules in our own words are at the end.

title = Banish the Snakes
summary = Patrick and his companions cross Ireland to convert People, Chiefs and Kings, together, before Britain is lost to Paganism.
credit = Design: Kevin McPartland and Jerry Shiles. Development: Kurt Hoffman and Paul Brenner. Art: Terry Leeds. Published by GMT Games. Fidchell is not affiliated with them; words and pictures here are our own, and so are all numbers and cards that the rule book does not give.
players = 1 to 6 players, together

option-level = Level of play
    .help = beginner, standard or advanced.
option-level-beginner = for beginners
option-level-standard = standard
option-level-advanced = advanced
option-saints = The Saints
    .help = historic: Patrick’s mission and the Saints who followed. chosen: you choose. random: chance deals them.
option-saints-historic = Patrick’s mission and those who followed
option-saints-chosen = we choose
option-saints-random = chance deals them
option-at-start = Saints to begin with
    .help = With saints=chosen: a Saint for each seat, such as "patrick brigid"; empty: chosen at the table.
    .note = A Saint for each seat, or choose at the table.
option-deck-saints = Saints in the deck
    .help = With saints=chosen: six other Saints, such as "columba finnian ibar brendan enda ciaran"; empty: chosen at the table.
    .note = Six who may join later, or choose at the table.
option-without-gifts = Gifts left out
    .help = With level=advanced: three Gifts of the Spirit, such as "miracles wisdom healing"; empty: chosen at the table.
    .note = Three Gifts that stay in the box, or choose at the table.
option-first = Who begins
    .help = If neither Palladius nor Patrick is in the game: die (chance decides), or the seat 1, 2, 3, 4, 5 or 6.
    .note = If neither Palladius nor Patrick is in the game.
option-first-die = chance decides
option-first-1 = { seat-green }
option-first-2 = { seat-blue }
option-first-3 = { seat-red }
option-first-4 = { seat-gold }
option-first-5 = { seat-white }
option-first-6 = { seat-violet }
option-slider = The Convert slider
    .help = ruled: −5 to −1 need more than 5 to 1. as-written: the printed digits, 4 to 0.
option-slider-ruled = as we rule: −5 to −1 need more than 5 to 1
option-slider-as-written = the printed digits, 4 to 0

## Names

seat-green = Green
seat-blue = Blue
seat-red = Red
seat-gold = Gold
seat-white = White
seat-violet = Violet
who-saint = { $saint } ({ $seat })
who-acolyte = the Acolyte ({ $seat })
    .object = the Acolyte ({ $seat })
    .dative = the Acolyte ({ $seat })

province-ulster = Ulster
    .in = in Ulster
    .each = in every Area of Ulster
province-connacht = Connacht
    .in = in Connacht
    .each = in every Area of Connacht
province-leinster = Leinster
    .in = in Leinster
    .each = in every Area of Leinster
province-munster = Munster
    .in = in Munster
    .each = in every Area of Munster

area-northern-ui-neill = Northern Uí Néill
    .in = in Northern Uí Néill
    .to = to Northern Uí Néill
    .from = from Northern Uí Néill
area-airgialla = Airgialla
    .in = in Airgialla
    .to = to Airgialla
    .from = from Airgialla
area-ulaid = Ulaid
    .in = in Ulaid
    .to = to Ulaid
    .from = from Ulaid
area-connachta = Connachta
    .in = in Connachta
    .to = to Connachta
    .from = from Connachta
area-ui-maine = Uí Maine
    .in = in Uí Maine
    .to = to Uí Maine
    .from = from Uí Maine
area-southern-ui-neill = Southern Uí Néill
    .in = in Southern Uí Néill
    .to = to Southern Uí Néill
    .from = from Southern Uí Néill
area-laigin = Laigin
    .in = in Laigin
    .to = to Laigin
    .from = from Laigin
area-eoganacht = Eoganacht
    .in = in Eoganacht
    .to = to Eoganacht
    .from = from Eoganacht
area-osraige = Osraige
    .in = in Osraige
    .to = to Osraige
    .from = from Osraige

tara = Tara
region-britain = Great Britain
region-scotland = Scotland
region-strathclyde = Strathclyde
region-england = England

piece-people = People
    .one = People { $value }
    .the = the People { $value }
    .object = the People { $value }
piece-flock = Flock
    .one = Flock { $value }
    .the = the Flock { $value }
    .object = the Flock { $value }
piece-druid = Druid
    .one = Druid { $value }
    .the = the Druid
    .object = the Druid
    .hidden = hidden Druid
piece-chief = Chief
    .the = the Chief
    .object = the Chief
    .of = the Chief { $where }
piece-king = King
    .the = the King
    .object = the King
    .of = the King of { $province }
piece-high-king = High King
    .the = the High King
    .object = the High King
piece-saint = Saint
piece-acolyte = Acolyte
piece-church = Church
    .one = Church, level { $level }
piece-cathedral = Cathedral
piece-dolmen = Dolmen
piece-grave = Grave
piece-relic = Relic
    .one = Relic +{ $value }

faith-pagan = Pagan
faith-christian = Christian

action-prepare = Prepare
action-convert = Convert
action-move = Move
action-build = Build a Church
action-improve = Improve the Church
action-give = Give a card
action-take = Take a card
action-relic = Make a Relic
action-effort = Final Effort
action-end = End the turn

colour-red = red
colour-yellow = yellow
colour-blue = blue
arrow-none = no arrow
or = or

zone-discard = Discard Pile
zone-key = Key Card
zone-current = Current Card
zone-gifts = Gifts of the Spirit

kind-event = Event
kind-saint = Saint
kind-gift = Gift of the Spirit
kind-save = Card to save

source-rulebook = from the rule book
source-review = from a public review
source-reconstruction = our reconstruction, not the printed card
source-own = from your own pack
named-rulebook = named by the rule book
named-review = named by a public review
named-reconstruction = named by us
named-own = named by your own pack
part-effect = what it does
part-event = event
part-arrow = arrow
part-ability = ability
part-as-keeper = that it works as a Keeper

## How it ends

ending-converted = Every People piece in Ireland is Flock.
ending-paganism = Paganism has overrun Great Britain.
ending-deck = No card is left to draw.
ending-acolyte = An Acolyte has been lost.

result-total-defeat = Total Defeat
    .text = The mission fades like mist from the bogs. The old stones stand in their rings, and nobody is left to write down who had come.
result-partial-defeat = Partial Defeat
    .text = Here and there a bell still rings on an island or behind a hill. But the books stay few and shut, and no boat carries them back across the sea.
result-partial-victory = Partial Victory
    .text = The faith has taken root and grows, slowly. When Irish monks set out at last, Europe has long found its own way and asks what took them so long.
result-full-victory = Full Victory
    .text = Ireland sings psalms and copies books while the Empire falls. From here learning will go back over the sea, to Iona, to Lindisfarne, to Bobbio, to St Gall.

## What a card does

where-here = in your Area
where-chosen = in an Area of your choice
where-random = in an Area that chance picks
where-each = in every Area

effect-nothing = Nothing happens.
effect-lose-zeal = { $who ->
    [drawer] You lose
    [all] Every Saint loses
   *[there] Every Saint { $where } loses
} { $n } Zeal.
effect-regain-zeal = { $who ->
    [drawer] You regain
    [all] Every Saint regains
   *[there] Every Saint { $where } regains
} { $n } Zeal.
effect-replace-people = Replace { $n ->
    [one] one People piece
   *[other] { $n } People pieces
} { $where }.
effect-remove-chief = Remove the Chief { $where }.
effect-remove-king = { $which ->
    [here] Remove the King of your Province.
    [random] Remove a King that chance picks.
    [each] Remove all four Kings.
   *[province] Remove the King of { $province }.
}
effect-remove-high-king = Remove the High King.
effect-lower-church = Lower the Church { $where } by { $n ->
    [one] one level.
   *[other] { $n } levels.
}
effect-raze-church = Remove the Church { $where }.
effect-place-druid = Place a hidden Druid { $where }, unless a Church or a Druid is there.
effect-reveal-druid = Turn over the hidden Druid { $where }.
effect-place-dolmen = Place a Dolmen { $where }.
effect-remove-dolmen = Remove a Dolmen { $where }.
effect-advance-paganism = Paganism advances { $n ->
    [one] one box.
   *[other] { $n } boxes.
}
effect-retreat-paganism = Paganism moves back { $n ->
    [one] one box.
   *[other] { $n } boxes.
}
effect-gain-gift = Choose a Gift of the Spirit.
effect-actions-more = You have { $n ->
    [one] one action
   *[other] { $n } actions
} more this turn.
effect-actions-fewer = You have { $n ->
    [one] one action
   *[other] { $n } actions
} fewer this turn.
effect-bonus = +{ $n } to your next Convert attempt in your Area this turn.
effect-travel = You may go to any Area.
effect-peek = Everybody looks at { $n ->
    [one] the next card
   *[other] the next { $n } cards
} of the Draw Deck.
effect-save = Save this card. Use it once, while you act; that costs no action.
effect-directive = Always:

ability-convert = { $target ->
    [druid] +{ $n } to attempts on Druids.
    [people] +{ $n } to attempts on People.
    [leaders] +{ $n } to attempts on Leaders.
    [chief] +{ $n } to attempts on Chiefs.
    [king] +{ $n } to attempts on Kings.
    [high-king] +{ $n } to attempts on the High King.
   *[any] +{ $n } to every Convert attempt.
}
ability-spare = { $target ->
    [druid] A failure against a Druid costs no Zeal.
    [people] A failure with People costs no Zeal.
    [leaders] A failure with a Leader costs no Zeal.
    [chief] A failure with a Chief costs no Zeal.
    [king] A failure with a King costs no Zeal.
    [high-king] A failure with the High King costs no Zeal.
   *[any] A failure costs no Zeal.
}
ability-actions = { $n ->
    [one] One action
   *[other] { $n } actions
} more per turn than the Zeal box prints.
ability-move-anywhere = A Move may go to any Area.
ability-sail = A Move may go from any coast to any other.
ability-free-move = { $n ->
    [one] The first Move of a turn costs
   *[other] The first { $n } Moves of a turn cost
} nothing.
ability-free-church = { $n ->
    [one] The first Build or Improve of a turn costs
   *[other] The first { $n } Builds or Improves of a turn cost
} nothing.
ability-church-levels = A Church may be raised by { $n ->
    [one] one level
   *[other] { $n } levels
} more in a turn.
ability-help-others = +{ $n } to Convert for every other Saint in the Area.
ability-shield = Events cost { $n } Zeal less.
ability-equal-succeeds = A die equal to the MRN is a success.
ability-first-prepare = The first Prepare for an attempt counts { $n } more.
ability-keepers = Room for { $n ->
    [one] one more Keeper.
   *[other] { $n } more Keepers.
}
ability-gift-on-arrival = Chooses { $n ->
    [one] a Gift of the Spirit
   *[other] { $n } Gifts of the Spirit
} on becoming active.
ability-slow-scotland = Events from the Scotland pile that you draw advance Paganism { $n ->
    [one] one box less.
   *[other] { $n } boxes less.
}
ability-heal = Once a turn, spend an action to restore { $n } Zeal to a Saint in the Area.
ability-discern = Spend an action to turn over the Area’s hidden Druid without an attempt.
ability-foresee = Once a turn, spend an action to look at { $n ->
    [one] the next card; it may be discarded.
   *[other] the next { $n } cards; the first may be discarded.
}
ability-as-keeper = Works even while it is a Keeper.
ability-ends = Leaves the game when the Saint who has it dies.
ability-stays = Stays when the Saint who has it dies.

## The cards

# The Saints

saint-patrick = Patrick
    .text = Patrick adds +1 to every Convert attempt.
    .history = Raiders carried him from Britain at sixteen to herd sheep in Ireland. He escaped after six years, dreamt of voices calling him back, and returned as a bishop.
saint-palladius = Palladius
    .text = Palladius is a bishop to believers: he adds to attempts on People.
    .history = In 431 Pope Celestine sent him to the Irish who believed in Christ, as their first bishop. A chronicler in Gaul wrote it down; hardly anything else about him is certain.
saint-auxilius = Auxilius
    .text = Auxilius is the helper: he has more Action Points than his Zeal box prints.
    .history = The annals say he arrived in 439, with Secundinus and Iserninus, to help Patrick. Killossy in Kildare is named after him.
saint-secundinus = Secundinus
    .text = Secundinus knows how to speak to the mighty: he adds to attempts on Leaders.
    .history = The Irish called him Sechnall; his church at Dunshaughlin stood a morning’s walk from Tara. The oldest hymn in praise of Patrick bears his name.
saint-iserninus = Iserninus
    .text = Iserninus is always on the road: part of his travelling costs nothing.
    .history = A king of the Laigin drove him and his first converts from their land. They waited abroad until a milder king let them return.
saint-ciaran = Ciarán
    .text = Ciarán helps others: every other Saint in his Area converts better. For himself he gains nothing.
    .history = Ciarán of Saigir is called the first-born of Ireland’s saints. His first monks, the story goes, were a boar, a fox, a badger and a wolf.
saint-brigid = Brigid
    .text = Brigid builds: part of her work on Churches costs nothing.
    .history = A king promised her as much land as her cloak would cover, and the cloak did not stop growing. So the story tells how Kildare, the church of the oak, got its fields.
saint-columba = Columba
    .text = Columba’s heart is in Scotland: events from there that he draws advance Paganism less.
    .history = A prince of the Northern Uí Néill, he sailed with twelve companions in 563 and founded Iona, from where the Picts were won.
saint-finnian = Finnian
    .text = Finnian the teacher brings a Gift of the Spirit with him.
    .history = At his school of Clonard, it was said, three thousand studied, and the twelve apostles of Ireland all came from it.
saint-ibar = Ibar
    .text = Ibar fears no Druid: he adds to attempts on them, and a failure against one costs him no Zeal.
    .history = He taught on a small island in Wexford harbour and, legend says, quarrelled with Patrick, because no foreigner should rule the Irish church.
saint-brendan = Brendan
    .text = Brendan the voyager moves from coast to coast, and part of his travelling costs nothing.
    .history = In a boat of oxhide, says the most popular tale of the Middle Ages, he sailed west for seven years and said Mass on the back of a whale.
saint-enda = Enda
    .text = Enda is hardened: events cost him less Zeal.
    .history = A young warlord came to his sister’s convent for a bride and left as a monk. On the bare rock of Aran he gathered the first great monastery of Ireland.

# The Saints of the deck

saint-patrick-deck = Patrick, from the deck
    .text = Those who follow Patrick late follow the same man: he adds to every Convert attempt.
    .history = He called himself a sinner and the least of all the faithful, and baptised, by his own account, many thousands.
saint-palladius-deck = Palladius, from the deck
    .text = Palladius comes back to his flock: he adds to attempts on People.
    .history = Later writers say he failed and sailed home. Churches in Leinster remembered him all the same.
saint-auxilius-deck = Auxilius, from the deck
    .text = Auxilius works as hard when he comes late: he has more Action Points than his Zeal box prints.
    .history = Together with Patrick and Iserninus he heads an old list of rules for the Irish clergy: who may wander, who may collect, how a priest should dress.
saint-secundinus-deck = Secundinus, from the deck
    .text = An old friend of kings: Secundinus adds to attempts on Leaders.
    .history = Of Patrick’s companions he was the first to die, in 447, say the annals.
saint-iserninus-deck = Iserninus, from the deck
    .text = A patient teacher: his first Prepare for an attempt counts for more.
    .history = There is iron in his name. To the Irish he was Fith, and Kilcullen claims him as its founder.
saint-ciaran-deck = Ciarán, from the deck
    .text = Late or early, Ciarán is there for others: every other Saint in his Area converts better.
    .history = At Saigir the kings of Osraige were buried, and a fire lit at Easter was not allowed to go out all year.
saint-brigid-deck = Brigid, from the deck
    .text = Brigid builds in earnest: part of her work on Churches costs nothing, and she may raise a Church further in one turn than others may.
    .history = Kildare was a house of women and men together, ruled by an abbess. A writer of the seventh century marvelled at its great church with painted walls.
saint-columba-deck = Columba, from the deck
    .text = Columba works even as a mere follower: events from Scotland that his holder draws advance Paganism less.
    .history = They say he copied a psalter in secret and refused to give up the copy; the quarrel ended in battle, and Columba in exile.
saint-finnian-deck = Finnian, from the deck
    .text = Finnian brings a Gift of the Spirit with him and has room for more Keepers.
    .history = The oldest Irish handbook of penance goes under his name: for each sin a cure, like a physician’s.
saint-ibar-deck = Ibar, from the deck
    .text = Ibar has met every Druid in the south: he adds to attempts on them.
    .history = His island, Beggerin, means “little Ireland”: in exile there he wanted at least that much of it.
saint-brendan-deck = Brendan, from the deck
    .text = No shore is too far for Brendan: he moves to any Area, and part of his travelling costs nothing.
    .history = He founded Clonfert by the Shannon. Columba’s biographer has him land on a Scottish island to visit his friend.
saint-enda-deck = Enda, from the deck
    .text = Enda strengthens the weary: he can restore Zeal to a Saint in his Area, and events cost him less.
    .history = His monks lived on what they could grow in sand and seaweed, without a fire even in winter, and came from all Ireland to do so.

# The Gifts of the Spirit

gift-wisdom = Wisdom
    .text = Wisdom finds words for the mighty: its holder is better at converting Leaders.
    .history = Irish judges were proud of their maxims, and a bishop who could answer in kind was listened to.
gift-knowledge = Knowledge
    .text = Knowledge opens ears in every village: its holder is better at converting People.
    .history = Patrick spoke the language of the herdsmen; he had learnt it as one of them.
gift-faith = Faith
    .text = Faith tips the balance: a die equal to the MRN is a success.
    .history = A hundred prayers by day and nearly as many by night, in snow and rain: so the slave on the hillside remembered his years there.
gift-healing = Healing
    .text = Healing restores strength: once a turn, its holder may spend an action to restore Zeal to a Saint in the Area.
    .history = Half of every saint’s legend is a list of the sick who went home well.
gift-miracles = Miracles
    .text = Miracles convince: every attempt of their holder is easier.
    .history = Patrick himself tells of few wonders. Two centuries later his biographers had enough for several books.
gift-prophecy = Prophecy
    .text = Prophecy sees what is coming: once a turn, its holder may spend an action to look at the next card, and may avert it.
    .history = The Druids themselves are said to have foretold it: adze-heads would come over the sea, with crook-headed staves.
gift-discernment = Discernment of Spirits
    .text = Discernment knows a Druid for what he is: its holder may spend an action to turn over a hidden one without an attempt, and attempts on Druids are easier.
    .history = Not every voice in the night comes from heaven; the desert fathers had warned the monks of Gaul, who warned the Irish.
gift-tongues = Tongues
    .text = Tongues make the first words tell: the first Prepare for an attempt counts for more.
    .history = Among the Picts even Columba needed an interpreter, his biographer admits. Patrick had learnt his Irish the hard way.
gift-interpretation = Interpretation
    .text = Interpretation serves others: every other Saint in the Area converts better.
    .history = The oldest Irish sentences on parchment are notes between the lines of a Latin book: somebody was explaining it to somebody.

# The event cards

card-arthur = Arthur, King of the Britons
    .text = Paganism in Great Britain moves back.
    .history = Whether he was a king, a general or a dream, somebody beat the Saxons at Mount Badon around the year 500 and gave the Britons a generation of peace.
card-niall = Niall of the Nine Hostages
    .text = His raids weaken Britain, and his heirs fight over Tara.
    .history = Hostages from nine lands made a great king in the poets’ count. The Uí Néill, who held Tara for centuries, took their name from him.
card-coroticus = The Soldiers of Coroticus
    .text = Newly won souls are dragged away where you stand.
    .history = A British king’s men fell upon converts still in their white robes, killed some and sold the rest. Patrick’s furious open letter to them survives.
card-benignus = Benignus of Armagh
    .text = A devoted pupil restores strength, or brings a Gift.
    .history = As a boy he held the sleeping bishop’s feet and would not let go; so he went along, and at last followed Patrick at Armagh.
card-loegaire = Lóegaire at Tara
    .text = The king lets his Druids loose on Tara, or lets them be tested.
    .history = Niall’s son allowed Patrick to preach but stayed a Pagan. He had himself buried standing, armed, facing his enemies in Leinster.
card-slane-fire = The Fire on Slane
    .text = A forbidden fire: Leinster takes revenge, or its light breaks Dolmens and shows a Druid.
    .history = On the night when no fire might burn before the king’s, Patrick lit the Easter fire on the hill opposite Tara. “If it is not put out tonight,” said the Druids, “it will never be.”
card-lucet-mael = The Contest with Lucet Máel
    .text = A Druid awakens the stones and shakes hearts, or is unmasked.
    .history = The king’s Druid brought snow and darkness over the plain but could not take them away again before the morrow. Patrick could, the story says.
card-crom-cruach = Crom Cruach
    .text = The idol of Airgialla wins People back and awakens a Dolmen, or is struck down.
    .history = On the plain of prostrations stood a golden idol among twelve of stone, thirsty for the first-born. Patrick’s staff, they say, left its mark on it.
card-samhain = Samhain
    .text = The mounds open: a Dolmen awakes and courage sinks, or you glimpse what is to come.
    .history = On the last night of October the year died and the dead came visiting. The church could not abolish the feast, so in time it became All Hallows.
card-beltane = The Fires of Beltane
    .text = The Druids come back among the people.
    .history = On the first of May the cattle were driven between two fires over which the Druids had spoken, against all the plagues of the year.
card-tain = The Cattle Raid of Cooley
    .text = Ulaid and Connachta tear at each other, and their people suffer.
    .history = Every boy knew how Queen Medb marched on Ulster for a bull and how Cú Chulainn held the ford alone. Cattle raids were war, sport and a young king’s duty.
card-famine = Famine
    .text = Munster starves, and hungry preachers walk slowly.
    .history = A wet summer was enough: no grain, little milk, and the old laws spell out how a king is to blame when the earth does not yield.
card-pestilence = Pestilence
    .text = Sickness takes People and the strength of Saints.
    .history = The annals note the plagues in two or three words a year, and beside them the names of those they took.
card-murdered-chief = A Chief Murdered
    .text = Chiefs fall, where you are or elsewhere.
    .history = There were a hundred and more little kingdoms, and few of their lords died in bed. The law set the price of each honour; nobody was beyond it.
card-kin-strife = Strife among Kin
    .text = A King or a Chief is overthrown by cousins.
    .history = Whoever shared a great-grandfather with a king could be king after him. It made for large families and short reigns.
card-feast-of-tara = The Feast of Tara
    .text = The kingship of Tara is contested, or the assembly is a chance to preach.
    .history = Once in his reign the king of Tara held the feast at which he wedded the land itself. A bishop was not the guest whom the bride expected.
card-ath-dara = The Battle of Áth Dara
    .text = Leinster rises against Tara, and Leaders fall on both sides.
    .history = At the ford of the oak in 458 the men of Leinster took Lóegaire prisoner, because he had come once too often for his tribute of cattle.
card-sun-and-wind = Sworn by Sun and Wind
    .text = An oath is broken: a Leader dies of it, or the stones of every Area lose a Dolmen.
    .history = To be set free Lóegaire swore by sun and wind never to march on Leinster again. He did, and sun and wind killed him, the annals say with some satisfaction.
card-dubthach = Dubthach the Poet
    .text = A poet speaks up for you: time, knowledge or a Gift.
    .history = When Patrick entered the hall at Tara nobody was to rise. The chief poet rose, and afterwards wrote only for another king.
card-senchas-mar = The Great Tradition
    .text = Law and gospel come to terms.
    .history = The law book Senchas Már tells how nine men, kings, bishops and poets, went through the old customs and kept whatever did not offend the faith.
card-armagh = A Hill at Armagh
    .text = Land for the church takes time, takes the place of a Dolmen, or gives time back.
    .history = Daire first gave a low field, then a bronze cauldron, then took the cauldron back. “Thank God,” said Patrick each time, and got the hilltop.
card-croagh-patrick = Forty Days on the Mountain
    .text = A fast costs time, or breaks a Dolmen, or brings a Gift.
    .history = On the cone above Clew Bay Patrick is said to have fasted all Lent and bargained with an angel, among black birds, for the souls of the Irish.
card-pelagius = The Teaching of Pelagius
    .text = Quarrels over doctrine empty a Church.
    .history = “Stuffed with Irish porridge,” sneered Jerome at the Briton who taught that people could be good of their own will. The dispute was one reason why Rome cared about the islands.
card-legions-leave = The Legions Leave
    .text = Britain is left alone, and hope with it.
    .history = In 407 a usurper took the last field army across to Gaul. Three years later the cities of Britain were told to look to their own defence.
card-vortigern = Vortigern’s Guests
    .text = Paganism gains a foothold in Britain.
    .history = To fight the Picts a proud tyrant, says Gildas, hired three shiploads of Saxons. They asked for more ships, then for more pay, then they helped themselves.
card-groans = The Groans of the Britons
    .text = A cry for help goes unheard: Paganism advances, or whoever hears it loses heart or is forewarned.
    .history = “The barbarians drive us to the sea, the sea drives us back to the barbarians,” they wrote to the general Aetius, thrice consul. He was busy with Attila.
card-shipwreck = Shipwreck
    .text = The sea takes time and courage, or washes you up just where you are needed.
    .history = Hide boats crossed the Irish Sea in a day with a fair wind. With a foul one the crew threw out the cargo and promised a chapel.
card-burnt-church = A Church Burnt
    .text = The Church where you stand is damaged or lost.
    .history = The first churches were of oak planks and thatch. One torch was enough, and the annals are full of them.
card-hard-winter = A Hard Winter
    .text = Snow on the roads: you can do less.
    .history = The law bound every freeman to shelter a traveller. In a winter of great snow the annals count dead cattle instead of battles.
card-celestine = A Letter from Pope Celestine
    .text = Rome sends encouragement, and Gifts.
    .history = The pope who sent Palladius hoped, wrote a friend of his, to keep the Roman island Catholic and to make the barbarian island Christian.
card-confessio = The Confessio
    .text = Save this card. Used, it strengthens your next Convert attempt.
    .history = “I, Patrick, a sinner, most unlearned”: in old age he defended his life in rough Latin. Nothing older that was written in Ireland has come down to us.
card-safe-conduct = The Sons of Kings
    .text = Save this card. Used, it takes you wherever you like, with time to spare.
    .history = Patrick paid judges the price of fifteen men, he says, and took kings’ sons along for wages: whoever travelled with them travelled under protection.
card-gaulish-monks = Monks from Gaul
    .text = Save this card. Used, it gives you more to do in that turn.
    .history = Ships brought wine and oil up the Irish Sea, and now and then a few tonsured passengers with books and firm opinions about Easter.
card-germanus = Germanus and the Alleluia
    .text = Save this card. Used, it drives Paganism in Great Britain back.
    .history = In 429 the bishop of Auxerre, once a soldier, led raw British levies against Picts and Saxons. They shouted three times “Alleluia”, the valley echoed, and the enemy ran.
card-lerins = Retreat to Lérins
    .text = Save this card. Used, it restores your Zeal.
    .history = The island monastery off the coast of Provence trained many of Gaul’s bishops. Legend says Patrick rested and studied there too.
card-saxon-pirates = Pirates from England
    .text = Saxon ships plunder Laigin, and Paganism advances.
    .history = A Roman of the time wrote that the Saxons feared no storm, for in a storm nobody expects them.
card-hengist = Hengist’s Warriors from England
    .text = Kent is lost: Paganism advances, and courage sinks.
    .history = Two brothers with names like horses, Hengist and Horsa, led the mercenaries who stayed. Kent was the first kingdom they made.
card-anderida = Black News from England
    .text = A fortress falls with all who were in it, and Saints lose heart.
    .history = In 491, says the Saxons’ own chronicle, Ælle besieged the old Roman fort of Anderida and left not one Briton in it alive.
card-refugees = Refugees from England
    .text = Strangers crowd Eoganacht, though some of them strengthen you.
    .history = Those who could crossed the sea. So many Britons went to Gaul that a corner of it is called Brittany to this day; some, no doubt, reached Munster.
card-minor-invasion = Landing from England
    .text = Leinster’s coast is burnt, and Paganism advances.
    .history = Three keels on a beach at dawn were an army; by evening they were a settlement.
card-major-invasion = Major Invasion from England
    .text = The worst card: Paganism leaps forward, and Leinster loses People and Leaders.
    .history = It never came in the fifth century. In 684 a Northumbrian army did land and spared neither churches nor monasteries, to Bede’s shame.
card-pictish-raid = Raid from Scotland
    .text = Picts fall upon Ulaid.
    .history = From the cliffs of Antrim one can see the Scottish shore. It was closer than Tara, and its people knew the way.
card-dal-riata = Dál Riata: Kin from Scotland
    .text = Ulaid’s lords look across the sea, and Paganism advances.
    .history = Around 500 Fergus, son of Erc, moved his seat from Antrim to Argyll. The Romans had called all the Irish Scotti; now there was a Scotland.
card-attacotti = The Attacotti from Scotland
    .text = A savage people plunders Northern Uí Néill.
    .history = Jerome swore that he had seen them in Gaul as a boy, eating human flesh. The Roman army, less squeamish, recruited whole regiments of them.
card-pictish-slavers = Slavers from Scotland
    .text = Anyone who preaches in Ulster, or near the dealers, is in danger, and Paganism advances.
    .history = “Free-born people sold,” Patrick wrote, “Christians made slaves, to the most wicked and apostate Picts.”
card-drust = King Drust from Scotland
    .text = A great war lord shakes thrones in Ireland, and Paganism advances.
    .history = The Pictish king list gives Drust, son of Erp, a hundred years of reign and a hundred battles. In his nineteenth year, it adds, Patrick came to Ireland.
card-painted-warband = Painted Men from Scotland
    .text = The north burns: a Church is lost and People flee.
    .history = “Picti” is soldiers’ Latin for painted people. What they called themselves nobody wrote down.
card-alt-clut-fleet = A Fleet from Strathclyde
    .text = Ships lie before Southern Uí Néill, and Paganism advances.
    .history = From Alt Clut, the rock in the Clyde that is now Dumbarton, the kings of the northern Britons watched the sea road to Ireland. Coroticus may have been one of them.
card-slave-takers = Slave-takers from Strathclyde
    .text = They come to where you are and take whoever they find.
    .history = A slave woman, cumal, was the unit in which the Irish counted fines and fields. There was always a market.
card-apostates = Apostates from Strathclyde
    .text = A Druid returns somewhere in Ireland, and Paganism advances.
    .history = Ninian, says Bede, had preached to the southern Picts from his white church at Whithorn. In Patrick’s day many of them had gone back to the old stones.
card-warlord = A Warlord from Strathclyde
    .text = Preachers in Leinster are hunted, and Paganism advances.
    .history = When Rome’s pay stopped, many a commander on the Wall may have become king of whatever he could see from it.
card-burnt-monastery = Torches from Strathclyde
    .text = A Church of your choice burns, and Paganism advances.
    .history = Chalice, book and altar cloth were the richest things for miles, and everybody knew in which building they lay.

## The rules in our own words

rules-intro =
    It is the year 432. Rome is leaving Britain to the barbarians, and on the island at the edge of the world a handful of Saints sets out to win its People, its Chiefs and its Kings for a new faith. You play together: each turn an event strikes, then a Saint acts. You win at once when all Ireland is converted, and you may still win on points when the game ends in another way.

    Converting is a matter of influence, from the top down: the High King sways the Kings, a King his Chiefs, a Chief his People; Druids and Dolmens speak against you, Churches, Graves and Relics for you. Start at the target’s value, add everything that counts, and roll the die against what is missing. A face-down Druid must always be faced first.

rules-sources =
    The rules come from two texts: the rule book, whose chapters our numbers follow, and German short rules that sum it up. Where they differ, the rule book prevails; the rules concerned say so. Where only the short rules say something, we follow them.

    Neither text says what is printed on the board, the blocks and the cards. Most names on the map, its borders, the mix of the blocks, the tracks, and nearly all that Saints, Gifts and event cards do are our own reconstruction, tested by simulation. They are not the printed cards. A card says who names it and who tells what it does.
reconstructed = Most of the map, the mix of the blocks and nearly all that the cards do are our reconstruction, not the printed game.
mark-S = stated by the rule book or the German short rules
mark-P = stated by a public review
mark-I = inferred from these
mark-R = reconstructed or ruled by us
mark-own = from your own pack

section-contents = What is in the box
section-board = The board
section-setup = Setting up
section-turn = Your turn
section-events = Event cards
section-paganism = Paganism in Great Britain
section-people = Replacing People
section-leaders = Replacing Leaders
section-actions = Actions
section-convert = Prepare and Convert
section-move = Moving
section-churches = Churches
section-cards = Giving and taking cards
section-relics = Graves and Relics
section-effort = The Final Effort
section-death = Death
section-ending = The end of the game
section-results = Results
section-levels = Levels of play
section-solitaire = Solitaire and numbers
section-rulings = Rulings of this table
section-saints = The Saints
section-decksaints = The Saints of the deck
section-gifts = The Gifts of the Spirit
section-eventcards = The event cards

# What is in the box

rule-2 = The pieces
    .text = There are 64 numbered event cards (twelve of them Saints for the deck), 12 Saints to start with and 9 Gifts of the Spirit; small blocks for People, Druids, Leaders and Graves, 8 Dolmens, and 19 Churches in four sizes: 8 of level 0, 6 of level 1, 4 of level 2 and one Cathedral.

# The board

rule-3 = Provinces and Areas
    .text = The map shows Ireland in the fifth century: four Provinces, divided into nine Areas. Ulster has three Areas, Connacht, Leinster and Munster have two each.
    .why = The rule book says “two or three Areas”; which Province has three follows from its remarks on the King of Ulster.
rule-3-places = Who has a place where
    .text = Every Area has a row of boxes for People, one box for a Druid or a Church, and one seat for its Chief. Every Province has a seat for its King. The High King sits at Tara, in Southern Uí Néill.
rule-3-britain = Great Britain beside the map
    .text = A diagram stands for Great Britain: Scotland, Strathclyde and England, each Christian or Pagan, and a track on which a marker shows how far Roman civilisation has crumbled.

# Setting up

rule-4-paganism = Britain at the start
    .text = The Paganism marker begins in the At Start box. Scotland, Strathclyde and England begin Christian.
rule-4-people = People on the board
    .text = Every People box gets a randomly drawn People piece, Pagan side up.
rule-4-people-order = Rows in order
    .text = In each Area the People stand in order of their numbers: the weakest resistance on the left, the strongest on the right.
    .why = A row such as −1, −4, −5, −6 is read by size, so “lowest” means smallest without its sign; the short rules show it with an example.
rule-4-people-pool = The pool of People
    .text = The People left over lie face down beside the board; later ones are drawn from there.
rule-4-leaders = Leaders from the cup
    .text = All Leaders go into a cup. One is drawn for every Chief, every King and the High King, and all begin Pagan.
rule-4-leaders-sides = A Leader’s other side
    .text = A Leader has a Pagan value on one side and a Christian value on the other. Nobody looks at the side that is face down.
    .why = A fierce Pagan need not become a fervent Christian: the two sides have nothing to do with each other, reviewers say.
rule-4-druids = Druids face down
    .text = Every Druid/Church box gets a randomly drawn Druid with his number hidden.
rule-4-druids-pool = Druids in reserve
    .text = The Druids left over stay beside the board, numbers hidden.
rule-4-supply = Churches, Dolmens and Graves in reserve
    .text = Churches, Dolmens and Graves begin beside the board. A Grave hides on its other side the Relic it may become.
rule-4-gifts = The Gifts of the Spirit
    .text = The nine Gifts of the Spirit lie beside the board, ready to enter the game.
    .why = The texts don’t say how they enter it. In our reconstruction an event or a Saint’s ability grants one.
rule-4-gifts-open = Gifts are open
    .text = Everybody may look through the Gifts at any time.
rule-4-piles = Three piles for Britain
    .text = The cards that come from Scotland, from Strathclyde and from England wait in three piles of their own. Each pile is shuffled into the Draw Deck when its region turns Pagan.
rule-4-arthur = Arthur is the first Key Card
    .text = Arthur begins as the Key Card and decides the first event. Then he joins the Scotland pile and is shuffled in with it later.
rule-4-deck = The Draw Deck
    .text = The twelve Deck Saints are sorted out. All event cards that then remain form the Draw Deck.
rule-4-saint = A Saint for everybody
    .text = Everybody has a mat and begins with one At Start Saint as the active Saint.
rule-4-saint-choice = Historic, chosen or random
    .text = The Saints may be Patrick’s historical companions or those who came later. They may be chosen, or dealt by chance. For a first game the historic ones are recommended.
rule-4-saint-rest = Saints who stay away
    .text = At Start Saints that nobody plays are out of the game.
rule-4-decksaints = Six Saints for the deck
    .text = Six Deck Saints join the Draw Deck. Only the Deck versions will do, not the At Start cards.
rule-4-decksaints-twice = Nobody is in two places
    .text = A Saint who begins the game may not also go into the Draw Deck.
rule-4-decksaints-choice = Choosing the six
    .text = All players should agree on the six (BTS ruling.consensus). If everybody begins with a historic Saint, you may simply take the six historic Deck Saints.
rule-4-decksaints-rest = Deck Saints who stay away
    .text = Deck Saints that were not chosen are out of the game.
rule-4-decksaints-shuffle = Shuffled together
    .text = The six are shuffled with the other event cards, and the deck is put face down.
rule-4-zeal = Zeal at the start
    .text = Every Saint’s Zeal begins in the box at the far left of the track. Patrick and Palladius are the exceptions.
rule-4-points = Four Action Points at the start
    .text = Every Saint begins with 4 Action Points, Auxilius excepted.
    .why = The German short rules give everybody 4 and don’t mention Auxilius; the rule book prevails.
rule-4-area = Where a Saint lands
    .text = Everybody chooses an Area in Ireland for their Saint to begin in.
rule-4-area-palladius = Palladius lands in Eoganacht
    .text = Palladius begins in Eoganacht; his place isn’t chosen.
rule-4-patrick = Patrick begins a little tired
    .text = If Patrick begins the game, his Zeal starts one box further right.
rule-4-palladius = Palladius begins tired
    .text = If Palladius begins the game, his Zeal starts two boxes further right.
rule-4-palladius-flock = Palladius’ first Flock
    .text = If Palladius begins the game, the left-most People of Eoganacht are already Flock.
    .why = The German short rules leave this out; the rule book prevails.
rule-4-first = Who goes first
    .text = Palladius goes first. Without him it is Patrick.
rule-4-first-die = Neither Palladius nor Patrick
    .text = If neither is in the game, the die decides who goes first.
rule-4-clockwise = Clockwise
    .text = The first player takes the Turn Marker; after that turns go round clockwise.

# Your turn

rule-5 = Event, then actions
    .text = In your turn you first resolve an event card and then take your actions.
rule-5-1 = Draw a card
    .text = You draw the top card of the Draw Deck and read out its title.
rule-5-1-directive = What always happens
    .text = A directive under the title is carried out first, whatever the Key Card says.
rule-5-1-key = The Key Card picks the event
    .text = Most cards carry several events, each on a coloured bar. The card you drew becomes the Current Card, and the arrow of the Key Card points at one of its bars, the one of the same colour: that event happens.
rule-5-1-discard = The old Key Card goes
    .text = When the event is resolved, the Key Card goes on top of the Discard Pile.
rule-5-1-arthur = Arthur goes to Scotland
    .text = After the first event Arthur isn’t discarded but put with the Scotland cards.
rule-5-1-next = The Current Card becomes the Key Card
    .text = Then the Current Card becomes the Key Card and decides the event of the next one.
rule-5-2 = Then you act
    .text = After the event you take your actions: Prepare, Convert, Move, Build or Improve a Church, Give or Take a card, Make a Relic, Final Effort.
rule-5-2-four = Four actions to begin with
    .text = At first everybody has 4 actions a turn, Auxilius excepted.
rule-5-2-zeal = Zeal gives the actions
    .text = The Zeal box your marker stands in says how many actions you have this turn. As failures and events cost you Zeal, you have fewer.
rule-5-3 = Passing the Turn Marker
    .text = When your actions are done, the Turn Marker goes clockwise to the next Saint.
    .why = So nobody acts without it. In another’s turn you only answer what you are asked, as when somebody wants to take a card from you.

# Event cards

rule-6 = Only the bar that fires
    .text = Only the event that the Key Card’s arrow points at takes place. The other bars of the card are ignored.
rule-6-single = Cards with one event
    .text = If a card has only one event, that event happens wherever the arrow points.
rule-6-first = The event comes first
    .text = An event is resolved to its end before the turn goes on. Until then you may take no action.
rule-6-keeper = Keeper cards
    .text = Some cards are kept for later: Saints, cards that tell you to save them, and Gifts of the Spirit. They are called Keepers.
rule-6-keeper-arrow = Keepers have no arrow
    .text = Keepers are the only cards without an arrow on the right.
rule-6-keeper-save = A Keeper is tucked away
    .text = If you draw a Keeper, no event is played. You tuck the card under your mat instead.
rule-6-keeper-use = Saved cards are for later
    .text = A card that tells you to save it is kept for future use.
    .why = When and how often it may be used would be on the card, which no text reproduces: see BTS ruling.saved.
rule-6-keeper-asleep = Followers have no abilities yet
    .text = A Saint among your Keepers is a mere follower of your active Saint. The follower’s abilities don’t count until that Saint becomes active.
rule-6-keeper-columba = Columba is the exception
    .text = The Deck version of Columba works even while he is a Keeper.
    .why = The German short rules say only “except Columba”; the rule book means the Deck version.
rule-6-limit = Two Keepers
    .text = With four to six Saints in the game, each may keep at most two Keepers.
rule-6-limit-three = Three Keepers
    .text = With one to three Saints in the game, each may keep three Keepers.
rule-6-limit-discard = One Keeper too many
    .text = If you get a Keeper and have no room, you discard one: either one that you had or the new one.

# Paganism in Great Britain

rule-7 = Britain begins Christian
    .text = At the start all of Great Britain is Christian.
rule-7-advance = Paganism advances
    .text = When an event advances Paganism in Great Britain, the marker moves on one box, or two if the card says so.
rule-7-scotland = Scotland turns Pagan
    .text = The first advance takes the marker to the box “Scotland Pagan”: Scotland is turned to its Pagan side, and the Scotland cards are shuffled into the Draw Deck.
rule-7-strathclyde = Strathclyde turns Pagan
    .text = At the box “Strathclyde Pagan” the same happens with Strathclyde and its cards.
rule-7-england = England turns Pagan
    .text = At the box “England Pagan” the same happens with England and its cards.
rule-7-arthur = Arthur holds the line
    .text = Arthur’s event moves the Paganism marker back one box.
rule-7-boundary = Back across a boundary
    .text = If the marker moves back across a boundary, the cards that were shuffled in stay in. When it crosses again, nothing more is added.
rule-7-end = The last box
    .text = The game is over the moment the marker reaches the Game Ends box.

# Replacing People

rule-8 = Flock are lost first
    .text = Converted People are Flock. When an event replaces People in an Area, Flock are removed before Pagans.
rule-8-right = Which Flock goes
    .text = Of several Flock the one furthest to the right goes first.
rule-8-pagan = Which Pagans go
    .text = Only when no Flock are left are Pagan People removed, and always the one furthest to the left, with the lowest number.
rule-8-replace = Newcomers are Pagan
    .text = For each piece removed, a Pagan People piece is drawn at random.
rule-8-order = Newcomers take their place in the row
    .text = The newcomers are sorted into the row by number.
rule-8-first = People before Leaders
    .text = If an event replaces both People and Leaders, the People are replaced first.

# Replacing Leaders

rule-9 = No seat stays empty
    .text = Chiefs, Kings and the High King can be removed by events. All their seats are filled again at once, in a fixed order.
rule-9-remove = Step 1: removal
    .text = First all Leaders that the event removes are taken off and set aside.
rule-9-chiefs = Step 2: new Chiefs
    .text = Then a Leader is drawn at random for every Area that has no Chief.
rule-9-chiefs-christian = A Christian Chief
    .text = The new Chief is Christian if more than half of the Area’s People are Flock.
rule-9-chiefs-pagan = A Pagan Chief
    .text = Otherwise, even at exactly half, he is Pagan.
rule-9-kings = Step 3: new Kings
    .text = Then a die is rolled for every Province without a King. Each of its Chiefs has numbers of his own; the one whose number comes up becomes King.
rule-9-highking = Step 4: a new High King
    .text = If the High King was removed, a die decides which of the four Kings is raised to Tara.
rule-9-chain = And so on
    .text = Every promotion leaves a seat empty. The steps are repeated until every seat in Ireland is filled.
rule-9-side = Promotion changes no faith
    .text = A promoted Leader stays as he was, Christian or Pagan.
rule-9-return = Back into the cup
    .text = At the very end the Leaders set aside go back into the cup.

# Actions

rule-10 = What you can do
    .text = Your actions are Prepare, Convert, Move, Build, Improve, Give, Take, Make a Relic and Final Effort.
rule-10-cost = One point each
    .text = Every action costs 1 Action Point. Without points left you may take none.
rule-10-any = Any mixture
    .text = You may combine actions as you like and repeat the same one, Churches excepted.
rule-10-area = Where you stand
    .text = You act only in the Area where your Saint stands: converting its People, Druid or Chief, building, improving, making a Relic, the Final Effort.
rule-10-king = Where Kings are converted
    .text = You can attempt to convert a King from any Area of his own Province, but from no other.
    .why = The German short rules only say that actions are taken where the pawn stands; the rule book makes this exception.
rule-10-highking = Where the High King is converted
    .text = You can attempt to convert the High King only in Southern Uí Néill, where Tara lies.
rule-10-prepare = Prepare on the spot
    .text = A Prepare counts only for a Convert attempt in the same Area.

# Prepare and Convert

rule-10-1 = A Convert attempt
    .text = For 1 Action Point you may try to convert a Pagan: People, a Druid, a Chief, a King or the High King.
rule-10-1-influence = Who listens to whom
    .text = People listen to their Chief and their Druid, Leaders to their superior and the Druids. A Druid listens to nobody but his own faith.
rule-10-1-prepare = Prepare first
    .text = Before an attempt you may spend points to Prepare. Each adds +1 to it.
rule-10-1-reserve = Keep one point for the attempt
    .text = You may not Prepare with your last point: at least one must remain for the attempt itself.
rule-10-1-highking-kings = The High King sways Kings
    .text = The High King influences the four Kings and nobody else.
rule-10-1-king-chiefs = Kings sway Chiefs
    .text = A King influences the Chiefs of his Province: two of them, or three in Ulster.
rule-10-1-chief-people = Chiefs sway People
    .text = A Chief influences the People of his Area.
rule-10-1-king-people = Kings don’t sway People
    .text = A King has no influence on People; he rules them only through their Chiefs.
rule-10-1-leader = For or against
    .text = A Pagan Leader counts his value against the attempt, a Christian one counts it in favour.
rule-10-1-area = What lies in the Area counts
    .text = The pieces in an Area influence all attempts there: Druid or Church, Graves, Relics, Dolmens.
rule-10-1-facedown = A hidden Druid bars the way
    .text = While an Area’s Druid is face down, you may not attempt to convert anybody else there: his influence counts as unlimited until he is known or gone.
rule-10-1-faceup = A known Druid hinders
    .text = A face-up Druid forbids nothing, but his value counts against attempts on the others in his Area.
    .why = A footnote of the German short rules says that Druids must always be converted first. Yet their own lists count a known Druid against attempts on the others, as the rule book does, and the rule book prevails.
rule-10-1-church = A Church helps
    .text = A Church in the box adds its level to the attempt.
rule-10-1-relics = Graves and Relics help
    .text = Each Grave in the Area adds +1, each Relic its own value.
rule-10-1-dolmens = Dolmens hinder
    .text = Each active Dolmen in the Area counts −1.
rule-10-1-abilities = Saints and Gifts help
    .text = The abilities of your active Saint and your Gifts of the Spirit are added as their cards say.
rule-10-1-king = A King under the worst Druid
    .text = For a King, the worst case counts. If there is any Druid in the Province, the one with the worst value applies, and no Church there helps.
rule-10-1-king-all = The whole Province counts for a King
    .text = For a King all Graves, Relics and Dolmens in all Areas of his Province count.
rule-10-1-king-known = No King behind a hidden Druid
    .text = You may not attempt to convert a King until every Druid in his Province is removed or known.
rule-10-1-highking = What sways the High King
    .text = For the High King, what lies with him in Southern Uí Néill counts: the Druid or Church, Graves, Relics and Dolmens.
rule-10-1-highking-known = No High King behind a hidden Druid
    .text = You may not attempt to convert the High King while the Druid of Southern Uí Néill is face down.
    .why = Inferred: attempts on him are made in that Area, and a hidden Druid bars all attempts in his Area.
rule-10-1-druid = Commit, then look
    .text = Against a hidden Druid you commit to the attempt, including all Prepares, before he is turned over and his value is seen.
rule-10-1-count-druid = The sum against a Druid
    .text = His value, the Dolmens, Graves and Relics of the Area, and what the Saint, Gifts, Prepares and Final Effort add. Churches and Leaders don’t count.
rule-10-1-count-people = The sum for People
    .text = Their value, their Chief, the Area’s Druid or Church, its Dolmens, Graves and Relics, and what the Saint, Gifts, Prepares and Final Effort add.
rule-10-1-count-chief = The sum for a Chief
    .text = His value, his King, the Area’s Druid or Church, its Dolmens, Graves and Relics, and what the Saint, Gifts, Prepares and Final Effort add.
rule-10-1-count-king = The sum for a King
    .text = His value, the High King, the worst Druid of the Province or, if there is none, its single largest Church, all Dolmens, Graves and Relics of the Province, and what the Saint, Gifts, Prepares and Final Effort add. Chiefs don’t count.
rule-10-1-count-highking = The sum for the High King
    .text = His value, the Druid or Church of Southern Uí Néill, its Dolmens, Graves and Relics, and what the Saint, Gifts, Prepares and Final Effort add. No other Leader counts.
rule-10-1-slider = Start at the target’s value
    .text = On the Convert slider the marker starts on the target’s number.
rule-10-1-slider-left = Bad influences to the left
    .text = Every negative influence moves the marker that many boxes to the left.
rule-10-1-slider-right = Good influences to the right
    .text = Every positive influence moves the marker that many boxes to the right, the Prepares among them.
rule-10-1-slider-example = The book’s example
    .text = People of −3 under a Pagan Chief of −2 stand at −5. Patrick’s ability makes it −4, and two Prepares make it −2.
rule-10-1-mrn = The number to beat
    .text = The box where the marker ends shows the Minimum Result Needed, MRN for short. You roll one die against it.
rule-10-1-equal = Equal: nothing happens
    .text = If the die equals the MRN, nothing happens.
rule-10-1-success = Higher: success
    .text = If the die is higher than the MRN, the attempt succeeds: People and Leaders are turned to their Christian side.
rule-10-1-success-druid = A beaten Druid
    .text = When an attempt on a Druid succeeds, he isn’t turned over but removed from the board.
rule-10-1-failure = Lower: failure
    .text = If the die is lower than the MRN, the attempt fails and your Saint loses 1 Zeal: the marker moves one box to the right.
rule-10-1-failure-dolmen = A Dolmen awakes
    .text = If you failed against a Druid, an active Dolmen is also placed in the Area.
rule-10-1-automatic-failure = Automatic failure
    .text = An attempt at −6 or worse fails for certain.
rule-10-1-automatic-success = Automatic success
    .text = An attempt at 0 or better succeeds for certain.
rule-10-1-six = A six topples a Dolmen
    .text = Whenever a Convert attempt rolls a 6 in an Area with active Dolmens, one of them is removed.
    .why = 10.1 says that you “can” remove it; the player aid and the German short rules simply remove it, and so do we. Where it goes no text says: here it goes back to the others beside the board and may awake again.

# Moving

rule-10-2 = Move
    .text = For 1 Action Point your Saint moves to another Area.
rule-10-2-adjacent = Only to a neighbour
    .text = You may move only to an adjacent Area.
rule-10-2-special = Saints who travel far
    .text = Some Saints may also move to Areas that are not adjacent, for the same 1 point.

# Churches

rule-10-3 = Build or Improve
    .text = For 1 Action Point you may build a Church in your Area, or improve the one that stands there.
rule-10-3-druid = Only in an empty box
    .text = Druid and Church share one box. You may build only where the Druid is gone and no Church stands yet.
rule-10-3-build = New Churches are small
    .text = A new Church has level 0.
rule-10-3-eight = Eight small Churches
    .text = There are only eight Churches of level 0. While all eight stand, no new one may be built: for a Church in every Area, one must be improved.
rule-10-3-improve = One level higher
    .text = An improved Church is replaced by one of the next higher level. You may improve only a Church that stands in your Area, and nothing is higher than a Cathedral, level 3.
rule-10-3-limit = Six, four and one
    .text = There can be no more than six Churches of level 1, four of level 2 and one Cathedral. If the next level has run out, you may not improve.
rule-10-3-once = One level per turn
    .text = In one turn you may build or improve in an Area only once, by one level.
rule-10-3-elsewhere = Another Area, another Church
    .text = In the same turn you may move on and build or improve in another Area.
rule-10-3-modifier = What a Church is worth
    .text = A Church adds its level, 0 to 3, to attempts on the People and the Chief of its Area.
rule-10-3-king = The largest Church for a King
    .text = For a King only the one largest Church of his Province counts, and it counts only if there is no Druid in the Province.
rule-10-3-highking = The Church at Tara
    .text = For the High King the Church in Southern Uí Néill counts.
rule-10-3-nodruid = A Church keeps Druids out
    .text = No Druid can be placed in an Area where a Church stands.

# Giving and taking cards

rule-10-4-give = Give a card
    .text = For 1 Action Point you may give one of your Keepers to another Saint.
rule-10-4-take = Take a card
    .text = For 1 Action Point you may take a Keeper from another Saint, if its holder permits.
rule-10-4-area = Face to face
    .text = Both Saints must be in the same Area.
rule-10-4-keeper = Only Keepers change hands
    .text = The card must be one of the Keepers. An active Saint can be neither given nor taken.
rule-10-4-room = Room for the card
    .text = The player who receives the card needs a free Keeper place, or must discard a card at once to make room.

# Graves and Relics

rule-10-5-grave = A Grave blesses its Area
    .text = Where a Saint died lies a Grave, picked at random. It adds +1 to later attempts in that Area.
rule-10-5-make = Make a Relic
    .text = For 1 Action Point you may turn a Grave in your Area over to its Relic side. If there is no Grave there, you may not.
rule-10-5-value = What a Relic is worth
    .text = A Relic is worth 0 to +3, as it shows when it is turned over. It may prove worthless.
rule-10-5-carry = Relics travel
    .text = A Relic may go along with any Saint who moves, at no cost.
rule-10-5-modifier = Relics help where they are
    .text = A Relic adds its value to all attempts in the Area where it is.

# The Final Effort

rule-10-6 = Final Effort
    .text = Only if your Saint’s Zeal stands in the box “may make a Final Effort” may you spend 1 Action Point on one.
rule-10-6-once = Only once
    .text = A Saint makes only one Final Effort.
rule-10-6-two = Twice the preparation
    .text = It works like a Prepare but adds +2.
rule-10-6-death = It costs a life
    .text = The Final Effort costs your Saint the last Zeal: the Saint dies.

# Death

rule-11 = When a Saint dies
    .text = A Saint whose Zeal reaches the last box, the one with the Celtic cross, has died.
rule-11-card = The dead stay dead
    .text = The Saint’s card is removed from the game.
rule-11-grave = A Grave where the Saint fell
    .text = A Grave, picked at random, is placed in the Area where the Saint stood.
rule-11-turn = Death ends the turn
    .text = If your Saint dies while you take actions, your turn is over.
rule-11-excess = Excess loss is ignored
    .text = If an event costs more Zeal than the Saint had, the rest is ignored.
rule-11-successor = The follower takes over
    .text = If there is a Saint among your Keepers, that one becomes your active Saint.
rule-11-successor-choice = Which follower
    .text = If you keep several Saints, you choose who follows.
rule-11-successor-keepers = Keepers stay
    .text = Your other Keepers stay with you.
rule-11-successor-gifts = Some Gifts die with their Saint
    .text = Some Gifts of the Spirit end when the Saint who has them dies.
rule-11-successor-zeal = Fresh Zeal
    .text = The new Saint’s Zeal begins at the far left, even for one who would have started the game further right.
rule-11-successor-points = Fresh Action Points
    .text = The new Saint has 4 Action Points again.
rule-11-successor-abilities = Other gifts, other ways
    .text = From now on the new Saint’s abilities count, and no longer the old one’s.
rule-11-acolyte = An Acolyte carries on
    .text = If there is no Saint among your Keepers when your Saint dies, your mat is turned over and you play on as an Acolyte.
rule-11-acolyte-start = An Acolyte’s start
    .text = An Acolyte’s Zeal begins at the far left, with 4 Action Points.
rule-11-acolyte-plain = An Acolyte is no Saint
    .text = Acolytes have no special abilities and a shorter Zeal track.
    .why = That means abilities of their own. The Gifts of the Spirit among an Acolyte’s Keepers go on working: what they do is the Gift’s ability. The texts don’t say so; this is our reading.
rule-11-acolyte-keepers = An Acolyte keeps the cards
    .text = The Keepers stay with the Acolyte, except for Gifts that die with their Saint.
rule-11-acolyte-saint = A Saint for an Acolyte
    .text = If an Acolyte gets a Saint, the mat is turned back at once and that Saint becomes active, with fresh Zeal and points.
rule-11-acolyte-take = Taking a Saint ends the turn
    .text = If an Acolyte gets the Saint by taking the card, the turn in which that happens is over.
    .why = The German short rules end the turn however the Acolyte got the Saint; the rule book prevails.
rule-11-acolyte-end = No Acolyte may fail
    .text = If an Acolyte’s Zeal reaches the Celtic cross, the game ends at once.

# The end of the game

rule-12-1 = All Ireland converted
    .text = The moment every People piece in Ireland is Flock, the game ends with a Full Victory. Pagan Leaders, even Druids, may remain.
rule-12-2 = Britain lost
    .text = The moment the Paganism marker reaches the Game Ends box, the game ends and points are counted.
rule-12-3 = No card left
    .text = If there is no card to draw at the start of a turn, the game ends and points are counted.
rule-12-4 = An Acolyte lost
    .text = The moment an Acolyte’s Zeal reaches the Celtic cross, the game ends and points are counted.
rule-12-over = Over is over
    .text = Once the game has ended nothing more happens: no action, no roll, no card.
    .why = Inferred from “the instant”: whatever an event or action still had to do is left undone.
rule-12-score = Counting points
    .text = Unless all Ireland is converted, the team counts its points together.
rule-12-score-all = Points for whole Areas
    .text = +2 for every Area where all People are Flock.
rule-12-score-most = Points for most of an Area
    .text = +1 for every other Area where more than half of the People are Flock.
rule-12-score-highking = Points for the High King
    .text = +1 if the High King is Christian.
rule-12-score-kings = Points for Kings
    .text = +½ for each Christian King.
rule-12-score-cathedral = Points for a Cathedral
    .text = +1 if the Cathedral stands anywhere in Ireland.
rule-12-score-dolmens = Points lost to Dolmens
    .text = −1 for each active Dolmen in Ireland.
rule-12-score-druids = Points lost to Druids
    .text = −1 for each Druid in Ireland, known or hidden.

# Results

rule-13-totaldefeat = 0 to 6½ points
    .text = 0 to 6½ points is a Total Defeat.
rule-13-partialdefeat = 7 to 12½ points
    .text = 7 to 12½ points is a Partial Defeat.
rule-13-partialvictory = 13 to 18½ points
    .text = 13 to 18½ points is a Partial Victory.
rule-13-fullvictory = 19 points or more
    .text = 19 points or more is a Full Victory, and so is the conversion of all Ireland. Short of that, 21 is the highest possible score.
    .why = Eight whole Areas and most of the ninth, the High King, four Kings and the Cathedral: 16 + 1 + 1 + 2 + 1.

# Levels of play

rule-14 = Three levels
    .text = Setting up as described is the Standard level. Beginner is easier, for a first game; Advanced is harder, for the experienced.
rule-14-beginner-druids = Beginner: milder Druids
    .text = The two −6 Druids are not used.
rule-14-beginner-dolmens = Beginner: no Dolmens
    .text = Dolmens are not used.
rule-14-beginner-relics = Beginner: better Relics
    .text = Two of the three Relics of value 0 are not used.
rule-14-beginner-invasion = Beginner: no great invasion
    .text = Card 53, the great invasion from England, is not used.
rule-14-advanced-relic = Advanced: no greatest Relic
    .text = The +3 Relic is not used.
rule-14-advanced-gifts = Advanced: three Gifts fewer
    .text = The team picks three Gifts of the Spirit, its favourites, and plays without them.
    .why = Here, too, we let all agree: see BTS ruling.consensus.
rule-14-advanced-paganism = Advanced: Scotland is lost
    .text = Paganism begins one box further on: Scotland is Pagan already.
rule-14-advanced-cards = Advanced: Scotland’s cards are in
    .text = The Scotland cards and Arthur are in the Draw Deck from the start.
rule-14-advanced-blue = Advanced: the first event is blue
    .text = The first event card is played at its blue bar.
rule-14-saints = Saints as a level
    .text = You may make the game easier or harder still by choosing Saints who go well together, or badly.

# Solitaire and numbers

rule-15 = One to six
    .text = The game is for one to six Saints and works the same with any number.
rule-15-one = Alone with one Saint
    .text = Alone you may play with a single Saint. Some are better at that than others.
rule-15-ciaran = Not Ciarán alone
    .text = Ciarán is completely inappropriate for a game with one Saint.
    .why = That he helps only others we infer from this. Nothing forbids him: whoever likes may choose him alone. But chance never deals him to a single Saint; that is our way of heeding the book.
rule-15-many = Alone with several Saints
    .text = Or you play several Saints and decide for each in turn, like a team of one mind.
rule-15-keepers = Keepers count by Saints
    .text = What counts for the number of Keepers is how many Saints play, not how many people.

# Rulings of this table

rule-ruling-points = Points are counted once
    .text = Your Action Points are counted once, after the event. Zeal lost while you act doesn’t take away points this turn. The count never falls below zero.
    .why = The mat is read “at the start” of the actions; a failure in the middle should hurt the next turn.
rule-ruling-early = You may stop early
    .text = You may end your turn with points left. Only after a Final Effort must the attempt still be made.
    .why = No text makes you spend points.
rule-ruling-auxilius = Auxilius has one more
    .text = Auxilius has one Action Point more than each Zeal box prints, as a successor too.
    .why = The rule book says only that he doesn’t have 4.
rule-ruling-prepare = What a Prepare is for
    .text = A Prepare names no target. It counts for the next Convert attempt of this turn in this Area, whoever the target is. Other actions there keep it; moving away, using a card that lets you go anywhere, or ending the turn loses it.
    .why = The text ties it to the place only.
rule-ruling-effort-points = An effort needs two points
    .text = You may begin a Final Effort only with 2 points or more: one for the effort, one for the attempt.
    .why = Like a Prepare, it would otherwise be a death for nothing.
rule-ruling-effort-adds = An effort adds to Prepares
    .text = The +2 of a Final Effort is added to the Prepares made before and after it.
    .why = The text likens it to a Prepare, and Prepares add up.
rule-ruling-effort-after = After an effort, the attempt
    .text = After a Final Effort you may only Prepare, and then you must Convert. Nothing else is left to do, and the turn can’t be ended without the attempt.
    .why = Otherwise a Saint could spend a dying breath on building.
rule-ruling-effort-death = Death after the attempt
    .text = The Saint who made a Final Effort dies after the attempt. If the attempt fails too, it is still one death, and the successor loses nothing.
    .why = The short rules say the Saint dies afterwards.
rule-ruling-effort-victory = Victory before death
    .text = If the attempt converts the last Pagan People, the game is won before the Saint dies.
    .why = That ending comes “the instant” it is true.
rule-ruling-effort-acolyte = No Final Effort for Acolytes
    .text = Acolytes may not make a Final Effort.
    .why = The text speaks of Saints only, and for an Acolyte it would end the game.
rule-ruling-targets = Only Pagans can be converted
    .text = A target may be any Pagan within reach: any of the Area’s Pagan People, not only the left-most. You may not attempt to convert anybody who is already Christian.
    .why = The text sets no order for attempts on People.
rule-ruling-hopeless = Hopeless attempts
    .text = You may try even where failure is certain.
    .why = It turns a hidden Druid over, which can be worth a Zeal.
rule-ruling-sum = The sum decides
    .text = All influences are added up and only the sum is read on the slider; it may run off either end on the way.
    .why = So the order of the influences can’t matter.
rule-ruling-committed = No help after the Druid is seen
    .text = Once a hidden Druid has been turned over for an attempt, nothing more can be added to it.
    .why = Otherwise committing first would mean nothing.
rule-ruling-druid-gone = Removed Druids are gone
    .text = A Druid who was beaten leaves the game.
    .why = No text puts him back among the others.
rule-ruling-druid-new = New Druids come hidden
    .text = A Druid placed by an event comes face down from the reserve.
    .why = As at the start.
rule-ruling-druid-place = One to a box
    .text = An event can’t place a Druid where a Church or a Druid stands; there it does nothing.
    .why = The short rules say so for Churches; for Druids it follows from the single box.
rule-ruling-failure-druid = A Druid who won
    .text = A Druid who resisted stays, face up. A Dolmen is placed only if one of the eight is left.
    .why = There are no more than eight Dolmens.
rule-ruling-failure-acolyte = An Acolyte’s last failure
    .text = If an Acolyte’s failure against a Druid ends the game, no Dolmen is placed.
    .why = The game ends the instant the Zeal is lost.
rule-ruling-six-success = A rolled six always succeeds
    .text = No MRN is higher than 5, so whenever a die is rolled at all, a 6 is a success.
    .why = It follows from the slider.
rule-ruling-six-king = Which Dolmen a six removes
    .text = A 6 against a King removes a Dolmen in the Area where the Saint stands, if there is one.
    .why = The attempt is made there, even if Dolmens of the whole Province count.
rule-ruling-slider = How the slider is read
    .text = The boxes −5 to −1 have an MRN of 5 to 1. You must roll more than that; equal is nothing, less is failure. From −6 down it fails, from 0 up it succeeds.
    .why = The text prints 4 to 0 where the board shows pictures of dice. A die shows no 0, and an MRN of 0 at −1 would make the box “automatic success” pointless; read our way, it is simply the die plus all modifiers against 0.
rule-ruling-slider-written = The slider as written
    .text = With the option “as-written” the boxes −5 to −1 have the printed MRN of 4 to 0.
    .why = For those who read the printed row as it stands.
rule-ruling-automatic = No needless die
    .text = On automatic success or failure no die is rolled, so no 6 can remove a Dolmen.
    .why = The short rules roll only “if need be”.
rule-ruling-give = A gift needs no consent
    .text = You may give a card without the consent of the one who receives it.
    .why = Only taking needs permission.
rule-ruling-room = Making room for a given card
    .text = If the one who receives or takes a card has no free place, that player must discard one of the other cards.
    .why = An action that only discarded the card just given would be pointless.
rule-ruling-consent = Asking for a card
    .text = A player who wants to take a card asks its holder, who agrees or refuses. A refused Take costs nothing.
    .why = The action is the taking, not the asking.
rule-ruling-consent-again = No asking twice
    .text = A card that was refused may not be asked for again this turn.
    .why = So that nobody can be pestered.
rule-ruling-consent-self = No need to ask yourself
    .text = A player who runs both Saints need not agree to their own Take: the card changes hands at once.
    .why = You already have your own permission.
rule-ruling-graves = Which Grave is opened
    .text = If several Graves lie in the Area, chance decides which one becomes the Relic.
    .why = From outside, one Grave is like another.
rule-ruling-carry = Take what you like
    .text = A Saint who moves may take along none, some or all Relics of the Area. The larger ones come first: whoever takes one can no longer take a larger one.
    .why = The text says any Saint may, at no cost.
rule-ruling-carry-grave = Graves stay
    .text = A Grave can’t be moved; only a Relic can.
    .why = Only Relics are said to travel.
rule-ruling-carry-death = A dead Saint’s Relics
    .text = When a Saint dies, the Relics with that Saint stay in the Area.
    .why = They belong to the place, not to the mat.
rule-ruling-death-event = Death by an event
    .text = If the event of your own turn kills your Saint, the successor or Acolyte still takes actions in that turn.
    .why = Only a death while acting is said to end the turn.
rule-ruling-death-grave = If Graves run out
    .text = The Grave is drawn at random and its Relic value stays unknown until it is opened. If no Grave is left, none is placed.
    .why = Pieces are limited.
rule-ruling-death-two = Directive and bar count separately
    .text = A card’s directive and its bar are two effects. If the first kills the Saint, the second hits the successor.
    .why = Excess is ignored within a directive or a bar, not beyond it.
rule-ruling-death-excess = One bar kills once
    .text = If a bar or a directive kills a Saint, any further Zeal that it would cost this seat is ignored, even if it is written as a second loss.
    .why = Zeal lost beyond the cross is ignored, and one bar is one event.
rule-ruling-death-order = Several deaths at once
    .text = Losses that hit several Saints are taken clockwise from the active seat. An Acolyte who reaches the cross ends the game before anything else happens.
    .why = The order of play is the natural one.
rule-ruling-acolyte = An Acolyte who draws a Saint
    .text = An Acolyte who draws or is given a Saint becomes that Saint at once and plays on. No Keeper place is needed.
    .why = The rule book ends the turn only if the Acolyte took the Saint from another player. The German short rules (6d) end it however the Saint came; where the two differ, the rule book prevails.
rule-ruling-arthur = When Arthur leaves
    .text = Arthur goes to the Scotland pile when he is first replaced as Key Card, even if that is not in the first turn. Later he is discarded like any card.
    .why = If the first card is a Keeper, he simply stays Key Card for longer.
rule-ruling-arthur-scotland = Arthur and the fall of Scotland
    .text = If the very event that he decides makes Scotland Pagan, Arthur goes into the Draw Deck at once.
    .why = The pile he should wait in has just been shuffled in.
rule-ruling-keeper-key = Keepers leave the Key Card
    .text = When a Keeper is drawn, the Key Card stays where it is.
    .why = Inferred: a Keeper has no arrow and could not be a Key Card.
rule-ruling-discards = Where discarded Keepers go
    .text = Gifts that are discarded or have ended leave the game. Discarded Saints and saved cards go to the Discard Pile.
    .why = Gifts never came from the deck.
rule-ruling-peek = Cards that were seen
    .text = A card that somebody looked at in the deck stays where it was seen. A shuffle makes it unknown again.
    .why = That is how a real deck behaves.
rule-ruling-paganism-once = Each pile once
    .text = Crossing a region’s boundary turns it Pagan and shuffles its pile in, only once each. A move of two boxes takes them one after the other.
    .why = Nothing is left to add the second time.
rule-ruling-paganism-back = Back to Christian
    .text = Moving back across a boundary turns the region Christian again. The marker never goes back beyond At Start.
    .why = The block shows on which side of the boundary the marker stands.
rule-ruling-advanced = Blue until there is a key
    .text = At the Advanced level there is no Key Card at first: events are blue until a card with an arrow has become Key Card.
    .why = If the first card is a Keeper, the next one is the first event.
rule-ruling-people-together = All out, then all in
    .text = If several People are replaced, all are removed first, then all newcomers are drawn, and only then do the removed ones join the pool.
    .why = So nobody comes straight back.
rule-ruling-people-flock = Flock keep their number
    .text = A Flock keeps its printed number for its place in the row.
    .why = Otherwise “furthest right” would have no meaning.
rule-ruling-leaders-passes = Pass after pass
    .text = Empty seats are filled in passes: all Chiefs, then all Kings, then the High King, and again from the Chiefs for the seats that became empty.
    .why = The order of the text, repeated.
rule-ruling-leaders-fresh = A steep career
    .text = A Leader drawn for this event may be promoted by it too.
    .why = He sits on the seat when the die is rolled.
rule-ruling-leaders-empty = An empty cup
    .text = If the cup or the pool of People runs empty, the pieces set aside go in at once and drawing goes on.
    .why = Every seat and every box must be filled.
rule-ruling-leaders-dice = The dice of promotion
    .text = In Provinces of two Areas, Connachta, Southern Uí Néill and Eoganacht have 1–3, their neighbours 4–6. In Ulster Northern Uí Néill has 1–2, Airgialla 3–4, Ulaid 5–6. For the High King, Leinster has 1–2, Ulster 3–4, Munster 5, Connacht 6.
    .why = The printed numbers are on the board, which no text reproduces.
rule-ruling-church-lower = Lowering a Church
    .text = If an event lowers a Church and no piece of the next lower level is left, the next one below that is used; if there is none, the Church is removed. A Church of level 0 that is lowered is removed.
    .why = Pieces are limited, and an event must still hurt.
rule-ruling-setup = The order of setting up
    .text = First the board with all its pieces, then the Saints, dealt or chosen; then the Deck Saints, and at Advanced level the Gifts that are left out; then the pawns, and last who begins.
    .why = This is the rule book’s order: whoever chooses does so with the map in sight.
rule-ruling-consensus = How the team agrees
    .text = Deck Saints that are chosen at the table, and the Gifts that Advanced level does without, are proposed by the first seat, Green. The others are asked in seat order. If somebody objects, the whole proposal is withdrawn and a new one is made; each may object once to the Saints and once to the Gifts. If nobody objects, it stands. Bots never object. A player who plays alone decides alone, and so do players who share one terminal.
    .why = The text asks for a consensus but does not say how to reach it; this way one is always reached.
rule-ruling-first = One fair draw
    .text = “Rolling to see who goes first” is one fair draw among all Saints.
    .why = Ties would only be rolled again.
rule-ruling-area-order = Landing in seat order
    .text = Saints choose their starting Areas one after the other in seat order, seeing where the others are. Several may choose the same Area.
    .why = It is a team; nothing is secret here.
rule-ruling-deck = When the end comes
    .text = An empty deck ends the game only at the start of a turn. The other endings come at once, even in the middle of an event or an action.
    .why = So the last card is still followed by its actions.
rule-ruling-score = Below zero
    .text = A score below 0 is a Total Defeat as well.
    .why = The table of results begins at 0, but Dolmens and Druids can lead below it.
rule-ruling-drawer = Who decides in an event
    .text = Where an event leaves a choice, the player who drew the card makes it, among the places where the event can do something.
    .why = Somebody has to; the others may advise.
rule-ruling-nothing = Nothing to act on
    .text = An effect that finds nothing to act on does nothing: no Church there, no Druid, no Dolmen, no Gift left.
    .why = The rest of the event still happens.
rule-ruling-zeal = No more than full Zeal
    .text = Regained Zeal moves the marker to the left, but never beyond the box at the far left. This holds for Patrick and Palladius too.
    .why = The track ends there, wherever a Saint began on it.
rule-ruling-saved = Using a saved card
    .text = A saved card may be used only by its holder, in the holder’s own turn, while taking actions. It costs no Action Point, works once and is then discarded.
    .why = The texts say only that such cards are for future use.
rule-ruling-abilities = Actions that a card gives
    .text = Some Saints and Gifts give actions of their own: restoring Zeal, turning over a hidden Druid, foreseeing cards. Only a player who has the ability may take them, for 1 Action Point each; restoring and foreseeing only once a turn.
    .why = Part of our reconstruction of the cards.
rule-ruling-chance = Chance decides
    .text = Cards, dice and hidden pieces are decided by chance. Nobody chooses them.
    .why = The table shuffles and rolls for you.
rule-ruling-hidden = Undecided until revealed
    .text = Hidden Druids, the other sides of Leaders, unopened Graves and the order of the deck are decided only when they are revealed, with exactly the chances of real hidden pieces.
    .why = What isn’t decided can’t leak.
rule-ruling-odds = Open odds
    .text = You may see the odds of every attempt and draw before you decide. For a hidden Druid they cover every value that he can still have.
    .why = The table counts for you what you could count yourself.
rule-ruling-map = Our map
    .text = Names, borders and numbers of People boxes are ours where the texts are silent. Ulster: Northern Uí Néill, Airgialla, Ulaid. Connacht: Connachta, Uí Maine. Leinster: Southern Uí Néill, Laigin. Munster: Eoganacht, Osraige. Each has three to five boxes.
    .why = The texts name two Areas, Southern Uí Néill and Eoganacht, and say that Ulster has three and every other Province two. All other names, Osraige among them, are ours and follow the peoples and neighbours of the fifth century.
rule-ruling-counters = Our mix of pieces
    .text = How many People, Druids, Leaders and Graves there are, and with which values, is ours: 48, 15, 20 and 12. Two Druids of −6, three Relics of 0 and one of +3 are certain. When a kind of piece has run out, there are no more of it.
    .why = The rule book gives one number for the four kinds together, 95 small blocks, and says that some spare blocks are included: 95 is the most that there can be.
rule-ruling-track = Our Zeal and Paganism tracks
    .text = The number of boxes on the Zeal and Paganism tracks and the actions printed in them are ours. The first three boxes of a Saint have 4 actions, the last before the cross allows a Final Effort.
    .why = Patrick starts in the second box and Palladius in the third, both with 4 actions; the lengths were calibrated by simulation.
rule-ruling-bars = Red, yellow, blue
    .text = Cards have three bars: red is harsh, yellow middling, blue mild or even helpful. Arrows have the same three colours.
    .why = Reviews mention a harsh red and a mild blue end; that there are three is our own choice.
rule-ruling-data = Our cards
    .text = What Saints, Gifts and event cards do is our reconstruction, marked as such in the data. It is not what the printed cards say. If you own the game, you can enter the real ones and play with them.
    .why = No text has the cards; the numbers were calibrated by simulation.
rule-ruling-pack = Faulty packs are refused
    .text = A pack of your own with a mistake in it is refused, with file, entry and field, and no game is started.
    .why = Better no game than a wrong one.

## What people see: names

none = none
leader-chief = Chief { $where }
    .the = the Chief { $where }
    .object = the Chief { $where }
leader-king = King of { $province }
    .the = the King of { $province }
    .object = the King of { $province }
leader-high = High King
    .the = the High King
    .object = the High King
leader-nobody = nobody
card-named = { $title }
card-arrow = Arrow: { $colour }.
arrow-next = Arrow: the { $colour } bar of the next card will fire.
bar-fired = this one fired
bar-fires = this one fires
sign-people = {""}
sign-flock = ✝
sign-chief = C
sign-chief-christian = C✝
sign-king = {""}
sign-king-christian = ✝
sign-highking = {""}
sign-highking-christian = ✝
sign-druid = D
sign-church = ⌂
sign-dolmen = ∩
sign-grave = G
sign-relic = R
board-key = −3 People, ✝3 Flock; C Chief, ✝ Christian; D Druid, D? hidden; ⌂ Church; ∩ Dolmen, G Grave, R Relic
spot-box = People box { $where }
spot-seat = The Chief’s seat { $where }
spot-shrine = Druid or Church { $where }
spot-stones = Dolmens, Graves and Relics { $where }
spot-pawns = Saints { $where }
spot-step = Advance of Paganism, box { $box }
gauge-score = Score
gauge-paganism = Paganism
gauge-of = { $now } of { $all }
gauge-ends = { $left ->
    [one] one step to the end
   *[other] { $left } steps to the end
}
gauge-deck = Draw Deck
gauge-turns = { $left ->
    [one] one more card to draw
   *[other] cards until the end
}
spot-court = Court of the King of { $province }
spot-free = neither Druid nor Church
zone-top = Next cards, known
zone-saints = Saints to choose from
zone-proposed = Saints proposed for the Draw Deck
zone-mat = { $seat }: active Saint and Keepers ({ $number } of { $most })

## Buttons and labels

action-heal = Restore Zeal
action-discern = Discern
action-foresee = Foresee
action-go = Leave the rest
action-agree = Agree
action-refuse = Refuse
action-leave = Leave it
action-dismiss = Discard it
action-accept = Agree
action-object = Object

label-end = End the turn
label-prepare = Prepare
label-convert = Convert { $who }
label-banish = Banish { $who }
label-move = Move { $place }
label-build = Build a Church
label-improve = Improve the Church
label-give = Give { $card } to { $seat }
label-take = Ask { $seat } for { $card }
label-relic = Make a Relic
label-effort = Make the Final Effort
label-use = Use { $card }
label-heal = Restore Zeal: { $seat }
label-discern = Turn the hidden Druid over
label-foresee = Look at the next cards
label-choose = { $place }
label-promote = { $card } takes over
label-gift = { $card }
label-discard = Discard { $card }
label-carry = Take the Relic +{ $value } along
label-go = Leave the other Relics here
label-agree = Agree
label-refuse = Refuse
label-leave = Leave the card on the deck
label-dismiss = Discard the card
label-saint = { $card }
label-add = { $card } into the Draw Deck
label-without = Leave out { $card }
label-accept = Agree to the proposal
label-object = Object: another proposal, please
label-draw = { $card }
label-look = { $card }
label-people = People { $value }
label-leader = Leader −{ $value }
label-side = Christian +{ $value }
label-druid = Druid −{ $value }
label-turn-relic = Relic +{ $value }
label-roll = { $value }
label-begin = { $seat }
label-strike = { $place }

## Questions and status

question-over = The game is over.
question-chance = Chance decides.
question-wait = { $seat } decides.
question-act = { $points ->
    [0] You stand { $where } with no Action Points left. What will you do for free?
    [one] You stand { $where } with one Action Point. What will you do?
   *[other] You stand { $where } with { $points } Action Points. What will you do?
} { $prepares ->
    [0] {""}
   *[other] Prepared: +{ $prepares }.
}
question-effort = The Final Effort: Prepare further, or convert somebody { $where }. Action Points: { $points }. Prepared: +{ $prepares }.
question-saint = Which Saint do you play?
question-cast = Which Saint for the Draw Deck? Still to be named: { $number }.
question-without = Which Gift is left out of this game? Still to be named: { $number }.
question-pawn = Where do you land?
question-journey = You may go to any Area. Where to?
question-where = Where does it happen? { $effect }
question-heir = Your Saint is dead. Who takes over?
question-gift = Which Gift of the Spirit do you choose?
question-keep = You have too many Keepers. Which one do you discard?
question-relics = Which Relics do you take along?
question-foreseen = You know the next card. Leave it on the deck or discard it?
question-consent = { $seat } asks you for { $card }. Do you agree?
question-accept-saints = { $seat } proposes six Saints for the Draw Deck: { $cards }. Do you agree? You may object once.
question-accept-gifts = { $seat } proposes to play without three Gifts: { $cards }. Do you agree? You may object once.

status-setup = Setting up
status-event = Turn { $turn }: { $seat }, the event
status-act = Turn { $turn }: { $seat }, { $points ->
    [one] one Action Point
   *[other] { $points } Action Points
} left
status-over = The game is over. Score: { $points }

## Before an attempt

modifier-druid = Druid { $where }
modifier-church = Church { $where }
modifier-dolmen = Dolmens { $where }
modifier-grave = Graves { $where }
modifier-relic = Relic { $where }
modifier-help = Help from { $saint } ({ $seat })
modifier-prepared = Prepared
modifier-first-prepared = First Prepare counts more
modifier-bonus = Saved card
modifier-effort = Final Effort

body-church = A Church adds { $amount } to attempts here. It keeps new Druids out.
body-flock = They are converted. If more than half of an Area’s People are Flock, it scores; if all are, it scores twice as much.
body-hidden = Nobody knows him yet, and until somebody does he bars the way. He may be { $values }.
body-zeal = Zeal left: { $left }.
body-keepers = Keepers: { $cards }.
points-lost = { $n ->
    [one] One Action Point is lost.
   *[other] { $n } Action Points are lost.
}
influence-sum = On the slider without a Saint: { $items } = { $sum }.
influence-barred = A hidden Druid bars the way.
sways = It counts for: { $who }.
swayed-people = People
swayed-chief = Chief
swayed-king = King
swayed-high-king = High King
swayed-druid = Druid
sways-kings = He sways the Kings.
sways-chiefs = He sways the Chiefs of { $province }.
sways-people = He sways the People { $where }.
rises-chief = A roll of { $dice } makes him King of { $province } if that seat falls empty.
rises-king = A roll of { $dice } makes him High King if that seat falls empty.

odds-success = success
odds-no-effect = no effect
odds-failure = failure

attempt-needs = Sum { $sum }: more than { $need } succeeds, exactly { $need } has no effect, less fails.
attempt-sure = Sum { $sum }: succeeds without the die.
attempt-hopeless = Sum { $sum }: fails without the die.
attempt-hidden = Sum { $sum } and then the Druid’s value, which nobody knows yet. Possible values: { $values }.
attempt-flock = Success: these People become Flock.
attempt-banished = Success: the Druid { $where } is gone for good, and a Church may be built.
attempt-turned = Success: he turns Christian; from then on his influence is { $values }.
attempt-score = Score: { $points } more.
attempt-zeal = Failure: you lose 1 Zeal; { $left } more until the Celtic cross.
attempt-spared = Failure: costs no Zeal.
attempt-lost = Failure: the Acolyte is lost and the game ends at once.
attempt-death-heir = Failure: your Saint dies, your turn ends, and a Saint from your Keepers takes over.
attempt-death-acolyte = Failure: your Saint dies, your turn ends, and an Acolyte carries on.
attempt-dolmen = A Dolmen awakes { $where }.
attempt-effort = Final Effort: your Saint dies after the attempt, whatever comes of it.
attempt-prepares = Chance of success after this many more Prepares:

## The log

log-took-saint = { $seat } plays { $saint }.
log-deck-saint-added = { $saint } goes into the Draw Deck.
log-deck-saint-added-proposed = { $seat } proposes { $saint } for the Draw Deck.
log-gift-left-out = { $card } is not used in this game.
log-gift-left-out-proposed = { $seat } proposes to play without { $card }.
log-accepted = { $seat } agrees.
log-objected = { $seat } objects: { $other } proposes anew.
log-flock-already = The People { $value } { $where } are Flock already: Palladius has been busy.
log-set-up = The map is ready: a hidden Druid in every Area, a Pagan on every Leader’s seat.
log-began = { $seat } begins.
log-began-die = { $seat } begins, by chance.
log-landed = { $seat } lands { $where }.
log-turn-began = Turn { $n }: { $seat }.
log-drew = { $seat } draws { $card }.
log-directive-ran = { $card } always does this: { $effects }
log-bar-fired = The arrow of the Key Card { $key } is { $colour }, so { $card } does this: { $effects }
log-bar-fired-alone = There is no Key Card, so { $card } goes by { $colour }: { $effects }
log-key-replaced = { $card } is the Key Card now. Its arrow is { $colour }.
log-key-scotland = { $card } goes to the cards from Scotland.
log-key-deck = { $card } is shuffled into the Draw Deck.
log-kept = { $seat } keeps { $card }.
log-discarded = { $seat } discards { $card }.
log-points-counted = { $seat } has { $n ->
    [one] one Action Point.
   *[other] { $n } Action Points.
}
log-zeal-lost = { $seat } loses { $n } Zeal.
log-zeal-regained = { $seat } regains { $n } Zeal.
log-shielded = { $seat } is spared and loses no Zeal.
log-people-removed = The People { $value } { $where } are removed.
log-flock-removed = The Flock { $value } { $where } is lost.
log-people-placed = New { $where }: Pagan People { $value }.
log-leader-removed = { $leader } is removed ({ $faith }).
log-leader-drawn = A newcomer, Pagan −{ $value }, is { $leader } now.
log-promoted = The die shows { $die }: { $who } ({ $dice }) rises and is { $what } now.
log-turned = { $leader } is Christian now, +{ $value }.
log-turned-new = Most of the People { $where } are Flock, so { $leader } is a Christian, +{ $value }.
log-church-built = A Church is built { $where }.
log-church-raised = The Church { $where } grows to level { $level }.
log-church-cathedral = The Church { $where } becomes the Cathedral.
log-church-lowered = The Church { $where } sinks to level { $level }.
log-church-razed = The Church { $where } is gone.
log-druid-placed = A Druid comes, hidden, { $where }.
log-druid-shown = The Druid { $where } shows himself: −{ $value }.
log-druid-gone = The Druid −{ $value } { $where } is banished for good.
log-dolmen-placed = A Dolmen awakes { $where }.
log-dolmen-gone = A Dolmen { $where } is toppled and goes back beside the board.
log-paganism = Paganism in Great Britain advances to box { $box } of { $ends }.
log-paganism-back = Paganism in Great Britain falls back to box { $box } of { $ends }.
log-slowed = { $seat } has a say in Scotland: Paganism advances less.
log-region-fell = { $region } is Pagan: its cards are shuffled into the Draw Deck.
log-gift-received = { $seat } receives the Gift { $card }.
log-actions-more = { $seat } has { $n ->
    [one] one action
   *[other] { $n } actions
} more in this turn.
log-actions-fewer = { $seat } has { $n ->
    [one] one action
   *[other] { $n } actions
} fewer in this turn.
log-bonus-got = { $seat } gets +{ $n } for the next attempt.
log-moved = { $seat } goes { $start } { $to }.
log-moved-free = { $seat } goes { $start } { $to }, at no cost.
log-looked = Seen on the Draw Deck: { $card }.
log-prepared = { $seat } prepares: +{ $n }.
log-attempted = { $seat } tries to convert { $who }, { $where }.
log-attempted-druid = { $seat } tries to banish { $who } { $where }.
log-summed = The slider stands at { $sum }: the die must show more than { $need }.
log-summed-fails = The slider stands at { $sum }: that fails without the die.
log-summed-succeeds = The slider stands at { $sum }: that succeeds without the die.
log-rolled = The die shows { $n }.
log-succeeded = Success: { $seat } prevails over { $who }.
log-had-no-effect = Exactly equal: nothing happens for { $seat }.
log-failed = { $who } will not listen to { $seat }: a failure.
log-failed-spared = { $who } will not listen to { $seat }: a failure, but it costs no Zeal.
log-people-converted = The People { $value } { $where } are Flock now.
log-gave = { $seat } gives { $other } { $card }.
log-asked = { $seat } asks { $other } for { $card }.
log-took = { $seat } gets { $card } from { $other }.
log-refused = { $seat } does not give { $other } { $card }.
log-relic-opened = A Grave { $where } is opened: a Relic +{ $value }.
log-carried = { $seat } takes a Relic +{ $value } along { $start } { $to }.
log-effort-made = { $seat } makes the Final Effort: +2.
log-used = { $seat } uses { $card }.
log-healed = { $seat } restores the Zeal of { $other }.
log-foresaw = { $seat } looks at the next cards.
log-dismissed = { $seat } discards { $card } from the Draw Deck.
log-died = { $saint } ({ $seat }) dies { $where } and is buried there.
log-died-unburied = { $saint } ({ $seat }) dies { $where }. No Grave is left.
log-gift-ended = The Gift { $card } of { $seat } goes with its Saint.
log-became-active = { $seat } is { $card } from now on.
log-acolyte-followed = An Acolyte carries on for { $seat }.
log-struck = It strikes { $where }.
log-found-nothing = It finds nothing to act on.
log-ended = The game is over. { $ending }

## Panels

panel-mats = The Saints
mat-none = { $seat }: no Saint yet.
mat-line = { $seat }: Zeal { $left } of { $boxes }, { $actions } actions a turn.
mat-last = { $seat }: Zeal { $left } of { $boxes }, the last box before the Celtic cross, { $actions } actions a turn.
mat-dead = { $seat } has reached the Celtic cross.
mat-turn = Now: { $points } left, prepared +{ $prepares }, bonus +{ $bonus }.
panel-outlook = The next card
outlook-bar = The bar that will fire: { $colour }.
outlook-deck = Cards in the Draw Deck: { $number }.
outlook-known = Next is { $card }: { $does }
outlook-kept = it is a Keeper.
outlook-paganism = Cards whose bar or directive advances Paganism: { $number }.
outlook-zeal = … costs Zeal: { $number }.
outlook-people = … replaces People: { $number }.
outlook-leaders = … removes Leaders: { $number }.
outlook-churches = … harms Churches: { $number }.
outlook-druids = … brings Druids or Dolmens: { $number }.
outlook-more = What each card would do
outlook-origin = Nearly all that the cards do is our reconstruction; each card says what is not.
outlook-keepers = Keepers in the deck: { $number }.
britain-box = Advance of Paganism: box { $box } of { $ends }. The last one ends the game.
britain-fallen = { $region } is Pagan; its cards are in the deck.
britain-regained = { $region } is Christian again; its cards stay in the deck.
britain-stands = { $region } is Christian until box { $box }; then its { $number } cards come into the deck.
panel-score = Score so far
score-total = Score: { $points }
score-all = { $points }: Areas all Flock ({ $places })
score-most = { $points }: Areas mostly Flock ({ $places })
score-high-king = { $points }: the High King is Christian{ $places }
score-kings = { $points }: Christian Kings ({ $places })
score-cathedral = { $points }: the Cathedral stands{ $places }
score-dolmens = { $points }: Dolmens ({ $places })
score-druids = { $points }: Druids ({ $places })
panel-supply = Beside the board
supply-druids = Druids: { $number }
supply-dolmens = Dolmens: { $number }
supply-graves = Graves: { $number }
supply-churches = Churches of level 0, 1, 2, 3: { $numbers }

## Refusals

refusal-over = The game is over.
refusal-chance = Chance decides that, not a player.
refusal-event-first = The event comes first; then you act.
refusal-not-you = { $seat } decides now.
refusal-not-asked = Nobody is asked that now.
refusal-use-turn = { $card } can be used only in its holder’s own turn, while acting.
refusal-saint-first = First choose a Saint.
refusal-cast-first = First choose the Saints of the Draw Deck.
refusal-without-first = First choose the Gifts that are left out.
refusal-pawn-first = First choose the Area where you land.
refusal-where-first = First choose where the event happens.
refusal-journey-first = First choose where you go.
refusal-heir-first = First choose who takes over.
refusal-gift-first = First choose a Gift.
refusal-keep-first = First discard a Keeper: you have too many.
refusal-relics-first = First decide which Relics you take along.
refusal-consent-first = First answer: you are asked for a card.
refusal-consensus-first = First answer whether you agree to the proposal.
refusal-foreseen-first = First decide what happens to the card you foresee.
refusal-no-area = { $place } is a Province. Choose an Area.
refusal-no-effect-there = The event would do nothing there.
refusal-gift-removed = { $card } has already been left out.
refusal-gift-taken = { $card } is no longer set aside.
refusal-no-relic = There is no Relic +{ $value } left to take along.
refusal-just-received = You have just received { $card }: discard another card.
refusal-not-held = { $seat } has no { $card } among the Keepers.
refusal-active = { $card } is the active Saint of { $seat } and can’t change hands.
refusal-starts-already = { $saint } starts the game and can’t be in the deck as well.
refusal-saint-taken = { $saint } is played by { $seat }.
refusal-in-deck-already = { $saint } is already in the deck.
refusal-no-points = You have no Action Points left for that.
refusal-reserve = One Action Point must remain for the attempt itself.
refusal-no-druid = There is no Druid { $where }.
refusal-christian = { $who } is already Christian.
refusal-flock = The People { $value } { $where } are Flock already.
refusal-no-people = There are no Pagan People { $value } { $where }.
refusal-facedown = A hidden Druid bars the way { $where }: attempt to convert him first.
refusal-king-hidden = While a Druid lies hidden in { $province }, you can’t attempt to convert its King.
refusal-king-elsewhere = You stand { $where }. You can attempt to convert the King of { $province } only in his own Province.
refusal-high-king = You can attempt to convert the High King only { $area }, where Tara lies.
refusal-high-king-hidden = A hidden Druid bars the way { $where }: you can’t attempt to convert the High King.
refusal-elsewhere = You stand { $where }, not { $area }: you act only where you are.
refusal-already-there = You are already { $area }.
refusal-not-adjacent = { $area } is not next to { $here }.
refusal-druid-there = The Druid { $where } must go first: he and a Church share one box.
refusal-church-there = There is already a Church { $where }. You can improve it.
refusal-eight = All eight small Churches have been built.
refusal-no-church = There is no Church { $where } to improve.
refusal-cathedral = A Cathedral can’t be improved any further.
refusal-limit = No Church of level { $level } is left.
refusal-once = You have already built or improved { $where } this turn.
refusal-self = Cards change hands between two Saints, not within one.
refusal-apart = { $seat } is not in your Area.
refusal-asked = { $card } has already been refused to you this turn.
refusal-no-grave = There is no Grave { $where }.
refusal-effort-once = You have already made the Final Effort.
refusal-effort-acolyte = An Acolyte can’t make a Final Effort.
refusal-effort-zeal = A Final Effort is for a Saint in the last box of Zeal.
refusal-effort-points = A Final Effort needs two Action Points: one for it, one for the attempt.
refusal-effort-after = After the Final Effort you can only Prepare and Convert.
refusal-nobody-to-convert = There is nobody to convert { $where }.
refusal-not-saved = { $card } is not a card that is used once.
refusal-not-yours = You have no { $card } to use.
refusal-no-ability = Your Saint and your Gifts don’t have that ability.
refusal-ability-once = You can do that only once a turn.
refusal-full-zeal = { $seat } already has full Zeal.
refusal-no-hidden-druid = There is no hidden Druid { $where }.
refusal-no-deck = There are no cards left to look at.

## Guided first game

lesson-move = Welcome! You are Patrick, in green, in Laigin, and nearly all of Ireland believes. Only Southern Uí Néill, where Tara lies, does not. You have 4 Action Points. A Move leads to a neighbour and costs one. Move to Southern Uí Néill.
lesson-prepare = A hidden Druid sits here, and while nobody knows him he bars the way to everybody else. He may be weak or very strong. Every Prepare adds +1 to your next attempt in this Area; a point must remain for the attempt. Prepare once.
lesson-druid = Now try the Druid. Point at him before you do: you bring +1 as Patrick and +1 prepared; the slider marks every box where the sum may end, the odds count every Druid it may be, and the last row says what further Prepares would be worth. You commit first, then he is turned over.
lesson-high-king = A mere −2: with your +2 the sum is 0, and 0 or better succeeds without a die. He is gone for good. Influence flows from the top down: the High King sways Kings, Kings sway Chiefs, Chiefs sway People. Point at any of them, and lines show it. So begin at the top. The High King is −2, you add +1: the sum is −1, and the die must show more than 1. Convert the High King.
lesson-king = A 4: he turns over and is +1 from now on. Your points were spent, so the turn went round and you drew a card. The Key Card’s arrow said which bar of it happens: red, and you regained a Zeal. Now it is the Key Card itself: beside the board the bar that fired is marked, and its arrow already tells the next one. The King of Leinster is −3. The High King adds +1 now, and so do you. Convert the King.
lesson-build = The die beat 1 again, and the King is +2. The Druid’s box is empty, so a Church can stand there. It keeps new Druids out, and each level that it grows adds +1. Build a Church.
lesson-again = The Chief is a stubborn −4. The King adds +2 and you add +1, which leaves −1. Prepare once, and no die is needed.
lesson-chief = The sum is 0 now. Convert the Chief.
lesson-gift = He is +3! Your points are spent again, and the next card brings a Gift of the Spirit, since the arrow was blue. Gifts are Keepers: they lie beside your Saint and work from there. Knowledge adds +1 to attempts on People. Choose Knowledge.
lesson-people = The last Pagans of Ireland are worth −5. At the start the Chief would have made that −9, hopeless. Now he adds +3, you +1 and Knowledge +1. Convert the People 5.
lesson-end = All of Ireland is Flock, and that is a Full Victory at once. In a whole game there are nine such Areas, cards that undo your work, and Britain, where Paganism advances: win the Druids, then work from the top down, and stay alive.
lesson-learnt =
    Action Points pay for moving, preparing, converting and building.
    A sum of 0 or more succeeds without a die; below that, the die must beat what is missing.
    Druids first, then from the top down: High King, King, Chief, People.
    Churches keep Druids out, and Gifts stay with your Saint.

## What the coach speaks of

aspect-goal = the People still to be converted
aspect-time = the time left for what is still to be done
aspect-paganism = Paganism in Britain
aspect-druids = Druids and Dolmens
aspect-churches = Churches
aspect-leaders = Chiefs and Kings
aspect-zeal = the Saints’ Zeal and their heirs
aspect-score = the score
aspect-points = Action Points put to use
aspect-gifts = Gifts and Keepers

## At the end of a game

count-people-converted = People converted
count-leaders-converted = Leaders converted
count-druids-banished = Druids banished
count-attempts-failed = Attempts that failed
count-deaths = Saints who died
count-churches-built = Churches built
count-paganism = Paganism in Britain

## Where the rules page finds its summary and its glossary

rules-brief =
    The goal: BTS 12.1, BTS 12.score
    A turn: BTS 5, BTS 5.1.key, BTS 5.2, BTS 5.2.zeal
    Converting: BTS 10.1, BTS 10.1.influence, BTS 10.1.facedown, BTS 10.1.prepare, BTS 10.1.mrn, BTS 10.1.success, BTS 10.1.automatic.success, BTS 10.1.automatic.failure
    Churches: BTS 10.3, BTS 10.3.druid, BTS 10.3.modifier
    Britain: BTS 7.advance, BTS 7.scotland, BTS 7.end
    The end: BTS 12.2, BTS 12.3, BTS 12.4
glossary =
    Acolyte: BTS 11.acolyte.plain
    Action Point: BTS 10.cost
    Cathedral: BTS 10.3.limit
    Chief: BTS 10.1.chief.people
    Church: BTS 10.3.modifier
    Convert: BTS 10.1
    Current Card: BTS 5.1.next
    Directive: BTS 5.1.directive
    Dolmen: BTS 10.1.dolmens
    Draw Deck: BTS 4.deck
    Druid: BTS 10.1.facedown
    Final Effort: BTS 10.6
    Flock: BTS 8
    Gift of the Spirit: BTS 4.gifts
    Grave: BTS 10.1.relics
    High King: BTS 10.1.highking.kings
    Keeper: BTS 6.keeper
    Key Card: BTS 5.1.key
    King: BTS 10.1.king.chiefs
    Leader: BTS 4.leaders.sides
    MRN: BTS 10.1.mrn
    Paganism: BTS 7.advance
    People: BTS 3.places
    Prepare: BTS 10.1.prepare
    Province: BTS 3
    Relic: BTS 10.5.value
    Slider: BTS 10.1.slider
    Turn Marker: BTS 4.clockwise
    Zeal: BTS 5.2.zeal

## What was wrong with an option, a pack or a position

error-no-card-clicked = no card was clicked
error-saints-chosen = option saints: at-start and deck-saints are named only with saints=chosen
error-gifts-advanced = option without-gifts: Gifts are removed only with level=advanced
error-first-seat = option first: there are only { $seats } seats
error-option-none = option { $name }: no { $value }; there are { $known }
error-option-number = option { $name }: { $number } { $what }, not { $wanted }
error-cast-start = option deck-saints: name the at-start Saints too
error-cast-twice = option deck-saints: { $name } starts the game already [{ $rule }]
error-key-twice = { $place }: { $name } is used twice among cards, Saints and Gifts
error-other-area = { $place }: { $name } is not another Area; there are { $known }
error-roll-taken = { $place }: { $roll } is not a roll that is still free
error-roll-left = { $place }: nobody has the roll { $roll }
error-mix-sides = { $place }: two rows have the same sides
error-mix-leaders = { $place }: at least { $least } Leaders are needed
error-mix-values = { $place }: two rows have the same value
error-mix-blocks = { $place }: { $number } blocks; it must be { $low } to { $high }
error-track-order = { $place }: the boxes come in the order { $known }
error-entry-missing = { $place }: there is no { $name }
error-number-taken = { $place }: { $number } is { $other } already
error-pile-key = { $place }: exactly one card with an arrow is in the pile 'key'
error-people-first = { $place }: People are replaced before Leaders: say it in that order [{ $rule }]
error-no-effect = { $place }: { $found } is no effect; there are { $known }
error-effect-takes = { $place }: { $name } takes { $number } word(s) or number(s), not { $given }
error-effect-number = { $place }: { $number } is not a number from { $low } to { $high }
error-effect-place = { $place }: { $name } is none of { $known }
error-historic-six = { $place }: six are historic At Start Saints, not { $number }
error-no-ability = { $place }: { $found } is no ability; there are { $known }
error-ability-target = { $place }: { $name } takes a target and a number from 1 to { $most }, not { $given }
error-ability-number = { $place }: { $name } takes a number from 1 to { $most }, not { $given }
error-saved-most = { $place }: at most { $most } cards can be saved
error-entries-list = { $place }: must be a list of entries, not { $found }
error-entry-single = { $place }: one entry, not { $number }
error-entry-replaces = { $place }: there is no { $entry } to stand in place of; there are { $known }
error-keepers-most = { $place }: at most { $most } cards, each once
error-mats-list = mats: must be a list of { $number } mats
error-area-one = { $place }: { $found }: one number
error-area-people = { $place }: more People than boxes
error-people-none-left = areas: no People are left
error-dolmens-many = areas, dolmens: { $number } are too many
error-leaders-many = leaders: too many of { $name }
error-leaders-none-left = leaders: no Leader is left
error-no-christian = { $place }: { $found } is no Christian, or one too many
error-frames-ended = frames: nothing goes on after the end
error-frames-most = frames: at most { $most }
