# Banish the Snakes — alle Wörter auf Deutsch. Die Regeln in unseren eigenen Worten stehen am Ende.

title = Banish the Snakes
summary = Patrick und seine Gefährten ziehen durch Irland und bekehren Völker, Häuptlinge und Könige, gemeinsam, bevor Britannien ans Heidentum verloren geht.
credit = Spielidee: Kevin McPartland und Jerry Shiles. Entwicklung: Kurt Hoffman und Paul Brenner. Illustration: Terry Leeds. Verlag: GMT Games. Fidchell steht in keiner Verbindung zu ihnen; Texte und Bilder sind unsere eigenen, ebenso alle Zahlen und Karten, die das Regelheft nicht nennt.
players = 1 bis 6 Spieler, gemeinsam

option-level = Spielstufe
    .help = beginner (Anfänger), standard oder advanced (Fortgeschritten).
option-level-beginner = für den Einstieg
option-level-standard = Standard
option-level-advanced = für Fortgeschrittene
option-saints = Die Heiligen
    .help = historic: Patricks Mission und die Heiligen, die ihr folgten. chosen: Ihr wählt. random: Das Los entscheidet.
option-saints-historic = Patricks Mission und ihre Nachfolger
option-saints-chosen = wir wählen sie
option-saints-random = der Zufall teilt sie aus
option-at-start = Heilige zu Beginn
    .help = Bei saints=chosen: ein Heiliger je Platz, etwa "patrick brigid"; leer: am Tisch gewählt.
    .note = Für jeden Platz eine oder einen, oder wählt am Tisch.
option-deck-saints = Heilige im Stapel
    .help = Bei saints=chosen: sechs andere Heilige, etwa "columba finnian ibar brendan enda ciaran"; leer: am Tisch gewählt.
    .note = Sechs, die später dazukommen können, oder wählt am Tisch.
option-without-gifts = Gaben, die fehlen
    .help = Bei level=advanced: drei Geistesgaben, etwa "miracles wisdom healing"; leer: am Tisch gewählt.
    .note = Drei Gaben, die in der Schachtel bleiben, oder wählt am Tisch.
option-first = Wer beginnt
    .help = Wenn weder Palladius noch Patrick dabei ist: die (das Los entscheidet) oder der Platz 1, 2, 3, 4, 5 oder 6.
    .note = Wenn weder Palladius noch Patrick dabei ist.
option-first-die = der Zufall entscheidet
option-first-1 = { seat-green }
option-first-2 = { seat-blue }
option-first-3 = { seat-red }
option-first-4 = { seat-gold }
option-first-5 = { seat-white }
option-first-6 = { seat-violet }
option-slider = Die Konvertierungsskala
    .help = ruled: −5 bis −1 verlangen mehr als 5 bis 1. as-written: die gedruckten Ziffern, 4 bis 0.
option-slider-ruled = nach unserer Auslegung: −5 bis −1 verlangen mehr als 5 bis 1
option-slider-as-written = die gedruckten Ziffern, 4 bis 0

## Names

seat-green = Grün
seat-blue = Blau
seat-red = Rot
seat-gold = Gold
seat-white = Weiß
seat-violet = Violett
who-saint = { $saint } ({ $seat })
who-acolyte = Akolyth ({ $seat })
    .object = den Akolythen ({ $seat })
    .dative = dem Akolythen ({ $seat })

province-ulster = Ulster
    .in = in Ulster
    .each = in jedem Gebiet von Ulster
province-connacht = Connacht
    .in = in Connacht
    .each = in jedem Gebiet von Connacht
province-leinster = Leinster
    .in = in Leinster
    .each = in jedem Gebiet von Leinster
province-munster = Munster
    .in = in Munster
    .each = in jedem Gebiet von Munster

area-northern-ui-neill = Nördliche Uí Néill
    .in = bei den Nördlichen Uí Néill
    .to = zu den Nördlichen Uí Néill
    .from = von den Nördlichen Uí Néill
area-airgialla = Airgialla
    .in = in Airgialla
    .to = nach Airgialla
    .from = aus Airgialla
area-ulaid = Ulaid
    .in = bei den Ulaid
    .to = zu den Ulaid
    .from = von den Ulaid
area-connachta = Connachta
    .in = bei den Connachta
    .to = zu den Connachta
    .from = von den Connachta
area-ui-maine = Uí Maine
    .in = bei den Uí Maine
    .to = zu den Uí Maine
    .from = von den Uí Maine
area-southern-ui-neill = Südliche Uí Néill
    .in = bei den Südlichen Uí Néill
    .to = zu den Südlichen Uí Néill
    .from = von den Südlichen Uí Néill
area-laigin = Laigin
    .in = bei den Laigin
    .to = zu den Laigin
    .from = von den Laigin
area-eoganacht = Eoganacht
    .in = in Eoganacht
    .to = nach Eoganacht
    .from = aus Eoganacht
area-osraige = Osraige
    .in = in Osraige
    .to = nach Osraige
    .from = aus Osraige

tara = Tara
region-britain = Großbritannien
region-scotland = Schottland
region-strathclyde = Strathclyde
region-england = England

piece-people = Volk
    .one = Volk { $value }
    .the = das Volk { $value }
    .object = das Volk { $value }
piece-flock = Gemeinde
    .one = Gemeinde { $value }
    .the = die Gemeinde { $value }
    .object = die Gemeinde { $value }
piece-druid = Druide
    .one = Druide { $value }
    .the = der Druide
    .object = den Druiden
    .hidden = verdeckter Druide
piece-chief = Häuptling
    .the = der Häuptling
    .object = den Häuptling
    .of = der Häuptling { $where }
piece-king = König
    .the = der König
    .object = den König
    .of = der König von { $province }
piece-high-king = Hochkönig
    .the = der Hochkönig
    .object = den Hochkönig
piece-saint = Heiliger
piece-acolyte = Akolyth
piece-church = Kirche
    .one = Kirche, Stufe { $level }
piece-cathedral = Kathedrale
piece-dolmen = Dolmen
piece-grave = Grabstein
piece-relic = Reliquie
    .one = Reliquie +{ $value }

faith-pagan = heidnisch
faith-christian = christlich

action-prepare = Vorbereiten
action-convert = Konvertieren
action-move = Bewegen
action-build = Kirche bauen
action-improve = Kirche verbessern
action-give = Karte geben
action-take = Karte nehmen
action-relic = Reliquie herstellen
action-effort = Letzte Bemühungen
action-end = Zug beenden

colour-red = rot
colour-yellow = gelb
colour-blue = blau
arrow-none = kein Pfeil
or = oder

zone-discard = Ablagestapel
zone-key = Schlüsselkarte
zone-current = Aktuelle Karte
zone-gifts = Geistesgaben

kind-event = Ereignis
kind-saint = Heiliger
kind-gift = Geistesgabe
kind-save = Karte zum Aufheben

source-rulebook = steht im Regelheft
source-review = steht in einer öffentlichen Rezension
source-reconstruction = unsere Rekonstruktion, nicht die gedruckte Karte
source-own = aus deinem eigenen Kartensatz
named-rulebook = im Regelheft genannt
named-review = in einer öffentlichen Rezension genannt
named-reconstruction = von uns benannt
named-own = in deinem eigenen Kartensatz genannt
part-effect = Wirkung
part-event = Ereignis
part-arrow = Pfeil
part-ability = Fähigkeit
part-as-keeper = dass sie schon als Vorratskarte wirkt

## How it ends

ending-converted = Jedes Volk in Irland ist eine Gemeinde.
ending-paganism = Das Heidentum hat Großbritannien überrannt.
ending-deck = Es gibt keine Karte mehr zu ziehen.
ending-acolyte = Ein Akolyth ist verloren.

result-total-defeat = Völlige Niederlage
    .text = Die Mission vergeht wie Nebel über dem Moor. Die alten Steine stehen in ihren Kreisen, und niemand ist mehr da, der aufschriebe, wer gekommen war.
result-partial-defeat = Teilniederlage
    .text = Hier und da läutet noch eine Glocke, auf einer Insel oder hinter einem Hügel. Doch die Bücher bleiben wenige und geschlossen, und kein Boot trägt sie zurück übers Meer.
result-partial-victory = Teilsieg
    .text = Der Glaube hat Wurzeln geschlagen und wächst, langsam. Als Irlands Mönche endlich aufbrechen, hat Europa längst seinen eigenen Weg gefunden und fragt, wo sie so lange waren.
result-full-victory = Voller Sieg
    .text = Irland singt Psalmen und schreibt Bücher ab, während das Reich zerfällt. Von hier wird das Wissen zurück übers Meer gehen, nach Iona, Lindisfarne, Bobbio und St. Gallen.

## What a card does

where-here = in deinem Gebiet
where-chosen = in einem Gebiet deiner Wahl
where-random = in einem zufälligen Gebiet
where-each = in jedem Gebiet

effect-nothing = Nichts geschieht.
effect-lose-zeal = { $who ->
    [drawer] Du verlierst
    [all] Jeder Heilige verliert
   *[there] Jeder Heilige { $where } verliert
} { $n } Eifer.
effect-regain-zeal = { $who ->
    [drawer] Du gewinnst
    [all] Jeder Heilige gewinnt
   *[there] Jeder Heilige { $where } gewinnt
} { $n } Eifer zurück.
effect-replace-people = Ersetze { $n ->
    [one] ein Volk
   *[other] { $n } Völker
} { $where }.
effect-remove-chief = Entferne den Häuptling { $where }.
effect-remove-king = { $which ->
    [here] Entferne den König deiner Provinz.
    [random] Entferne einen zufälligen König.
    [each] Entferne alle vier Könige.
   *[province] Entferne den König von { $province }.
}
effect-remove-high-king = Entferne den Hochkönig.
effect-lower-church = Verkleinere die Kirche { $where } um { $n ->
    [one] eine Stufe.
   *[other] { $n } Stufen.
}
effect-raze-church = Entferne die Kirche { $where }.
effect-place-druid = Setze einen verdeckten Druiden { $where } ein, sofern dort weder Kirche noch Druide steht.
effect-reveal-druid = Decke den verdeckten Druiden { $where } auf.
effect-place-dolmen = Ein Dolmen erwacht { $where }.
effect-remove-dolmen = Entferne einen Dolmen { $where }.
effect-advance-paganism = Das Heidentum rückt { $n ->
    [one] ein Feld
   *[other] { $n } Felder
} vor.
effect-retreat-paganism = Das Heidentum weicht { $n ->
    [one] ein Feld
   *[other] { $n } Felder
} zurück.
effect-gain-gift = Wähle eine Geistesgabe.
effect-actions-more = Du hast in diesem Zug { $n ->
    [one] eine Aktion
   *[other] { $n } Aktionen
} mehr.
effect-actions-fewer = Du hast in diesem Zug { $n ->
    [one] eine Aktion
   *[other] { $n } Aktionen
} weniger.
effect-bonus = +{ $n } für deinen nächsten Konvertierungsversuch dieses Zuges in deinem Gebiet.
effect-travel = Du darfst in ein beliebiges Gebiet gehen.
effect-peek = Alle sehen sich { $n ->
    [one] die nächste Karte
   *[other] die nächsten { $n } Karten
} des Nachziehstapels an.
effect-save = Heb diese Karte auf. Nutze sie einmal, während du handelst; das kostet keine Aktion.
effect-directive = Immer:

ability-convert = { $target ->
    [druid] +{ $n } bei Versuchen an Druiden.
    [people] +{ $n } bei Versuchen an Völkern.
    [leaders] +{ $n } bei Versuchen an Anführern.
    [chief] +{ $n } bei Versuchen an Häuptlingen.
    [king] +{ $n } bei Versuchen an Königen.
    [high-king] +{ $n } bei Versuchen am Hochkönig.
   *[any] +{ $n } bei jedem Konvertierungsversuch.
}
ability-spare = { $target ->
    [druid] Ein Fehlschlag an einem Druiden kostet keinen Eifer.
    [people] Ein Fehlschlag an einem Volk kostet keinen Eifer.
    [leaders] Ein Fehlschlag an einem Anführer kostet keinen Eifer.
    [chief] Ein Fehlschlag an einem Häuptling kostet keinen Eifer.
    [king] Ein Fehlschlag an einem König kostet keinen Eifer.
    [high-king] Ein Fehlschlag am Hochkönig kostet keinen Eifer.
   *[any] Ein Fehlschlag kostet keinen Eifer.
}
ability-actions = { $n ->
    [one] Eine Aktion
   *[other] { $n } Aktionen
} im Zug mehr, als das Eiferfeld nennt.
ability-move-anywhere = Eine Bewegung darf in jedes Gebiet führen.
ability-sail = Eine Bewegung darf von jeder Küste an jede andere führen.
ability-free-move = { $n ->
    [one] Die erste Bewegung eines Zuges kostet
   *[other] Die ersten { $n } Bewegungen eines Zuges kosten
} nichts.
ability-free-church = { $n ->
    [one] Der erste Bau oder die erste Verbesserung einer Kirche im Zug kostet
   *[other] Die ersten { $n } Bauten oder Verbesserungen von Kirchen im Zug kosten
} nichts.
ability-church-levels = Eine Kirche darf im Zug { $n ->
    [one] eine Stufe
   *[other] { $n } Stufen
} weiter wachsen.
ability-help-others = +{ $n } beim Konvertieren für jeden anderen Heiligen im Gebiet.
ability-shield = Ereignisse kosten { $n } Eifer weniger.
ability-equal-succeeds = Ein Wurf, der genau der MRN gleicht, ist ein Erfolg.
ability-first-prepare = Die erste Vorbereitung für einen Versuch zählt { $n } mehr.
ability-keepers = Platz für { $n ->
    [one] eine weitere Vorratskarte.
   *[other] { $n } weitere Vorratskarten.
}
ability-gift-on-arrival = Wählt beim Amtsantritt { $n ->
    [one] eine Geistesgabe.
   *[other] { $n } Geistesgaben.
}
ability-slow-scotland = Ereignisse aus dem Schottland-Stapel, die du aufdeckst, treiben das Heidentum { $n ->
    [one] ein Feld
   *[other] { $n } Felder
} weniger voran.
ability-heal = Einmal im Zug, für eine Aktion: Ein Heiliger im Gebiet gewinnt { $n } Eifer zurück.
ability-discern = Für eine Aktion: Decke den verdeckten Druiden des Gebiets auf, ohne ihn konvertieren zu müssen.
ability-foresee = Einmal im Zug, für eine Aktion: Sieh dir { $n ->
    [one] die nächste Karte an; du darfst sie ablegen.
   *[other] die nächsten { $n } Karten an; die erste darfst du ablegen.
}
ability-as-keeper = Wirkt schon als Vorratskarte.
ability-ends = Kommt aus dem Spiel, wenn der Heilige stirbt, der sie hat.
ability-stays = Bleibt, wenn der Heilige stirbt, der sie hat.

## The cards

# The Saints

saint-patrick = Patrick
    .text = Patrick bringt jedem Konvertierungsversuch +1.
    .history = Mit sechzehn wurde er aus Britannien verschleppt und hütete in Irland Schafe. Nach sechs Jahren entkam er, hörte im Traum Stimmen nach ihm rufen und kehrte als Bischof zurück.
saint-palladius = Palladius
    .text = Palladius ist Bischof der Gläubigen: Er hilft bei Versuchen an Völkern.
    .history = Papst Coelestin sandte ihn 431 zu den Iren, die an Christus glaubten, als ihren ersten Bischof. So notierte es ein Chronist in Gallien; sonst ist über ihn fast nichts gewiss.
saint-auxilius = Auxilius
    .text = Auxilius ist der Helfer: Er hat mehr Aktionspunkte, als sein Eiferfeld nennt.
    .history = Die Annalen lassen ihn 439 mit Secundinus und Iserninus kommen, um Patrick zu helfen. Killossy in Kildare trägt seinen Namen.
saint-secundinus = Secundinus
    .text = Secundinus weiß mit den Mächtigen zu reden: Er hilft bei Versuchen an Anführern.
    .history = Die Iren nannten ihn Sechnall; seine Kirche in Dunshaughlin lag einen Morgenmarsch von Tara. Der älteste Lobgesang auf Patrick trägt seinen Namen.
saint-iserninus = Iserninus
    .text = Iserninus ist immer unterwegs: Ein Teil seiner Bewegungen kostet nichts.
    .history = Ein König der Laigin vertrieb ihn und seine ersten Bekehrten. Sie warteten in der Fremde, bis ein milderer König sie heimkehren ließ.
saint-ciaran = Ciarán
    .text = Ciarán hilft anderen: Jeder andere Heilige in seinem Gebiet konvertiert besser. Er selbst hat nichts davon.
    .history = Ciarán von Saigir gilt als der Erstgeborene unter Irlands Heiligen. Seine ersten Mönche waren der Sage nach ein Eber, ein Fuchs, ein Dachs und ein Wolf.
saint-brigid = Brigid
    .text = Brigid baut: Ein Teil ihrer Arbeit an Kirchen kostet nichts.
    .history = Ein König versprach ihr so viel Land, wie ihr Mantel bedeckte, und der Mantel hörte nicht auf zu wachsen. So, erzählt man, kam Kildare, die Kirche der Eiche, zu ihren Feldern.
saint-columba = Columba
    .text = Columbas Herz ist in Schottland: Ereignisse von dort, die er aufdeckt, treiben das Heidentum weniger voran.
    .history = Als Fürstensohn der Nördlichen Uí Néill segelte er 563 mit zwölf Gefährten fort und gründete Iona, von wo aus die Pikten gewonnen wurden.
saint-finnian = Finnian
    .text = Finnian, der Lehrer, bringt eine Geistesgabe mit.
    .history = In seiner Schule zu Clonard sollen dreitausend gelernt haben, und die zwölf Apostel Irlands kamen alle von dort.
saint-ibar = Ibar
    .text = Ibar fürchtet keinen Druiden: Er hilft bei Versuchen an ihnen, und ein Fehlschlag kostet ihn dabei keinen Eifer.
    .history = Er lehrte auf einer kleinen Insel im Hafen von Wexford und stritt, so die Legende, mit Patrick, weil kein Fremder über Irlands Kirche herrschen sollte.
saint-brendan = Brendan
    .text = Brendan, der Seefahrer, reist von Küste zu Küste, und ein Teil seiner Bewegungen kostet nichts.
    .history = In einem Boot aus Ochsenhaut, so erzählte man sich im ganzen Mittelalter, segelte er sieben Jahre nach Westen und las auf dem Rücken eines Wals die Messe.
saint-enda = Enda
    .text = Enda ist abgehärtet: Ereignisse kosten ihn weniger Eifer.
    .history = Ein junger Kriegsherr kam ins Kloster seiner Schwester, um eine Braut zu holen, und ging als Mönch. Auf dem kahlen Fels von Aran sammelte er das erste große Kloster Irlands.

# The Saints of the deck

saint-patrick-deck = Patrick, aus dem Stapel
    .text = Auch wer Patrick erst spät nachfolgt, folgt demselben Mann: Er hilft bei jedem Konvertierungsversuch.
    .history = Er selbst nannte sich einen Sünder und den Geringsten aller Gläubigen, und er taufte, so schreibt er, viele Tausend.
saint-palladius-deck = Palladius, aus dem Stapel
    .text = Palladius kehrt zu seiner Herde zurück: Er hilft bei Versuchen an Völkern.
    .history = Spätere Schreiber ließen ihn scheitern und heimsegeln. Kirchen in Leinster erinnerten sich trotzdem an ihn.
saint-auxilius-deck = Auxilius, aus dem Stapel
    .text = Auch wenn er spät kommt, arbeitet Auxilius hart: Er hat mehr Aktionspunkte, als sein Eiferfeld nennt.
    .history = Mit Patrick und Iserninus steht er über einer alten Liste von Regeln für Irlands Klerus: wer umherziehen, wer sammeln darf und wie sich ein Priester kleidet.
saint-secundinus-deck = Secundinus, aus dem Stapel
    .text = Ein alter Freund der Könige: Secundinus hilft bei Versuchen an Anführern.
    .history = Von Patricks Gefährten starb er als erster, im Jahr 447, sagen die Annalen.
saint-iserninus-deck = Iserninus, aus dem Stapel
    .text = Ein geduldiger Lehrer: Seine erste Vorbereitung für einen Versuch zählt mehr.
    .history = In seinem Namen steckt das Eisen. Bei den Iren hieß er Fith, und Kilcullen nennt ihn seinen Gründer.
saint-ciaran-deck = Ciarán, aus dem Stapel
    .text = Ob früh oder spät, Ciarán ist für andere da: Jeder andere Heilige in seinem Gebiet konvertiert besser.
    .history = In Saigir wurden die Könige von Osraige begraben, und ein Feuer, zu Ostern entzündet, durfte das ganze Jahr nicht verlöschen.
saint-brigid-deck = Brigid, aus dem Stapel
    .text = Brigid baut erst recht: Ein Teil ihrer Arbeit an Kirchen kostet nichts, und sie darf eine Kirche in einem Zug weiter verbessern als andere.
    .history = Kildare war ein Kloster für Frauen und Männer zugleich, von einer Äbtissin geführt. Ein Schreiber des siebten Jahrhunderts bestaunte seine große Kirche mit bemalten Wänden.
saint-columba-deck = Columba, aus dem Stapel
    .text = Columba wirkt schon als bloßer Gefolgsmann: Ereignisse aus Schottland, die sein Besitzer aufdeckt, treiben das Heidentum weniger voran.
    .history = Er soll heimlich einen Psalter abgeschrieben und die Abschrift nicht herausgegeben haben; der Streit endete in einer Schlacht und Columba im Exil.
saint-finnian-deck = Finnian, aus dem Stapel
    .text = Finnian bringt eine Geistesgabe mit und hat Platz für mehr Vorratskarten.
    .history = Unter seinem Namen geht das älteste irische Bußbuch: für jede Sünde eine Kur, wie von einem Arzt.
saint-ibar-deck = Ibar, aus dem Stapel
    .text = Ibar kennt jeden Druiden im Süden: Er hilft bei Versuchen an ihnen.
    .history = Seine Insel Beggerin heißt „Klein-Irland“: Wenigstens so viel davon wollte er in der Verbannung haben.
saint-brendan-deck = Brendan, aus dem Stapel
    .text = Kein Ufer ist Brendan zu weit: Er reist in jedes Gebiet, und ein Teil seiner Bewegungen kostet nichts.
    .history = Er gründete Clonfert am Shannon. Columbas Biograph lässt ihn auf einer schottischen Insel landen, um den Freund zu besuchen.
saint-enda-deck = Enda, aus dem Stapel
    .text = Enda stärkt die Müden: Er kann einem Heiligen in seinem Gebiet Eifer zurückgeben, und Ereignisse kosten ihn weniger.
    .history = Seine Mönche lebten von dem, was in Sand und Tang wuchs, selbst im Winter ohne Feuer, und kamen dafür aus ganz Irland.

# The Gifts of the Spirit

gift-wisdom = Weisheit
    .text = Weisheit findet Worte für die Mächtigen: Wer sie hat, konvertiert Anführer leichter.
    .history = Irlands Richter waren stolz auf ihre Sinnsprüche, und auf einen Bischof, der ebenso antworten konnte, hörte man.
gift-knowledge = Erkenntnis
    .text = Erkenntnis öffnet in jedem Dorf die Ohren: Wer sie hat, konvertiert Völker leichter.
    .history = Patrick sprach die Sprache der Hirten; er hatte sie als einer von ihnen gelernt.
gift-faith = Glaube
    .text = Glaube gibt den Ausschlag: Auch ein Wurf, der genau der MRN gleicht, ist ein Erfolg.
    .history = Hundert Gebete am Tag und fast so viele in der Nacht, in Schnee und Regen: So erinnerte sich der Sklave an seine Jahre auf dem Berg.
gift-healing = Heilung
    .text = Heilung gibt Kraft zurück: Einmal im Zug gewinnt für eine Aktion ein Heiliger im Gebiet Eifer zurück.
    .history = Die halbe Legende jedes Heiligen ist eine Liste von Kranken, die gesund nach Hause gingen.
gift-miracles = Wunderkraft
    .text = Wunder überzeugen: Wer diese Gabe hat, konvertiert in jedem Fall leichter.
    .history = Patrick selbst erzählt von wenigen Wundern. Zwei Jahrhunderte später hatten seine Biographen genug für mehrere Bücher.
gift-prophecy = Prophetie
    .text = Prophetie sieht, was kommt: Einmal im Zug sieht sich, wer sie hat, für eine Aktion die nächste Karte an und darf sie abwenden.
    .history = Die Druiden selbst sollen es geweissagt haben: Axtköpfe kämen übers Meer, mit Stäben, die sich krümmen.
gift-discernment = Unterscheidung der Geister
    .text = Sie erkennt einen Druiden als das, was er ist: Wer sie hat, deckt für eine Aktion einen verdeckten auf, ohne ihn konvertieren zu müssen, und Versuche an Druiden fallen leichter.
    .history = Nicht jede Stimme in der Nacht kommt vom Himmel; so hatten die Wüstenväter die Mönche Galliens gewarnt und diese die Iren.
gift-tongues = Zungenrede
    .text = Die ersten Worte sitzen: Die erste Vorbereitung für einen Versuch zählt mehr.
    .history = Bei den Pikten brauchte selbst Columba einen Dolmetscher, gesteht sein Biograph. Patrick hatte sein Irisch auf die harte Art gelernt.
gift-interpretation = Auslegung
    .text = Auslegung dient den anderen: Jeder andere Heilige im Gebiet konvertiert besser.
    .history = Die ältesten irischen Sätze auf Pergament sind Notizen zwischen den Zeilen lateinischer Bücher: Jemand erklärte sie jemandem.

# The event cards

card-arthur = Arthur, König der Briten
    .text = Das Heidentum in Großbritannien wird zurückgedrängt.
    .history = Ob König, Feldherr oder Traum: Jemand schlug um das Jahr 500 die Sachsen am Mons Badonicus und schenkte den Briten eine Generation Frieden.
card-niall = Niall von den neun Geiseln
    .text = Seine Raubzüge schwächen Britannien, und seine Erben streiten um Tara.
    .history = Geiseln aus neun Ländern machten in den Augen der Dichter einen großen König. Die Uí Néill, die jahrhundertelang Tara hielten, nannten sich nach ihm.
card-coroticus = Die Soldaten des Coroticus
    .text = Wo du stehst, werden eben gewonnene Seelen verschleppt.
    .history = Die Leute eines britischen Königs überfielen Getaufte noch in ihren weißen Kleidern, erschlugen einige und verkauften den Rest. Patricks zorniger offener Brief an sie ist erhalten.
card-benignus = Benignus von Armagh
    .text = Ein treuer Schüler gibt neue Kraft oder bringt eine Gabe.
    .history = Als Junge hielt er die Füße des schlafenden Bischofs fest und ließ nicht los; so zog er mit und wurde zuletzt Patricks Nachfolger in Armagh.
card-loegaire = Lóegaire in Tara
    .text = Der König lässt in Tara seine Druiden los, oder er lässt sie prüfen.
    .history = Nialls Sohn ließ Patrick predigen, blieb aber Heide. Er wurde stehend begraben, in Waffen, das Gesicht den Feinden in Leinster zugewandt.
card-slane-fire = Das Feuer auf Slane
    .text = Ein verbotenes Feuer: Leinster rächt sich, oder sein Schein bricht Dolmen und verrät einen Druiden.
    .history = In der Nacht, in der vor dem Feuer des Königs keines brennen durfte, entzündete Patrick auf dem Hügel gegenüber Tara das Osterfeuer. Lösche man es heute nicht, warnten die Druiden, dann lösche es niemand mehr.
card-lucet-mael = Der Wettstreit mit Lucet Máel
    .text = Ein Druide weckt die Steine und erschüttert die Herzen, oder er wird entlarvt.
    .history = Der Druide des Königs brachte Schnee und Finsternis über die Ebene, konnte sie aber vor dem nächsten Tag nicht wieder nehmen. Patrick konnte es, sagt die Geschichte.
card-crom-cruach = Crom Cruach
    .text = Das Götzenbild in Airgialla gewinnt Volk zurück und weckt einen Dolmen, oder es wird gestürzt.
    .history = Auf der Ebene der Anbetung stand ein goldenes Götzenbild zwischen zwölf steinernen, durstig nach den Erstgeborenen. Patricks Stab, heißt es, hinterließ seinen Abdruck darauf.
card-samhain = Samhain
    .text = Die Hügel öffnen sich: Ein Dolmen erwacht und der Mut sinkt, oder du erhaschst einen Blick auf das Kommende.
    .history = In der letzten Nacht des Oktober starb das Jahr, und die Toten kamen zu Besuch. Die Kirche konnte das Fest nicht abschaffen; so wurde mit der Zeit Allerheiligen daraus.
card-beltane = Die Feuer von Beltane
    .text = Die Druiden kehren unter die Leute zurück.
    .history = Am ersten Mai trieb man das Vieh zwischen zwei Feuern hindurch, die die Druiden besprochen hatten, gegen alle Seuchen des Jahres.
card-tain = Der Rinderraub von Cooley
    .text = Ulaid und Connachta fallen übereinander her, und die Leute leiden darunter.
    .history = Jeder Junge wusste, wie Königin Medb eines Stieres wegen gegen Ulster zog und wie Cú Chulainn allein die Furt hielt. Rinderraub war Krieg, Sport und die Pflicht eines jungen Königs.
card-famine = Hungersnot
    .text = Munster hungert, und hungrige Prediger gehen langsam.
    .history = Ein nasser Sommer genügte: kein Korn, wenig Milch, und die alten Gesetze sagen genau, warum der König schuld ist, wenn die Erde nichts trägt.
card-pestilence = Seuche
    .text = Krankheit nimmt Völker hinweg und den Heiligen die Kraft.
    .history = Die Annalen verzeichnen die Seuchen mit zwei, drei Worten im Jahr und daneben die Namen derer, die sie holten.
card-murdered-chief = Ein Häuptling ermordet
    .text = Häuptlinge fallen, bei dir oder anderswo.
    .history = Es gab über hundert kleine Königreiche, und wenige ihrer Herren starben im Bett. Das Gesetz kannte den Preis jeder Ehre; unbezahlbar war niemand.
card-kin-strife = Streit unter Verwandten
    .text = Ein König oder Häuptling wird von seinen Vettern gestürzt.
    .history = Wer mit einem König den Urgroßvater teilte, konnte ihm nachfolgen. Das machte die Sippen groß und die Regierungen kurz.
card-feast-of-tara = Das Fest von Tara
    .text = Das Königtum von Tara ist umkämpft, oder die Versammlung ist eine Gelegenheit zu predigen.
    .history = Einmal in seiner Regierung feierte der König von Tara das Fest, bei dem er das Land selbst zur Frau nahm. Ein Bischof war nicht der Gast, den die Braut erwartete.
card-ath-dara = Die Schlacht von Áth Dara
    .text = Leinster erhebt sich gegen Tara, und auf beiden Seiten fallen Anführer.
    .history = An der Eichenfurt nahmen die Männer von Leinster 458 Lóegaire gefangen, weil er einmal zu oft nach seinem Tribut an Rindern gekommen war.
card-sun-and-wind = Geschworen bei Sonne und Wind
    .text = Ein Eid wird gebrochen: Ein Anführer stirbt daran, oder die Steine jedes Gebiets verlieren einen Dolmen.
    .history = Um freizukommen, schwor Lóegaire bei Sonne und Wind, nie wieder gegen Leinster zu ziehen. Er tat es doch, und Sonne und Wind töteten ihn, vermerken die Annalen nicht ohne Genugtuung.
card-dubthach = Dubthach der Dichter
    .text = Ein Dichter spricht für dich: Zeit, Wissen oder eine Gabe.
    .history = Als Patrick in die Halle von Tara trat, sollte niemand aufstehen. Der Oberste der Dichter stand auf und dichtete fortan nur noch für einen anderen König.
card-senchas-mar = Die große Überlieferung
    .text = Gesetz und Evangelium einigen sich.
    .history = Das Gesetzbuch Senchas Már erzählt, wie neun Männer, Könige, Bischöfe und Dichter, die alten Bräuche durchgingen und behielten, was den Glauben nicht verletzte.
card-armagh = Ein Hügel in Armagh
    .text = Land für die Kirche kostet Zeit, tritt an die Stelle eines Dolmens oder verschafft Zeit.
    .history = Daire gab erst eine Senke, dann einen Bronzekessel, dann nahm er den Kessel wieder. „Gott sei Dank“, sagte Patrick jedes Mal, und bekam die Kuppe.
card-croagh-patrick = Vierzig Tage auf dem Berg
    .text = Ein Fasten kostet Zeit, oder es bricht einen Dolmen, oder es bringt eine Gabe.
    .history = Auf dem Kegel über der Clew Bay soll Patrick die ganze Fastenzeit gefastet und, von schwarzen Vögeln umschwärmt, mit einem Engel um die Seelen der Iren gefeilscht haben.
card-pelagius = Die Lehre des Pelagius
    .text = Streit um die Lehre leert eine Kirche.
    .history = Mit irischem Haferbrei vollgestopft, höhnte Hieronymus über den Briten, der lehrte, man könne aus eigenem Willen gut sein. Der Streit war ein Grund, warum sich Rom um die Inseln kümmerte.
card-legions-leave = Die Legionen ziehen ab
    .text = Britannien bleibt sich selbst überlassen und mit ihm die Hoffnung.
    .history = 407 führte ein Thronräuber das letzte Feldheer nach Gallien. Drei Jahre später hieß es, Britanniens Städte sollten sich selbst verteidigen.
card-vortigern = Vortigerns Gäste
    .text = Das Heidentum fasst Fuß in Britannien.
    .history = Gegen die Pikten warb ein stolzer Tyrann, so Gildas, drei Schiffe voll Sachsen an. Sie baten um mehr Schiffe, dann um mehr Sold, dann nahmen sie sich, was sie wollten.
card-groans = Das Seufzen der Briten
    .text = Ein Hilferuf verhallt: Das Heidentum rückt vor, oder wer ihn hört, verliert den Mut oder ist gewarnt.
    .history = Die Barbaren trieben sie ins Meer, das Meer treibe sie zu den Barbaren zurück, schrieben sie an Aëtius, dreimal Konsul. Der hatte mit Attila zu tun.
card-shipwreck = Schiffbruch
    .text = Das Meer nimmt Zeit und Mut, oder es spült dich gerade dort an, wo man dich braucht.
    .history = Mit gutem Wind brauchten die Lederboote einen Tag über die Irische See. Mit schlechtem warf man die Ladung über Bord und gelobte eine Kapelle.
card-burnt-church = Eine Kirche brennt
    .text = Die Kirche, bei der du stehst, wird beschädigt oder geht verloren.
    .history = Die ersten Kirchen waren aus Eichenbrettern und Stroh. Eine Fackel genügte, und die Annalen sind voll davon.
card-hard-winter = Ein harter Winter
    .text = Schnee auf den Wegen: Du kannst weniger tun.
    .history = Jeder Freie schuldete dem Reisenden von Rechts wegen Obdach. In Wintern mit hohem Schnee zählen die Annalen totes Vieh statt Schlachten.
card-celestine = Ein Brief von Papst Coelestin
    .text = Rom schickt Ermutigung und Gaben.
    .history = Der Papst, der Palladius sandte, hoffte, so schrieb ein Freund von ihm, die römische Insel katholisch zu erhalten und die barbarische christlich zu machen.
card-confessio = Die Confessio
    .text = Heb diese Karte auf. Genutzt, stärkt sie deinen nächsten Konvertierungsversuch.
    .history = Patrick, ein Sünder, ganz ungebildet: So beginnt er im Alter, in holprigem Latein, sein Leben zu verteidigen. Nichts Älteres, das in Irland geschrieben wurde, ist uns erhalten.
card-safe-conduct = Die Söhne der Könige
    .text = Heb diese Karte auf. Genutzt, bringt sie dich, wohin du willst, und lässt dir Zeit.
    .history = Patrick zahlte den Richtern, schreibt er, den Preis von fünfzehn Männern und nahm Königssöhne gegen Lohn mit: Wer mit ihnen reiste, reiste unter Schutz.
card-gaulish-monks = Mönche aus Gallien
    .text = Heb diese Karte auf. Genutzt, lässt sie dich in diesem Zug mehr tun.
    .history = Schiffe brachten Wein und Öl in die Irische See und ab und zu ein paar Geschorene mit Büchern und festen Ansichten über Ostern.
card-germanus = Germanus und das Halleluja
    .text = Heb diese Karte auf. Genutzt, drängt sie das Heidentum in Großbritannien zurück.
    .history = 429 führte der Bischof von Auxerre, einst Soldat, ungeübte Briten gegen Pikten und Sachsen. Dreimal riefen sie „Halleluja“, das Tal hallte wider, und der Feind lief davon.
card-lerins = Einkehr auf Lérins
    .text = Heb diese Karte auf. Genutzt, gibt sie dir Eifer zurück.
    .history = Das Inselkloster vor der Küste der Provence bildete viele Bischöfe Galliens aus. Die Legende lässt auch Patrick dort ausruhen und lernen.
card-saxon-pirates = Piraten aus England
    .text = Sachsenschiffe plündern bei den Laigin, und das Heidentum rückt vor.
    .history = Die Sachsen, schrieb ein Römer jener Zeit, fürchteten keinen Sturm, denn im Sturm rechne niemand mit ihnen.
card-hengist = Hengists Krieger aus England
    .text = Kent ist verloren: Das Heidentum rückt vor, und der Mut sinkt.
    .history = Zwei Brüder mit Pferdenamen, Hengist und Horsa, führten die Söldner, die blieben. Kent war das erste Königreich, das sie gründeten.
card-anderida = Schlimme Kunde aus England
    .text = Eine Festung fällt mit allen, die darin waren, und die Heiligen verlieren den Mut.
    .history = 491 belagerte Ælle, so die eigene Chronik der Sachsen, die alte Römerfestung Anderida und ließ darin nicht einen Briten am Leben.
card-refugees = Flüchtlinge aus England
    .text = Fremde drängen nach Eoganacht; manche aber geben dir Kraft.
    .history = Wer konnte, floh übers Meer. So viele Briten gingen nach Gallien, dass ein Winkel dort bis heute Bretagne heißt; manche kamen wohl auch nach Munster.
card-minor-invasion = Landung aus England
    .text = Leinsters Küste brennt, und das Heidentum rückt vor.
    .history = Drei Kiele am Strand im Morgengrauen waren ein Heer; am Abend waren sie eine Siedlung.
card-major-invasion = Große Invasion aus England
    .text = Die schlimmste Karte: Das Heidentum macht einen Sprung, und Leinster verliert Völker und Anführer.
    .history = Im fünften Jahrhundert blieb sie aus. 684 aber landete ein Heer aus Northumbria und verschonte, zu Bedas Scham, weder Kirchen noch Klöster.
card-pictish-raid = Überfall aus Schottland
    .text = Pikten fallen über die Ulaid her.
    .history = Von den Klippen Antrims sieht man die schottische Küste. Sie lag näher als Tara, und ihre Bewohner kannten den Weg.
card-dal-riata = Dál Riata: Verwandte aus Schottland
    .text = Die Herren der Ulaid blicken übers Meer, und das Heidentum rückt vor.
    .history = Um 500 verlegte Fergus, Sohn des Erc, seinen Sitz von Antrim nach Argyll. Scotti hatten die Römer alle Iren genannt; nun entstand ein Schottland.
card-attacotti = Die Attacotti aus Schottland
    .text = Ein wildes Volk plündert bei den Nördlichen Uí Néill.
    .history = Hieronymus schwor, er habe sie als Junge in Gallien Menschenfleisch essen sehen. Das römische Heer war weniger heikel und stellte ganze Regimenter von ihnen auf.
card-pictish-slavers = Sklavenhändler aus Schottland
    .text = Wer in Ulster oder in der Nähe der Händler predigt, ist in Gefahr, und das Heidentum rückt vor.
    .history = Freigeborene seien verkauft, schrieb Patrick, Christen zu Sklaven gemacht, und das bei den schlimmsten, den abtrünnigen Pikten.
card-drust = König Drust aus Schottland
    .text = Ein großer Kriegsherr erschüttert Throne in Irland, und das Heidentum rückt vor.
    .history = Die Königsliste der Pikten gibt Drust, dem Sohn des Erp, hundert Jahre Herrschaft und hundert Schlachten. In seinem neunzehnten Jahr, fügt sie hinzu, kam Patrick nach Irland.
card-painted-warband = Bemalte Männer aus Schottland
    .text = Der Norden brennt: Eine Kirche geht verloren, und Leute fliehen.
    .history = „Picti“ ist Soldatenlatein für die Bemalten. Wie sie sich selbst nannten, hat niemand aufgeschrieben.
card-alt-clut-fleet = Eine Flotte aus Strathclyde
    .text = Schiffe liegen vor den Südlichen Uí Néill, und das Heidentum rückt vor.
    .history = Von Alt Clut aus, dem Felsen im Clyde, der heute Dumbarton heißt, überwachten die Könige der nördlichen Briten den Seeweg nach Irland. Coroticus war vielleicht einer von ihnen.
card-slave-takers = Sklavenjäger aus Strathclyde
    .text = Sie kommen, wo du bist, und nehmen, wen sie finden.
    .history = Cumal, die Sklavin, war die Einheit, in der Iren Bußen und Felder rechneten. Einen Markt gab es immer.
card-apostates = Abtrünnige aus Strathclyde
    .text = Irgendwo in Irland kehrt ein Druide zurück, und das Heidentum rückt vor.
    .history = Ninian hatte, so Beda, von seiner weißen Kirche in Whithorn aus den südlichen Pikten gepredigt. Zu Patricks Zeit waren viele von ihnen zu den alten Steinen zurückgekehrt.
card-warlord = Ein Kriegsherr aus Strathclyde
    .text = In Leinster werden Prediger gejagt, und das Heidentum rückt vor.
    .history = Als Roms Sold ausblieb, wurde wohl mancher Hauptmann am Wall zum König über alles, was er von dort aus sehen konnte.
card-burnt-monastery = Fackeln aus Strathclyde
    .text = Eine Kirche deiner Wahl brennt, und das Heidentum rückt vor.
    .history = Kelch, Buch und Altartuch waren die größten Schätze weit und breit, und jeder wusste, in welchem Haus sie lagen.

## The rules in our own words

rules-intro =
    Man schreibt das Jahr 432. Rom überlässt Britannien den Barbaren, und auf der Insel am Rand der Welt bricht eine Handvoll Heiliger auf, um ihre Völker, Häuptlinge und Könige für einen neuen Glauben zu gewinnen. Ihr spielt gemeinsam: In jedem Zug schlägt ein Ereignis zu, dann handelt ein Heiliger. Ihr gewinnt sofort, wenn ganz Irland konvertiert ist, und auch wenn das Spiel anders endet, könnt ihr nach Punkten gewinnen.

    Konvertieren ist eine Frage des Einflusses, von oben nach unten: Der Hochkönig lenkt die Könige, ein König seine Häuptlinge, ein Häuptling seine Völker; Druiden und Dolmen sprechen gegen dich, Kirchen, Grabsteine und Reliquien für dich. Beginne beim Wert des Ziels, zähle alles hinzu, was gilt, und würfle gegen das, was fehlt. Einem verdeckten Druiden musst du dich immer zuerst stellen.

    Zwei Wörter stehen auf dem gedruckten Material englisch: Der Eifer heißt dort Zeal, und eine Vorratskarte heißt Keeper.

rules-sources =
    Die Regeln stammen aus zwei Texten: dem englischen Regelheft, dessen Kapiteln unsere Nummern folgen, und einer deutschen Kurzregel, die es zusammenfasst. Wo sie sich unterscheiden, geht das Regelheft vor; die betroffenen Regeln sagen es. Wo nur die Kurzregel etwas sagt, folgen wir ihr.

    Keiner der Texte sagt, was auf Brett, Steinen und Karten gedruckt ist. Die meisten Namen der Landkarte, ihre Grenzen, die Mischung der Steine, die Leisten und fast alles, was Heilige, Gaben und Ereigniskarten bewirken, haben wir selbst rekonstruiert und durch Simulation erprobt. Es sind nicht die gedruckten Karten. Jede Karte sagt, wer sie nennt und woher ihre Wirkung stammt.
reconstructed = Der größte Teil der Landkarte, die Mischung der Steine und fast alle Wirkungen der Karten sind unsere Rekonstruktion, nicht das gedruckte Spiel.
mark-S = steht im Regelheft oder in der deutschen Kurzregel
mark-P = steht in einer öffentlichen Rezension
mark-I = daraus erschlossen
mark-R = von uns rekonstruiert oder festgelegt
mark-own = aus deinem eigenen Kartensatz

section-contents = Was in der Schachtel ist
section-board = Das Brett
section-setup = Aufbau
section-turn = Dein Zug
section-events = Ereigniskarten
section-paganism = Heidentum in Großbritannien
section-people = Völker ersetzen
section-leaders = Anführer ersetzen
section-actions = Aktionen
section-convert = Vorbereiten und Konvertieren
section-move = Bewegung
section-churches = Kirchen
section-cards = Karten geben und nehmen
section-relics = Grabsteine und Reliquien
section-effort = Letzte Bemühungen
section-death = Der Tod
section-ending = Das Ende des Spiels
section-results = Ergebnisse
section-levels = Spielstufen
section-solitaire = Allein und zu mehreren
section-rulings = Festlegungen an diesem Tisch
section-saints = Die Heiligen
section-decksaints = Die Heiligen des Stapels
section-gifts = Die Gaben des Geistes
section-eventcards = Die Karten der Ereignisse

# What is in the box

rule-2 = Das Material
    .text = Es gibt 64 nummerierte Ereigniskarten (zwölf davon Heilige für den Stapel), 12 Heilige für den Anfang und 9 Geistesgaben; kleine Steine für Völker, Druiden, Anführer und Grabsteine, 8 Dolmen und 19 Kirchen in vier Größen: 8 der Stufe 0, 6 der Stufe 1, 4 der Stufe 2 und eine Kathedrale.

# The board

rule-3 = Provinzen und Gebiete
    .text = Die Karte zeigt Irland im fünften Jahrhundert: vier Provinzen, geteilt in neun Gebiete. Ulster hat drei Gebiete, Connacht, Leinster und Munster haben je zwei.
    .why = Das Regelheft sagt „zwei oder drei Gebiete“; welche Provinz drei hat, folgt aus seinen Worten über den König von Ulster.
rule-3-places = Wer wo seinen Platz hat
    .text = Jedes Gebiet hat eine Reihe von Feldern für Völker, ein Feld für einen Druiden oder eine Kirche und einen Sitz für seinen Häuptling. Jede Provinz hat einen Sitz für ihren König. Der Hochkönig sitzt in Tara, im Gebiet Südliche Uí Néill.
rule-3-britain = Großbritannien neben der Karte
    .text = Ein Schaubild steht für Großbritannien: Schottland, Strathclyde und England, jedes christlich oder heidnisch, dazu eine Leiste, auf der ein Marker zeigt, wie weit die römische Zivilisation zerfallen ist.

# Setting up

rule-4-paganism = Britannien zu Beginn
    .text = Der Heidentum-Marker beginnt auf dem Startfeld. Schottland, Strathclyde und England beginnen christlich.
rule-4-people = Völker auf dem Brett
    .text = Jedes Volksfeld erhält ein zufällig gezogenes Volk, heidnische Seite nach oben.
rule-4-people-order = Geordnete Reihen
    .text = In jedem Gebiet stehen die Völker in der Reihenfolge ihrer Zahlen: links das mit dem schwächsten Widerstand, rechts das mit dem stärksten.
    .why = Eine Reihe wie −1, −4, −5, −6 wird nach der Größe gelesen; „niedrigste“ meint also die kleinste Zahl ohne Vorzeichen. Die Kurzregel zeigt das an einem Beispiel.
rule-4-people-pool = Der Völkervorrat
    .text = Die übrigen Völker liegen verdeckt neben dem Brett; von dort werden später neue gezogen.
rule-4-leaders = Anführer aus dem Becher
    .text = Alle Anführer kommen in einen Becher. Für jeden Häuptling, jeden König und den Hochkönig wird einer gezogen, und alle beginnen als Heiden.
rule-4-leaders-sides = Die andere Seite eines Anführers
    .text = Ein Anführer hat auf der einen Seite einen heidnischen und auf der anderen einen christlichen Wert. Niemand sieht sich die Seite an, die unten liegt.
    .why = Aus einem grimmigen Heiden muss kein glühender Christ werden: Die beiden Seiten haben laut Rezensionen nichts miteinander zu tun.
rule-4-druids = Verdeckte Druiden
    .text = Jedes Druiden-/Kirchenfeld erhält einen zufällig gezogenen Druiden mit verdeckter Zahl.
rule-4-druids-pool = Druiden in Reserve
    .text = Die übrigen Druiden bleiben mit verdeckter Zahl neben dem Brett.
rule-4-supply = Kirchen, Dolmen und Grabsteine in Reserve
    .text = Kirchen, Dolmen und Grabsteine beginnen neben dem Brett. Ein Grabstein verbirgt auf der Rückseite die Reliquie, die aus ihm werden kann.
rule-4-gifts = Die Geistesgaben
    .text = Die neun Geistesgaben liegen neben dem Brett bereit, um ins Spiel zu kommen.
    .why = Wie sie ins Spiel kommen, sagen die Texte nicht. In unserer Rekonstruktion verleiht ein Ereignis oder die Fähigkeit eines Heiligen eine.
rule-4-gifts-open = Offene Gaben
    .text = Die Gaben darf sich jeder jederzeit ansehen.
rule-4-piles = Drei Stapel für Britannien
    .text = Die Karten, die aus Schottland, aus Strathclyde und aus England kommen, warten auf drei eigenen Stapeln. Jeder Stapel wird in den Nachziehstapel gemischt, sobald seine Region heidnisch wird.
rule-4-arthur = Arthur ist die erste Schlüsselkarte
    .text = Arthur beginnt als Schlüsselkarte und entscheidet das erste Ereignis. Danach kommt er zum Schottland-Stapel und wird später mit ihm eingemischt.
rule-4-deck = Der Nachziehstapel
    .text = Die zwölf Heiligen für den Stapel werden aussortiert. Alle Ereigniskarten, die dann noch übrig sind, bilden den Nachziehstapel.
rule-4-saint = Für jeden ein Heiliger
    .text = Jeder hat eine Spielmatte und beginnt mit einem Anfangs-Heiligen als aktivem Heiligen.
rule-4-saint-choice = Historisch, gewählt oder zufällig
    .text = Die Heiligen dürfen Patricks historische Gefährten sein oder solche, die erst später kamen. Sie dürfen gewählt oder zugelost werden. Für die erste Partie sind die historischen zu empfehlen.
rule-4-saint-rest = Heilige, die fernbleiben
    .text = Anfangs-Heilige, die niemand spielt, sind aus dem Spiel.
rule-4-decksaints = Sechs Heilige für den Stapel
    .text = Sechs Stapel-Heilige kommen in den Nachziehstapel. Dafür taugen nur die Stapelkarten, nicht die Anfangskarten.
rule-4-decksaints-twice = Niemand ist zweimal da
    .text = Ein Heiliger, mit dem jemand beginnt, darf nicht auch noch in den Nachziehstapel.
rule-4-decksaints-choice = Die Wahl der sechs
    .text = Alle sollen sich auf die sechs einigen (BTS ruling.consensus). Beginnen alle mit einem historischen Heiligen, nehmt ihr einfach die sechs historischen Stapel-Heiligen.
rule-4-decksaints-rest = Stapel-Heilige, die fernbleiben
    .text = Stapel-Heilige, die nicht gewählt wurden, sind aus dem Spiel.
rule-4-decksaints-shuffle = Zusammen gemischt
    .text = Die sechs werden mit den anderen Ereigniskarten gemischt, und der Stapel wird verdeckt hingelegt.
rule-4-zeal = Eifer zu Beginn
    .text = Der Eifer (gedruckt: Zeal) jedes Heiligen beginnt im Feld ganz links auf der Leiste. Ausnahmen sind Patrick und Palladius.
rule-4-points = Vier Aktionspunkte zu Beginn
    .text = Jeder Heilige beginnt mit 4 Aktionspunkten, außer Auxilius.
    .why = Die deutsche Kurzregel gibt allen 4 und erwähnt Auxilius nicht; das Regelheft geht vor.
rule-4-area = Wo ein Heiliger landet
    .text = Jeder wählt ein Gebiet in Irland, in dem sein Heiliger beginnt.
rule-4-area-palladius = Palladius landet in Eoganacht
    .text = Palladius beginnt in Eoganacht; sein Platz wird nicht gewählt.
rule-4-patrick = Patrick beginnt etwas erschöpft
    .text = Beginnt Patrick das Spiel, steht sein Eifer ein Feld weiter rechts.
rule-4-palladius = Palladius beginnt erschöpft
    .text = Beginnt Palladius das Spiel, steht sein Eifer zwei Felder weiter rechts.
rule-4-palladius-flock = Die erste Gemeinde des Palladius
    .text = Beginnt Palladius das Spiel, ist das Volk ganz links in Eoganacht schon eine Gemeinde.
    .why = In der deutschen Kurzregel fehlt das; das Regelheft geht vor.
rule-4-first = Wer beginnt
    .text = Palladius beginnt. Ist er nicht dabei, beginnt Patrick.
rule-4-first-die = Weder Palladius noch Patrick
    .text = Ist keiner von beiden dabei, entscheidet der Würfel, wer beginnt.
rule-4-clockwise = Im Uhrzeigersinn
    .text = Wer beginnt, nimmt den Spielzugmarker; danach geht es im Uhrzeigersinn weiter.

# Your turn

rule-5 = Erst Ereignis, dann Aktionen
    .text = In deinem Zug handelst du zuerst eine Ereigniskarte ab und führst dann deine Aktionen aus.
rule-5-1 = Eine Karte aufdecken
    .text = Du deckst die oberste Karte des Nachziehstapels auf und liest ihren Titel vor.
rule-5-1-directive = Was immer geschieht
    .text = Eine Anweisung unter dem Titel wird zuerst ausgeführt, ganz gleich, was die Schlüsselkarte zeigt.
rule-5-1-key = Die Schlüsselkarte bestimmt das Ereignis
    .text = Die meisten Karten tragen mehrere Ereignisse, jedes auf einem farbigen Balken. Die aufgedeckte Karte wird zur aktuellen Karte, und der Pfeil der Schlüsselkarte zeigt auf einen ihrer Balken, den mit derselben Farbe: Dieses Ereignis tritt ein.
rule-5-1-discard = Die alte Schlüsselkarte geht
    .text = Ist das Ereignis abgehandelt, kommt die Schlüsselkarte oben auf den Ablagestapel.
rule-5-1-arthur = Arthur geht nach Schottland
    .text = Arthur wird nach dem ersten Ereignis nicht abgelegt, sondern kommt zu den Schottland-Karten.
rule-5-1-next = Die aktuelle Karte wird Schlüsselkarte
    .text = Danach wird die aktuelle Karte zur Schlüsselkarte und bestimmt das Ereignis der nächsten.
rule-5-2 = Dann handelst du
    .text = Nach dem Ereignis führst du deine Aktionen aus: Vorbereiten, Konvertieren, Bewegen, eine Kirche bauen oder verbessern, eine Karte geben oder nehmen, eine Reliquie herstellen, Letzte Bemühungen.
rule-5-2-four = Anfangs vier Aktionen
    .text = Anfangs hat jeder 4 Aktionen im Zug, außer Auxilius.
rule-5-2-zeal = Der Eifer gibt die Aktionen
    .text = Das Eiferfeld, auf dem dein Marker steht, nennt die Zahl deiner Aktionen in diesem Zug. Mit jedem Eifer, der durch Fehlschläge und Ereignisse verloren geht, können es weniger werden.
rule-5-3 = Den Spielzugmarker weitergeben
    .text = Sind deine Aktionen getan, geht der Spielzugmarker im Uhrzeigersinn zum nächsten Heiligen.
    .why = Ohne ihn handelt also niemand. Im Zug eines anderen antwortest du nur auf das, was man dich fragt, etwa wenn dir jemand eine Karte nehmen möchte.

# Event cards

rule-6 = Nur ein Balken zählt
    .text = Nur das Ereignis, auf das der Pfeil der Schlüsselkarte zeigt, findet statt. Die anderen Balken der Karte bleiben ohne Wirkung.
rule-6-single = Karten mit nur einem Ereignis
    .text = Hat eine Karte nur ein Ereignis, tritt es ein, wohin der Pfeil auch zeigt.
rule-6-first = Das Ereignis geht vor
    .text = Ein Ereignis wird zu Ende abgehandelt, bevor der Zug weitergeht. Vorher darfst du keine Aktion ausführen.
rule-6-keeper = Vorratskarten
    .text = Manche Karten werden für später aufgehoben: Heilige, Karten, die das selbst sagen, und Geistesgaben. Sie heißen Vorratskarten (gedruckt: Keeper).
rule-6-keeper-arrow = Vorratskarten haben keinen Pfeil
    .text = Vorratskarten sind die einzigen Karten ohne Pfeil am rechten Rand.
rule-6-keeper-save = Eine Vorratskarte wird untergesteckt
    .text = Deckst du eine Vorratskarte auf, gibt es kein Ereignis. Du steckst die Karte stattdessen unter deine Spielmatte.
rule-6-keeper-use = Aufgehobene Karten sind für später
    .text = Eine Karte, die sich aufheben lässt, wird zur späteren Verwendung behalten.
    .why = Wann und wie oft man sie nutzen darf, stünde auf der Karte, die kein Text wiedergibt: siehe BTS ruling.saved.
rule-6-keeper-asleep = Gefolgsleute können noch nichts
    .text = Ein Heiliger in deinem Vorrat ist nur ein Gefolgsmann deines aktiven Heiligen. Seine Fähigkeiten gelten erst, wenn er selbst aktiv wird.
rule-6-keeper-columba = Columba ist die Ausnahme
    .text = Der Stapel-Columba wirkt schon, solange er noch Vorratskarte ist.
    .why = Die deutsche Kurzregel sagt nur „außer Columba“; das Regelheft meint die Karte für den Stapel.
rule-6-limit = Zwei Vorratskarten
    .text = Sind vier bis sechs Heilige im Spiel, darf jeder höchstens zwei Vorratskarten haben.
rule-6-limit-three = Drei Vorratskarten
    .text = Sind ein bis drei Heilige im Spiel, darf jeder drei Vorratskarten haben.
rule-6-limit-discard = Eine Vorratskarte zu viel
    .text = Bekommst du eine Vorratskarte und hast keinen Platz, legst du eine ab: eine von deinen bisherigen oder die neue.

# Paganism in Great Britain

rule-7 = Britannien beginnt christlich
    .text = Zu Beginn ist ganz Großbritannien christlich.
rule-7-advance = Das Heidentum rückt vor
    .text = Lässt ein Ereignis das Heidentum in Großbritannien vorrücken, geht der Marker ein Feld weiter, oder zwei, wenn die Karte es sagt.
rule-7-scotland = Schottland wird heidnisch
    .text = Der erste Vormarsch bringt den Marker auf das Feld „Schottland heidnisch“: Schottland wird auf die heidnische Seite gedreht, und die Schottland-Karten werden in den Nachziehstapel gemischt.
rule-7-strathclyde = Strathclyde wird heidnisch
    .text = Auf dem Feld „Strathclyde heidnisch“ geschieht dasselbe mit Strathclyde und seinen Karten.
rule-7-england = England wird heidnisch
    .text = Auf dem Feld „England heidnisch“ geschieht dasselbe mit England und seinen Karten.
rule-7-arthur = Arthur hält die Stellung
    .text = Arthurs Ereignis rückt den Heidentum-Marker ein Feld zurück.
rule-7-boundary = Zurück über die Grenze
    .text = Geht der Marker über eine Grenze zurück, bleiben die eingemischten Karten im Stapel. Überschreitet er sie wieder, kommt nichts mehr hinzu.
rule-7-end = Das letzte Feld
    .text = Das Spiel ist zu Ende, sobald der Marker das Feld „Spielende“ erreicht.

# Replacing People

rule-8 = Gemeinden gehen zuerst verloren
    .text = Konvertierte Völker heißen Gemeinden. Ersetzt ein Ereignis Völker in einem Gebiet, werden Gemeinden vor Heiden entfernt.
rule-8-right = Welche Gemeinde geht
    .text = Von mehreren Gemeinden geht die am weitesten rechts zuerst.
rule-8-pagan = Welche Heiden gehen
    .text = Erst wenn keine Gemeinde mehr da ist, werden heidnische Völker entfernt, und zwar immer das am weitesten links, mit der niedrigsten Zahl.
rule-8-replace = Neue sind Heiden
    .text = Für jedes entfernte Volk wird zufällig ein heidnisches gezogen.
rule-8-order = Neue reihen sich ein
    .text = Die Neuen werden nach ihrer Zahl in die Reihe einsortiert.
rule-8-first = Völker vor Anführern
    .text = Ersetzt ein Ereignis Völker und Anführer, kommen die Völker zuerst an die Reihe.

# Replacing Leaders

rule-9 = Kein Sitz bleibt leer
    .text = Häuptlinge, Könige und der Hochkönig können durch Ereignisse entfernt werden. Alle ihre Sitze werden sofort wieder besetzt, in fester Reihenfolge.
rule-9-remove = Schritt 1: Entfernen
    .text = Zuerst werden alle Anführer, die das Ereignis entfernt, vom Brett genommen und beiseitegelegt.
rule-9-chiefs = Schritt 2: Neue Häuptlinge
    .text = Dann wird für jedes Gebiet ohne Häuptling zufällig ein Anführer gezogen.
rule-9-chiefs-christian = Ein christlicher Häuptling
    .text = Der neue Häuptling ist Christ, wenn mehr als die Hälfte der Völker des Gebiets Gemeinden sind.
rule-9-chiefs-pagan = Ein heidnischer Häuptling
    .text = Sonst, auch bei genau der Hälfte, ist er Heide.
rule-9-kings = Schritt 3: Neue Könige
    .text = Dann wird für jede Provinz ohne König gewürfelt. Jeder ihrer Häuptlinge hat eigene Zahlen; wessen Zahl fällt, der wird König.
rule-9-highking = Schritt 4: Ein neuer Hochkönig
    .text = Wurde der Hochkönig entfernt, entscheidet ein Wurf, welcher der vier Könige nach Tara aufsteigt.
rule-9-chain = Und so weiter
    .text = Wer befördert wurde, lässt einen leeren Sitz zurück. Die Schritte wiederholen sich, bis in Irland jeder Sitz besetzt ist.
rule-9-side = Beförderung ändert keinen Glauben
    .text = Ein beförderter Anführer bleibt, was er war: Christ oder Heide.
rule-9-return = Zurück in den Becher
    .text = Ganz zuletzt kommen die beiseitegelegten Anführer zurück in den Becher.

# Actions

rule-10 = Was du tun kannst
    .text = Deine Aktionen heißen Vorbereiten, Konvertieren, Bewegen, Bauen, Verbessern, Geben, Nehmen, Reliquie herstellen und Letzte Bemühungen.
rule-10-cost = Jede kostet einen Punkt
    .text = Jede Aktion kostet 1 Aktionspunkt. Ohne Punkte darfst du keine mehr ausführen.
rule-10-any = Jede Mischung
    .text = Du darfst Aktionen beliebig mischen und dieselbe wiederholen, nur bei Kirchen nicht.
rule-10-area = Wo du stehst
    .text = Du handelst nur in dem Gebiet, in dem dein Heiliger steht: seine Völker, seinen Druiden, seinen Häuptling konvertieren, bauen, verbessern, eine Reliquie herstellen, Letzte Bemühungen.
rule-10-king = Wo man Könige konvertiert
    .text = Einen König kannst du in jedem Gebiet seiner eigenen Provinz zu konvertieren versuchen, aber in keinem anderen.
    .why = Die deutsche Kurzregel sagt nur, dass man Aktionen dort ausführt, wo die Figur steht; das Regelheft macht diese Ausnahme.
rule-10-highking = Wo man den Hochkönig konvertiert
    .text = Den Hochkönig kannst du nur im Gebiet Südliche Uí Néill zu konvertieren versuchen, wo Tara liegt.
rule-10-prepare = An Ort und Stelle vorbereiten
    .text = Eine Vorbereitung zählt nur für einen Konvertierungsversuch im selben Gebiet.

# Prepare and Convert

rule-10-1 = Ein Konvertierungsversuch
    .text = Für 1 Aktionspunkt darfst du versuchen, einen Heiden zu konvertieren: ein Volk, einen Druiden, einen Häuptling, einen König oder den Hochkönig.
rule-10-1-influence = Wer auf wen hört
    .text = Völker hören auf ihren Häuptling und ihren Druiden, Anführer auf ihren Oberen und die Druiden. Ein Druide hört auf niemanden als seinen eigenen Glauben.
rule-10-1-prepare = Erst vorbereiten
    .text = Vor einem Versuch darfst du Punkte zum Vorbereiten ausgeben. Jeder bringt ihm +1.
rule-10-1-reserve = Ein Punkt bleibt für den Versuch
    .text = Mit deinem letzten Punkt darfst du nicht vorbereiten: Mindestens einer muss für den Versuch selbst bleiben.
rule-10-1-highking-kings = Der Hochkönig lenkt Könige
    .text = Der Hochkönig beeinflusst die vier Könige und sonst niemanden.
rule-10-1-king-chiefs = Könige lenken Häuptlinge
    .text = Ein König beeinflusst die Häuptlinge seiner Provinz: zwei, in Ulster drei.
rule-10-1-chief-people = Häuptlinge lenken Völker
    .text = Ein Häuptling beeinflusst die Völker seines Gebiets.
rule-10-1-king-people = Könige lenken keine Völker
    .text = Ein König hat keinen Einfluss auf Völker; er regiert sie nur durch ihre Häuptlinge.
rule-10-1-leader = Dafür oder dagegen
    .text = Ein heidnischer Anführer zählt mit seinem Wert gegen den Versuch, ein christlicher dafür.
rule-10-1-area = Was im Gebiet liegt, zählt
    .text = Die Steine in einem Gebiet beeinflussen alle Versuche dort: Druide oder Kirche, Grabsteine, Reliquien, Dolmen.
rule-10-1-facedown = Ein verdeckter Druide versperrt den Weg
    .text = Solange der Druide eines Gebiets verdeckt ist, darf dort niemand sonst konvertiert werden: Sein Einfluss gilt als grenzenlos, bis er bekannt oder fort ist.
rule-10-1-faceup = Ein bekannter Druide hemmt
    .text = Ein aufgedeckter Druide verbietet nichts, aber sein Wert zählt gegen jeden Versuch an den anderen in seinem Gebiet.
    .why = Eine Fußnote der deutschen Kurzregel verlangt, Druiden immer zuerst zu konvertieren. Ihre eigenen Listen zählen aber einen bekannten Druiden gegen Versuche an den anderen, wie das Regelheft, und das Regelheft geht vor.
rule-10-1-church = Eine Kirche hilft
    .text = Eine Kirche auf dem Feld bringt dem Versuch ihre Stufe.
rule-10-1-relics = Grabsteine und Reliquien helfen
    .text = Jeder Grabstein im Gebiet bringt +1, jede Reliquie ihren eigenen Wert.
rule-10-1-dolmens = Dolmen hemmen
    .text = Jeder wiedererweckte Dolmen im Gebiet zählt −1.
rule-10-1-abilities = Heilige und Gaben helfen
    .text = Die Fähigkeiten deines aktiven Heiligen und deine Geistesgaben kommen hinzu, wie es ihre Karten sagen.
rule-10-1-king = Ein König unter dem schlimmsten Druiden
    .text = Bei einem König zählt das Schlimmste. Gibt es in der Provinz irgendeinen Druiden, gilt der mit dem schlimmsten Wert, und keine Kirche dort hilft.
rule-10-1-king-all = Für einen König zählt die ganze Provinz
    .text = Für einen König zählen alle Grabsteine, Reliquien und Dolmen in allen Gebieten seiner Provinz.
rule-10-1-king-known = Kein König hinter einem verdeckten Druiden
    .text = Ein König darf erst konvertiert werden, wenn jeder Druide in seiner Provinz entfernt oder bekannt ist.
rule-10-1-highking = Was den Hochkönig lenkt
    .text = Für den Hochkönig zählt, was bei ihm im Gebiet Südliche Uí Néill liegt: Druide oder Kirche, Grabsteine, Reliquien und Dolmen.
rule-10-1-highking-known = Kein Hochkönig hinter einem verdeckten Druiden
    .text = Der Hochkönig darf nicht konvertiert werden, solange der Druide im Gebiet Südliche Uí Néill verdeckt ist.
    .why = Erschlossen: Der Versuch findet in diesem Gebiet statt, und ein verdeckter Druide versperrt alle Versuche in seinem Gebiet.
rule-10-1-druid = Erst festlegen, dann aufdecken
    .text = Gegen einen verdeckten Druiden legst du dich auf den Versuch fest, alle Vorbereitungen eingeschlossen, bevor er aufgedeckt wird und sein Wert zu sehen ist.
rule-10-1-count-druid = Die Summe gegen einen Druiden
    .text = Sein Wert, die Dolmen, Grabsteine und Reliquien des Gebiets und was Heiliger, Gaben, Vorbereitungen und letzte Bemühungen bringen. Kirchen und Anführer zählen nicht.
rule-10-1-count-people = Die Summe bei einem Volk
    .text = Sein Wert, sein Häuptling, Druide oder Kirche des Gebiets, dessen Dolmen, Grabsteine und Reliquien und was Heiliger, Gaben, Vorbereitungen und letzte Bemühungen bringen.
rule-10-1-count-chief = Die Summe bei einem Häuptling
    .text = Sein Wert, sein König, Druide oder Kirche des Gebiets, dessen Dolmen, Grabsteine und Reliquien und was Heiliger, Gaben, Vorbereitungen und letzte Bemühungen bringen.
rule-10-1-count-king = Die Summe bei einem König
    .text = Sein Wert, der Hochkönig, der schlimmste Druide der Provinz oder, wenn es keinen gibt, ihre eine größte Kirche, alle Dolmen, Grabsteine und Reliquien der Provinz und was Heiliger, Gaben, Vorbereitungen und letzte Bemühungen bringen. Häuptlinge zählen nicht.
rule-10-1-count-highking = Die Summe beim Hochkönig
    .text = Sein Wert, Druide oder Kirche der Südlichen Uí Néill, deren Dolmen, Grabsteine und Reliquien und was Heiliger, Gaben, Vorbereitungen und letzte Bemühungen bringen. Kein anderer Anführer zählt.
rule-10-1-slider = Beginne beim Wert des Ziels
    .text = Auf der Konvertierungsskala beginnt der Marker auf der Zahl des Ziels.
rule-10-1-slider-left = Schlechter Einfluss nach links
    .text = Jeder negative Einfluss rückt den Marker um seinen Wert nach links.
rule-10-1-slider-right = Guter Einfluss nach rechts
    .text = Jeder positive Einfluss rückt den Marker um seinen Wert nach rechts, auch die Vorbereitungen.
rule-10-1-slider-example = Das Beispiel des Regelhefts
    .text = Ein Volk mit −3 unter einem heidnischen Häuptling mit −2 steht bei −5. Patricks Fähigkeit macht daraus −4, zwei Vorbereitungen machen daraus −2.
rule-10-1-mrn = Die Zahl, die zu schlagen ist
    .text = Das Feld, auf dem der Marker endet, zeigt die nötige Zahl, kurz MRN (Minimum Result Needed). Gegen sie würfelst du mit einem Würfel.
rule-10-1-equal = Gleich: nichts geschieht
    .text = Zeigt der Würfel genau die MRN, geschieht nichts.
rule-10-1-success = Höher: Erfolg
    .text = Ist der Wurf höher als die MRN, gelingt der Versuch: Völker und Anführer werden auf ihre christliche Seite gedreht.
rule-10-1-success-druid = Ein besiegter Druide
    .text = Ein Druide wird nicht gedreht: Gelingt der Versuch an ihm, wird er vom Brett genommen.
rule-10-1-failure = Niedriger: Fehlschlag
    .text = Ist der Wurf niedriger als die MRN, scheitert der Versuch, und dein Heiliger verliert 1 Eifer: Der Marker rückt ein Feld nach rechts.
rule-10-1-failure-dolmen = Ein Dolmen erwacht
    .text = Scheiterst du an einem Druiden, kommt außerdem ein wiedererweckter Dolmen in das Gebiet.
rule-10-1-automatic-failure = Sicherer Fehlschlag
    .text = Ein Versuch bei −6 oder schlechter scheitert mit Sicherheit.
rule-10-1-automatic-success = Sicherer Erfolg
    .text = Ein Versuch bei 0 oder besser gelingt mit Sicherheit.
rule-10-1-six = Eine Sechs stürzt einen Dolmen
    .text = Wann immer bei einem Konvertierungsversuch eine 6 fällt und im Gebiet wiedererweckte Dolmen stehen, wird einer davon entfernt.
    .why = 10.1 sagt, dass du ihn entfernen „kannst“; die Spielhilfe und die deutsche Kurzregel entfernen ihn einfach, und so halten wir es. Wohin er kommt, sagt kein Text: Hier geht er zurück zu den anderen neben dem Brett und kann wieder erwachen.

# Moving

rule-10-2 = Bewegung
    .text = Für 1 Aktionspunkt bewegt sich dein Heiliger in ein anderes Gebiet.
rule-10-2-adjacent = Nur zum Nachbarn
    .text = Du darfst dich nur in ein angrenzendes Gebiet bewegen.
rule-10-2-special = Heilige, die weit reisen
    .text = Manche Heilige dürfen sich für denselben einen Punkt auch in Gebiete bewegen, die nicht angrenzen.

# Churches

rule-10-3 = Bauen oder verbessern
    .text = Für 1 Aktionspunkt darfst du in deinem Gebiet eine Kirche bauen oder die verbessern, die dort steht.
rule-10-3-druid = Nur auf leerem Feld
    .text = Druide und Kirche teilen sich ein Feld. Bauen darfst du nur, wo der Druide fort ist und noch keine Kirche steht.
rule-10-3-build = Neue Kirchen sind klein
    .text = Eine neue Kirche hat Stufe 0.
rule-10-3-eight = Acht kleine Kirchen
    .text = Von Stufe 0 gibt es nur acht Kirchen. Solange alle acht stehen, darf keine neue gebaut werden: Für eine Kirche in jedem Gebiet muss eine verbessert werden.
rule-10-3-improve = Eine Stufe höher
    .text = Beim Verbessern wird die Kirche durch eine der nächsthöheren Stufe ersetzt. Verbessern darfst du nur eine Kirche, die in deinem Gebiet steht, und über der Kathedrale, Stufe 3, gibt es nichts.
rule-10-3-limit = Sechs, vier und eine
    .text = Es kann höchstens sechs Kirchen der Stufe 1, vier der Stufe 2 und eine Kathedrale geben. Ist die nächste Stufe aufgebraucht, darfst du nicht verbessern.
rule-10-3-once = Eine Stufe im Zug
    .text = In einem Zug darfst du in einem Gebiet nur einmal bauen oder verbessern, um eine Stufe.
rule-10-3-elsewhere = Anderes Gebiet, andere Kirche
    .text = Im selben Zug darfst du weiterziehen und in einem anderen Gebiet bauen oder verbessern.
rule-10-3-modifier = Was eine Kirche wert ist
    .text = Eine Kirche bringt ihre Stufe, 0 bis 3, für Versuche an den Völkern und dem Häuptling ihres Gebiets.
rule-10-3-king = Die größte Kirche für einen König
    .text = Für einen König zählt nur die eine größte Kirche seiner Provinz, und auch sie nur, wenn es in der Provinz keinen Druiden gibt.
rule-10-3-highking = Die Kirche bei Tara
    .text = Für den Hochkönig zählt die Kirche im Gebiet Südliche Uí Néill.
rule-10-3-nodruid = Eine Kirche hält Druiden fern
    .text = In ein Gebiet mit einer Kirche kann kein Druide kommen.

# Giving and taking cards

rule-10-4-give = Eine Karte geben
    .text = Für 1 Aktionspunkt darfst du eine deiner Vorratskarten einem anderen Heiligen geben.
rule-10-4-take = Eine Karte nehmen
    .text = Für 1 Aktionspunkt darfst du einem anderen Heiligen eine Vorratskarte nehmen, wenn ihr Besitzer es erlaubt.
rule-10-4-area = Von Angesicht zu Angesicht
    .text = Beide Heilige müssen im selben Gebiet sein.
rule-10-4-keeper = Nur Vorratskarten wechseln den Besitzer
    .text = Die Karte muss im Vorrat liegen. Ein aktiver Heiliger kann weder gegeben noch genommen werden.
rule-10-4-room = Platz für die Karte
    .text = Wer die Karte bekommt, braucht einen freien Vorratsplatz oder legt sofort eine Karte dafür ab.

# Graves and Relics

rule-10-5-grave = Ein Grabstein segnet sein Gebiet
    .text = Wo ein Heiliger starb, liegt ein zufällig bestimmter Grabstein. Er bringt späteren Versuchen in diesem Gebiet +1.
rule-10-5-make = Eine Reliquie herstellen
    .text = Für 1 Aktionspunkt drehst du einen Grabstein in deinem Gebiet auf die Reliquienseite. Ohne Grabstein geht das nicht.
rule-10-5-value = Was eine Reliquie wert ist
    .text = Eine Reliquie ist 0 bis +3 wert, wie sich beim Umdrehen zeigt. Sie kann sich als wertlos erweisen.
rule-10-5-carry = Reliquien reisen mit
    .text = Eine Reliquie darf mit jedem Heiligen mitreisen, ohne etwas zu kosten.
rule-10-5-modifier = Reliquien helfen, wo sie sind
    .text = Eine Reliquie bringt allen Versuchen in dem Gebiet, in dem sie ist, ihren Wert.

# The Final Effort

rule-10-6 = Letzte Bemühungen
    .text = Nur wenn der Eifer deines Heiligen auf dem Feld „Letzte Bemühungen möglich“ steht, darfst du dafür 1 Aktionspunkt ausgeben.
rule-10-6-once = Nur einmal
    .text = Ein Heiliger darf nur einmal letzte Bemühungen unternehmen.
rule-10-6-two = Doppelte Vorbereitung
    .text = Sie wirken wie eine Vorbereitung, bringen aber +2.
rule-10-6-death = Sie kosten das Leben
    .text = Die letzten Bemühungen kosten deinen Heiligen den letzten Eifer: Er stirbt.

# Death

rule-11 = Wann ein Heiliger stirbt
    .text = Erreicht der Eifer eines Heiligen das letzte Feld, das mit dem keltischen Kreuz, ist er gestorben.
rule-11-card = Wer tot ist, bleibt tot
    .text = Die Karte des Heiligen kommt aus dem Spiel.
rule-11-grave = Ein Grabstein, wo der Heilige fiel
    .text = Ein zufällig bestimmter Grabstein kommt in das Gebiet, in dem der Heilige stand.
rule-11-turn = Der Tod beendet den Zug
    .text = Stirbt dein Heiliger, während du Aktionen ausführst, ist dein Zug zu Ende.
rule-11-excess = Mehr als sterben geht nicht
    .text = Kostet ein Ereignis mehr Eifer, als der Heilige hatte, verfällt der Rest.
rule-11-successor = Das Gefolge tritt an seine Stelle
    .text = Hast du einen Heiligen im Vorrat, wird dieser dein aktiver Heiliger.
rule-11-successor-choice = Welcher Nachfolger
    .text = Hast du mehrere Heilige im Vorrat, wählst du, wer nachfolgt.
rule-11-successor-keepers = Der Vorrat bleibt
    .text = Deine übrigen Vorratskarten behältst du.
rule-11-successor-gifts = Manche Gaben sterben mit
    .text = Manche Geistesgaben enden, wenn der Heilige stirbt, der sie hat.
rule-11-successor-zeal = Frischer Eifer
    .text = Der Eifer des neuen Heiligen beginnt ganz links, auch bei einem, der zu Spielbeginn weiter rechts gestanden hätte.
rule-11-successor-points = Frische Aktionspunkte
    .text = Der neue Heilige hat wieder 4 Aktionspunkte.
rule-11-successor-abilities = Andere Gaben, andere Wege
    .text = Von nun an gelten die Fähigkeiten des neuen Heiligen und nicht mehr die des alten.
rule-11-acolyte = Ein Akolyth macht weiter
    .text = Hast du keinen Heiligen im Vorrat, wenn deiner stirbt, wird deine Spielmatte umgedreht, und du spielst als Akolyth weiter.
rule-11-acolyte-start = Der Anfang eines Akolythen
    .text = Der Eifer eines Akolythen beginnt ganz links, mit 4 Aktionspunkten.
rule-11-acolyte-plain = Ein Akolyth ist kein Heiliger
    .text = Akolythen haben keine besonderen Fähigkeiten und eine kürzere Eiferleiste.
    .why = Gemeint sind eigene Fähigkeiten. Die Geistesgaben unter den Vorratskarten eines Akolythen wirken weiter: Was sie tun, ist die Fähigkeit der Gabe. Die Texte sagen es nicht; so lesen wir sie.
rule-11-acolyte-keepers = Ein Akolyth behält die Karten
    .text = Der Vorrat bleibt dem Akolythen, außer Gaben, die mit ihrem Heiligen sterben.
rule-11-acolyte-saint = Ein Heiliger für einen Akolythen
    .text = Bekommt ein Akolyth einen Heiligen, wird die Spielmatte sofort zurückgedreht, und der Heilige wird aktiv, mit frischem Eifer und frischen Punkten.
rule-11-acolyte-take = Einen Heiligen nehmen beendet den Zug
    .text = Bekommt ein Akolyth den Heiligen, indem er die Karte nimmt, ist der Zug damit zu Ende.
    .why = In der deutschen Kurzregel endet der Zug, wie auch immer der Akolyth den Heiligen bekommt; das Regelheft geht vor.
rule-11-acolyte-end = Kein Akolyth darf scheitern
    .text = Erreicht der Eifer eines Akolythen das keltische Kreuz, endet das Spiel sofort.

# The end of the game

rule-12-1 = Ganz Irland konvertiert
    .text = Sobald jedes Volk in Irland eine Gemeinde ist, endet das Spiel mit einem vollen Sieg. Heidnische Anführer und selbst Druiden dürfen dann noch da sein.
rule-12-2 = Britannien verloren
    .text = Sobald der Heidentum-Marker das Feld „Spielende“ erreicht, endet das Spiel, und die Punkte werden gezählt.
rule-12-3 = Keine Karte mehr
    .text = Ist zu Beginn eines Zuges keine Karte mehr da, endet das Spiel, und die Punkte werden gezählt.
rule-12-4 = Ein Akolyth verloren
    .text = Sobald der Eifer eines Akolythen das keltische Kreuz erreicht, endet das Spiel, und die Punkte werden gezählt.
rule-12-over = Aus ist aus
    .text = Ist das Spiel zu Ende, geschieht nichts mehr: keine Aktion, kein Wurf, keine Karte.
    .why = Erschlossen aus den Worten „im selben Augenblick“: Was ein Ereignis oder eine Aktion noch zu tun hätte, unterbleibt.
rule-12-score = Punkte zählen
    .text = Ist nicht ganz Irland konvertiert, zählt die Runde gemeinsam ihre Punkte.
rule-12-score-all = Punkte für ganze Gebiete
    .text = +2 für jedes Gebiet, in dem alle Völker Gemeinden sind.
rule-12-score-most = Punkte für die Mehrheit
    .text = +1 für jedes andere Gebiet, in dem mehr als die Hälfte der Völker Gemeinden sind.
rule-12-score-highking = Punkte für den Hochkönig
    .text = +1, wenn der Hochkönig Christ ist.
rule-12-score-kings = Punkte für Könige
    .text = +½ für jeden christlichen König.
rule-12-score-cathedral = Punkte für eine Kathedrale
    .text = +1, wenn die Kathedrale irgendwo in Irland steht.
rule-12-score-dolmens = Punktverlust durch Dolmen
    .text = −1 für jeden wiedererweckten Dolmen in Irland.
rule-12-score-druids = Punktverlust durch Druiden
    .text = −1 für jeden Druiden in Irland, ob aufgedeckt oder verdeckt.

# Results

rule-13-totaldefeat = 0 bis 6½ Punkte
    .text = 0 bis 6½ Punkte sind eine völlige Niederlage.
rule-13-partialdefeat = 7 bis 12½ Punkte
    .text = 7 bis 12½ Punkte sind eine Teilniederlage.
rule-13-partialvictory = 13 bis 18½ Punkte
    .text = 13 bis 18½ Punkte sind ein Teilsieg.
rule-13-fullvictory = 19 Punkte oder mehr
    .text = 19 Punkte oder mehr sind ein voller Sieg, ebenso die Konvertierung ganz Irlands. Ohne diese sind höchstens 21 möglich.
    .why = Acht ganze Gebiete und die Mehrheit im neunten, der Hochkönig, vier Könige und die Kathedrale: 16 + 1 + 1 + 2 + 1.

# Levels of play

rule-14 = Drei Stufen
    .text = Der beschriebene Aufbau ist die Stufe Standard. Anfänger ist leichter, für die erste Partie; Fortgeschritten ist schwerer, für Erfahrene.
rule-14-beginner-druids = Anfänger: mildere Druiden
    .text = Die beiden Druiden mit −6 kommen nicht ins Spiel.
rule-14-beginner-dolmens = Anfänger: keine Dolmen
    .text = Dolmen kommen nicht ins Spiel.
rule-14-beginner-relics = Anfänger: bessere Reliquien
    .text = Zwei der drei Reliquien mit Wert 0 kommen nicht ins Spiel.
rule-14-beginner-invasion = Anfänger: keine große Invasion
    .text = Karte 53, die große Invasion aus England, kommt nicht ins Spiel.
rule-14-advanced-relic = Fortgeschritten: keine größte Reliquie
    .text = Die Reliquie mit +3 kommt nicht ins Spiel.
rule-14-advanced-gifts = Fortgeschritten: drei Gaben weniger
    .text = Die Runde sucht sich drei Geistesgaben aus, ihre liebsten, und spielt ohne sie.
    .why = Auch darauf lassen wir alle sich einigen: siehe BTS ruling.consensus.
rule-14-advanced-paganism = Fortgeschritten: Schottland ist verloren
    .text = Das Heidentum beginnt ein Feld weiter: Schottland ist schon heidnisch.
rule-14-advanced-cards = Fortgeschritten: Schottlands Karten sind dabei
    .text = Die Schottland-Karten und Arthur sind von Anfang an im Nachziehstapel.
rule-14-advanced-blue = Fortgeschritten: Das erste Ereignis ist blau
    .text = Die erste Ereigniskarte wird mit ihrem blauen Balken gespielt.
rule-14-saints = Heilige als Schwierigkeitsgrad
    .text = Leichter oder schwerer wird das Spiel auch durch die Wahl der Heiligen: Manche ergänzen sich gut, manche schlecht.

# Solitaire and numbers

rule-15 = Ein bis sechs Heilige
    .text = Das Spiel ist für ein bis sechs Heilige und läuft mit jeder Zahl gleich.
rule-15-one = Allein mit einem Heiligen
    .text = Allein darfst du mit einem einzigen Heiligen spielen. Manche eignen sich dafür besser als andere.
rule-15-ciaran = Nicht Ciarán allein
    .text = Ciarán ist für ein Spiel mit nur einem Heiligen völlig unpassend.
    .why = Dass er nur anderen hilft, schließen wir daraus. Verboten ist er nicht: Wer will, darf ihn allein wählen. Aber das Los teilt ihn einem einzelnen Heiligen nie zu; so hören wir auf das Regelheft.
rule-15-many = Allein mit mehreren Heiligen
    .text = Oder du spielst mehrere Heilige und entscheidest reihum für jeden, wie eine Mannschaft, die sich immer einig ist.
rule-15-keepers = Der Vorrat richtet sich nach den Heiligen
    .text = Für die Zahl der Vorratskarten zählt, wie viele Heilige spielen, nicht wie viele Menschen.

# Rulings of this table

rule-ruling-points = Punkte werden einmal gezählt
    .text = Deine Aktionspunkte werden einmal gezählt, nach dem Ereignis. Eifer, den du beim Handeln verlierst, kostet in diesem Zug keine Punkte mehr. Weniger als null werden es nie.
    .why = Die Spielmatte wird zu Beginn der Aktionen abgelesen; ein Fehlschlag mittendrin soll erst im nächsten Zug schmerzen.
rule-ruling-early = Du darfst früher aufhören
    .text = Du darfst deinen Zug beenden, auch wenn Punkte übrig sind. Nur nach den letzten Bemühungen muss der Versuch noch folgen.
    .why = Kein Text zwingt dich, Punkte auszugeben.
rule-ruling-auxilius = Auxilius hat einen mehr
    .text = Auxilius hat einen Aktionspunkt mehr, als das jeweilige Eiferfeld nennt, auch als Nachfolger.
    .why = Das Regelheft sagt nur, dass er nicht 4 hat.
rule-ruling-prepare = Wofür eine Vorbereitung gilt
    .text = Eine Vorbereitung nennt kein Ziel. Sie zählt für den nächsten Konvertierungsversuch dieses Zuges in diesem Gebiet, wem er auch gilt. Andere Aktionen dort ändern daran nichts; wer wegzieht, eine Karte nutzt, mit der er überallhin gehen kann, oder den Zug beendet, verliert sie.
    .why = Der Text bindet sie nur an den Ort.
rule-ruling-effort-points = Letzte Bemühungen brauchen zwei Punkte
    .text = Letzte Bemühungen darfst du nur mit mindestens 2 Punkten unternehmen: einer für sie, einer für den Versuch.
    .why = Wie bei der Vorbereitung: Sonst wäre es ein Tod für nichts.
rule-ruling-effort-adds = Letzte Bemühungen und Vorbereitungen addieren sich
    .text = Die +2 der letzten Bemühungen kommen zu den Vorbereitungen hinzu, die davor und danach gemacht werden.
    .why = Der Text vergleicht sie mit der Vorbereitung, und Vorbereitungen addieren sich.
rule-ruling-effort-after = Nach den letzten Bemühungen der Versuch
    .text = Nach den letzten Bemühungen darfst du nur noch vorbereiten, und dann musst du konvertieren. Anderes gibt es nicht mehr zu tun, und ohne den Versuch endet der Zug nicht.
    .why = Sonst könnte ein Heiliger seinen letzten Atem aufs Bauen verwenden.
rule-ruling-effort-death = Der Tod nach dem Versuch
    .text = Wer letzte Bemühungen unternommen hat, stirbt nach dem Versuch. Scheitert dieser auch noch, bleibt es ein Tod, und der Nachfolger verliert nichts.
    .why = Die Kurzregel sagt, dass der Heilige danach stirbt.
rule-ruling-effort-victory = Der Sieg vor dem Tod
    .text = Konvertiert der Versuch das letzte heidnische Volk, ist das Spiel gewonnen, bevor der Heilige stirbt.
    .why = Dieses Ende tritt im selben Augenblick ein.
rule-ruling-effort-acolyte = Keine letzten Bemühungen für Akolythen
    .text = Akolythen dürfen keine letzten Bemühungen unternehmen.
    .why = Der Text spricht nur von Heiligen, und bei einem Akolythen wäre das Spiel damit zu Ende.
rule-ruling-targets = Nur Heiden kann man konvertieren
    .text = Ziel darf jeder Heide in Reichweite sein: jedes heidnische Volk des Gebiets, nicht nur das am weitesten links. Wer schon Christ ist, kann nicht noch einmal konvertiert werden.
    .why = Der Text schreibt für Versuche an Völkern keine Reihenfolge vor.
rule-ruling-hopeless = Aussichtslose Versuche
    .text = Du darfst auch versuchen, was sicher scheitert.
    .why = So wird ein verdeckter Druide aufgedeckt; das kann einen Eifer wert sein.
rule-ruling-sum = Die Summe entscheidet
    .text = Alle Einflüsse werden zusammengezählt, und erst die Summe wird an der Skala abgelesen; unterwegs darf sie über beide Enden hinausgehen.
    .why = So ist es gleich, in welcher Reihenfolge man sie zählt.
rule-ruling-committed = Keine Hilfe, wenn der Druide aufgedeckt ist
    .text = Ist ein verdeckter Druide für einen Versuch aufgedeckt, kann nichts mehr hinzukommen.
    .why = Sonst hätte das Festlegen keinen Sinn.
rule-ruling-druid-gone = Entfernte Druiden sind fort
    .text = Ein besiegter Druide kommt aus dem Spiel.
    .why = Kein Text legt ihn zu den übrigen zurück.
rule-ruling-druid-new = Neue Druiden kommen verdeckt
    .text = Ein Druide, den ein Ereignis ins Spiel bringt, kommt verdeckt aus der Reserve.
    .why = Wie beim Aufbau.
rule-ruling-druid-place = Ein Feld, ein Stein
    .text = Ein Ereignis kann keinen Druiden dorthin setzen, wo eine Kirche oder ein Druide steht; dort bewirkt es nichts.
    .why = Für Kirchen sagt es die Kurzregel; für Druiden folgt es aus dem einzigen Feld.
rule-ruling-failure-druid = Ein siegreicher Druide
    .text = Ein Druide, der standgehalten hat, bleibt, und zwar aufgedeckt. Ein Dolmen kommt nur hinzu, wenn von den acht noch einer übrig ist.
    .why = Mehr als acht Dolmen gibt es nicht.
rule-ruling-failure-acolyte = Der letzte Fehlschlag eines Akolythen
    .text = Beendet der Fehlschlag eines Akolythen an einem Druiden das Spiel, kommt kein Dolmen mehr hinzu.
    .why = Das Spiel endet in dem Augenblick, in dem der Eifer verloren ist.
rule-ruling-six-success = Eine gewürfelte Sechs gelingt immer
    .text = Keine MRN ist höher als 5; wenn also überhaupt gewürfelt wird, ist eine 6 ein Erfolg.
    .why = Das folgt aus der Skala.
rule-ruling-six-king = Welchen Dolmen eine Sechs entfernt
    .text = Eine 6 gegen einen König entfernt einen Dolmen in dem Gebiet, in dem der Heilige steht, sofern dort einer ist.
    .why = Dort findet der Versuch statt, auch wenn die Dolmen der ganzen Provinz zählen.
rule-ruling-slider = Wie die Skala zu lesen ist
    .text = Die Felder −5 bis −1 haben eine MRN von 5 bis 1. Du musst mehr würfeln; gleich bedeutet nichts, weniger einen Fehlschlag. Ab −6 abwärts scheitert, ab 0 aufwärts gelingt der Versuch.
    .why = Der Text druckt 4 bis 0, wo das Brett Würfelbilder zeigt. Ein Würfel zeigt keine 0, und eine MRN von 0 bei −1 machte das Feld „sicherer Erfolg“ sinnlos; so gelesen, ist es einfach der Wurf plus alle Einflüsse gegen 0.
rule-ruling-slider-written = Die Skala wie gedruckt
    .text = Mit der Option „as-written“ haben die Felder −5 bis −1 die gedruckte MRN von 4 bis 0.
    .why = Für alle, die die gedruckte Zeile lesen, wie sie dasteht.
rule-ruling-automatic = Kein Wurf ohne Not
    .text = Bei sicherem Erfolg oder Fehlschlag wird nicht gewürfelt; also kann auch keine 6 einen Dolmen entfernen.
    .why = Die Kurzregel lässt nur „ggf.“ würfeln.
rule-ruling-give = Schenken braucht keine Erlaubnis
    .text = Eine Karte geben kannst du ohne Erlaubnis dessen, der sie bekommt.
    .why = Von Erlaubnis ist nur beim Nehmen die Rede.
rule-ruling-room = Platz schaffen für eine gegebene Karte
    .text = Wer eine Karte bekommt oder nimmt und keinen freien Platz hat, legt eine seiner anderen Karten ab.
    .why = Eine Aktion, die nur die eben gegebene Karte ablegt, wäre sinnlos.
rule-ruling-consent = Um eine Karte bitten
    .text = Wer eine Karte nehmen will, fragt ihren Besitzer; der stimmt zu oder lehnt ab. Ein abgelehntes Nehmen kostet nichts.
    .why = Die Aktion ist das Nehmen, nicht das Bitten.
rule-ruling-consent-again = Nicht zweimal fragen
    .text = Um eine abgelehnte Karte darfst du in diesem Zug nicht noch einmal bitten.
    .why = Damit niemand bedrängt werden kann.
rule-ruling-consent-self = Niemand fragt sich selbst
    .text = Wer beide Heilige spielt, braucht dem eigenen Nehmen nicht zuzustimmen: Die Karte wechselt sofort.
    .why = Die eigene Erlaubnis hat man schon.
rule-ruling-graves = Welcher Grabstein umgedreht wird
    .text = Liegen mehrere Grabsteine im Gebiet, entscheidet der Zufall, aus welchem die Reliquie wird.
    .why = Von außen ist ein Grabstein wie der andere.
rule-ruling-carry = Nimm mit, was du willst
    .text = Ein Heiliger, der sich bewegt, darf keine, einige oder alle Reliquien des Gebiets mitnehmen. Die größeren kommen zuerst: Wer eine nimmt, kann keine größere mehr nehmen.
    .why = Laut Text darf das jeder Heilige, ohne Kosten.
rule-ruling-carry-grave = Grabsteine bleiben
    .text = Ein Grabstein kann nicht bewegt werden, nur eine Reliquie.
    .why = Nur von Reliquien heißt es, dass sie reisen.
rule-ruling-carry-death = Die Reliquien eines Toten
    .text = Stirbt ein Heiliger, bleiben die Reliquien bei ihm im Gebiet.
    .why = Sie gehören zum Ort, nicht zur Spielmatte.
rule-ruling-death-event = Tod durch ein Ereignis
    .text = Stirbt dein Heiliger durch das Ereignis deines eigenen Zuges, handelt der Nachfolger oder Akolyth noch in diesem Zug.
    .why = Nur vom Tod beim Handeln heißt es, dass er den Zug beendet.
rule-ruling-death-grave = Wenn die Grabsteine ausgehen
    .text = Der Grabstein wird zufällig gezogen, und der Wert seiner Reliquie bleibt unbekannt, bis er umgedreht wird. Ist kein Grabstein mehr übrig, kommt keiner.
    .why = Die Zahl der Steine ist begrenzt.
rule-ruling-death-two = Anweisung und Balken sind zwei Schläge
    .text = Anweisung und Balken einer Karte sind zwei Wirkungen. Stirbt der Heilige durch die erste, trifft die zweite den Nachfolger.
    .why = Überschuss verfällt innerhalb einer Anweisung oder eines Balkens, nicht darüber hinaus.
rule-ruling-death-excess = Ein Balken tötet nur einmal
    .text = Stirbt ein Heiliger durch einen Balken oder eine Anweisung, verfällt aller Eifer, den derselbe Balken oder dieselbe Anweisung diesen Platz noch kosten würde, auch wenn das als zweiter Verlust dasteht.
    .why = Eifer, der über das Kreuz hinaus verloren ginge, verfällt, und ein Balken ist ein Ereignis.
rule-ruling-death-order = Mehrere Tote zugleich
    .text = Verluste, die mehrere Heilige treffen, werden im Uhrzeigersinn abgehandelt, beginnend mit dem, der am Zug ist. Ein Akolyth, der das Kreuz erreicht, beendet das Spiel, bevor noch etwas geschieht.
    .why = Die Zugreihenfolge liegt am nächsten.
rule-ruling-acolyte = Ein Akolyth, der einen Heiligen aufdeckt
    .text = Ein Akolyth, der einen Heiligen aufdeckt oder geschenkt bekommt, wird sofort zu diesem und spielt weiter. Ein Vorratsplatz ist nicht nötig.
    .why = Das Regelheft beendet den Zug nur, wenn der Akolyth den Heiligen einem anderen Spieler genommen hat. In der deutschen Kurzregel (6d) endet er, wie auch immer der Heilige kam; wo beide sich unterscheiden, geht das Regelheft vor.
rule-ruling-arthur = Wann Arthur geht
    .text = Arthur kommt zum Schottland-Stapel, wenn er zum ersten Mal als Schlüsselkarte abgelöst wird, auch wenn das nicht im ersten Zug ist. Später wird er abgelegt wie jede Karte.
    .why = Ist die erste Karte eine Vorratskarte, bleibt er einfach länger Schlüsselkarte.
rule-ruling-arthur-scotland = Arthur und der Fall Schottlands
    .text = Macht gerade das Ereignis, das er bestimmt, Schottland heidnisch, kommt Arthur sofort in den Nachziehstapel.
    .why = Der Stapel, in dem er warten sollte, ist eben eingemischt worden.
rule-ruling-keeper-key = Vorratskarten lassen die Schlüsselkarte liegen
    .text = Wird eine Vorratskarte aufgedeckt, bleibt die Schlüsselkarte liegen.
    .why = Erschlossen: Eine Vorratskarte hat keinen Pfeil und könnte keine Schlüsselkarte sein.
rule-ruling-discards = Wohin abgelegte Vorratskarten kommen
    .text = Gaben, die abgelegt werden oder enden, kommen aus dem Spiel. Abgelegte Heilige und Vorratskarten kommen auf den Ablagestapel.
    .why = Gaben sind nie aus dem Stapel gekommen.
rule-ruling-peek = Angesehene Karten
    .text = Eine Karte, die sich jemand im Stapel angesehen hat, bleibt, wo sie gesehen wurde. Durch Mischen wird sie wieder unbekannt.
    .why = So verhält sich ein wirklicher Stapel.
rule-ruling-paganism-once = Jeder Stapel einmal
    .text = Beim Überschreiten der Grenze wird eine Region heidnisch und ihr Stapel eingemischt, jeder nur einmal. Ein Vormarsch um zwei Felder geht eines nach dem anderen.
    .why = Beim zweiten Mal ist nichts mehr einzumischen.
rule-ruling-paganism-back = Wieder christlich
    .text = Geht der Marker über die Grenze zurück, wird die Region wieder christlich. Weiter zurück als bis zum Startfeld geht er nie.
    .why = Der Stein zeigt, auf welcher Seite der Grenze der Marker steht.
rule-ruling-advanced = Blau, bis es einen Schlüssel gibt
    .text = Auf der Stufe Fortgeschritten gibt es anfangs keine Schlüsselkarte: Ereignisse sind blau, bis eine Karte mit Pfeil Schlüsselkarte geworden ist.
    .why = Ist die erste Karte eine Vorratskarte, ist die nächste das erste Ereignis.
rule-ruling-people-together = Erst alle hinaus, dann alle herein
    .text = Werden mehrere Völker ersetzt, werden erst alle entfernt, dann alle neuen gezogen, und erst danach kommen die entfernten in den Völkervorrat.
    .why = So kehrt niemand gleich wieder zurück.
rule-ruling-people-flock = Gemeinden behalten ihre Zahl
    .text = Eine Gemeinde behält für ihren Platz in der Reihe ihre aufgedruckte Zahl.
    .why = Sonst hätte „am weitesten rechts“ keinen Sinn.
rule-ruling-leaders-passes = Durchgang für Durchgang
    .text = Leere Sitze werden in Durchgängen besetzt: alle Häuptlinge, dann alle Könige, dann der Hochkönig, und wieder von den Häuptlingen an für die Sitze, die leer geworden sind.
    .why = Die Reihenfolge des Textes, wiederholt.
rule-ruling-leaders-fresh = Eine steile Karriere
    .text = Ein Anführer, der für dieses Ereignis gezogen wurde, kann durch dasselbe auch befördert werden.
    .why = Er sitzt schon da, wenn gewürfelt wird.
rule-ruling-leaders-empty = Ein leerer Becher
    .text = Ist der Becher oder der Völkervorrat leer, kommen die beiseitegelegten Steine sofort hinein, und es wird weiter gezogen.
    .why = Jeder Sitz und jedes Feld muss besetzt werden.
rule-ruling-leaders-dice = Die Würfel der Beförderung
    .text = In Provinzen mit zwei Gebieten haben Connachta, Südliche Uí Néill und Eoganacht 1–3, ihre Nachbarn 4–6. In Ulster haben Nördliche Uí Néill 1–2, Airgialla 3–4, Ulaid 5–6. Beim Hochkönig hat Leinster 1–2, Ulster 3–4, Munster 5, Connacht 6.
    .why = Die gedruckten Zahlen stehen auf dem Brett, das in keinem Text abgebildet ist.
rule-ruling-church-lower = Eine Kirche verkleinern
    .text = Verkleinert ein Ereignis eine Kirche und ist von der nächstniedrigeren Stufe keine mehr übrig, wird die nächste darunter genommen; gibt es auch die nicht, kommt die Kirche fort. Eine Kirche der Stufe 0, die verkleinert wird, kommt fort.
    .why = Die Zahl der Steine ist begrenzt, und das Ereignis soll trotzdem treffen.
rule-ruling-setup = Die Reihenfolge des Aufbaus
    .text = Zuerst kommt das Brett mit allen Steinen, dann die Heiligen, zugelost oder gewählt; dann die Stapel-Heiligen und auf der Stufe Fortgeschritten die Gaben, die fehlen; dann die Spielfiguren und zuletzt, wer beginnt.
    .why = Das ist die Reihenfolge des Regelhefts: Wer wählt, hat die Landkarte schon vor Augen.
rule-ruling-consensus = Wie sich die Runde einigt
    .text = Stapel-Heilige, die am Tisch gewählt werden, und die Gaben, auf die ihr als Fortgeschrittene verzichtet, schlägt der erste Platz vor, Grün. Die anderen werden der Reihe nach gefragt. Widerspricht jemand, ist der ganze Vorschlag vom Tisch und wird neu gemacht; jeder darf bei den Heiligen einmal und bei den Gaben einmal widersprechen. Widerspricht niemand, gilt er. Bots widersprechen nie. Wer allein spielt, entscheidet allein, und ebenso alle, die an einem Terminal sitzen.
    .why = Der Text wünscht Einigkeit, sagt aber nicht, wie man sie findet; so findet man sie in jedem Fall.
rule-ruling-first = Ein gerechtes Los
    .text = „Auswürfeln, wer beginnt“ ist ein einziges gerechtes Los unter allen Heiligen.
    .why = Bei Gleichstand würde man nur noch einmal würfeln.
rule-ruling-area-order = Landen in Sitzreihenfolge
    .text = Die Heiligen wählen ihre Startgebiete nacheinander in der Reihenfolge der Plätze und sehen, wo die anderen sind. Mehrere dürfen dasselbe Gebiet wählen.
    .why = Es ist eine Mannschaft; geheim ist hier nichts.
rule-ruling-deck = Wann das Ende kommt
    .text = Ein leerer Stapel beendet das Spiel erst zu Beginn eines Zuges. Die anderen Enden treten sofort ein, auch mitten in einem Ereignis oder einer Aktion.
    .why = So folgen auf die letzte Karte noch ihre Aktionen.
rule-ruling-score = Unter null
    .text = Auch ein Ergebnis unter 0 ist eine völlige Niederlage.
    .why = Die Ergebnistabelle beginnt bei 0, aber Dolmen und Druiden können darunter führen.
rule-ruling-drawer = Wer bei einem Ereignis entscheidet
    .text = Lässt ein Ereignis eine Wahl, trifft sie, wer die Karte aufgedeckt hat, und zwar unter den Orten, an denen das Ereignis etwas bewirken kann.
    .why = Einer muss es tun; die anderen dürfen mitreden.
rule-ruling-nothing = Nichts zu treffen
    .text = Eine Wirkung, die nichts findet, was sie treffen könnte, bewirkt nichts: keine Kirche dort, kein Druide, kein Dolmen, keine Gabe mehr übrig.
    .why = Der Rest des Ereignisses geschieht trotzdem.
rule-ruling-zeal = Mehr als voller Eifer geht nicht
    .text = Zurückgewonnener Eifer rückt den Marker nach links, aber nie über das Feld ganz links hinaus. Das gilt auch für Patrick und Palladius.
    .why = Dort endet die Leiste, wo auch immer ein Heiliger auf ihr begonnen hat.
rule-ruling-saved = Eine aufgehobene Karte nutzen
    .text = Eine aufgehobene Karte darf nur nutzen, wer sie hat, im eigenen Zug und während der Aktionen. Sie kostet keinen Aktionspunkt, wirkt einmal und wird danach abgelegt.
    .why = Die Texte sagen nur, dass solche Karten für später sind.
rule-ruling-abilities = Aktionen, die eine Karte verleiht
    .text = Manche Heilige und Gaben verleihen eigene Aktionen: Eifer zurückgeben, einen verdeckten Druiden aufdecken, Karten vorhersehen. Nur wer die Fähigkeit hat, darf sie ausführen, für je 1 Aktionspunkt, Zurückgeben und Vorhersehen einmal im Zug.
    .why = Teil unserer Rekonstruktion der Karten.
rule-ruling-chance = Der Zufall entscheidet
    .text = Karten, Würfe und verdeckte Steine entscheidet der Zufall. Niemand wählt sie.
    .why = Der Tisch mischt und würfelt für dich.
rule-ruling-hidden = Offen, bis es aufgedeckt wird
    .text = Verdeckte Druiden, die anderen Seiten der Anführer, noch nicht umgedrehte Grabsteine und die Reihenfolge des Stapels werden erst entschieden, wenn sie aufgedeckt werden, mit genau den Chancen wirklicher verdeckter Steine.
    .why = Was nicht entschieden ist, kann niemand verraten.
rule-ruling-odds = Offene Chancen
    .text = Du darfst vor jeder Entscheidung sehen, wie die Chancen jedes Versuchs und jeder Karte stehen. Bei einem verdeckten Druiden gehen sie über alle Werte, die er noch haben kann.
    .why = Der Tisch zählt für dich, was du auch selbst zählen könntest.
rule-ruling-map = Unsere Landkarte
    .text = Namen, Grenzen und die Zahl der Volksfelder sind von uns, wo die Texte schweigen. Ulster: Nördliche Uí Néill, Airgialla, Ulaid. Connacht: Connachta, Uí Maine. Leinster: Südliche Uí Néill, Laigin. Munster: Eoganacht, Osraige. Jedes hat drei bis fünf Felder.
    .why = Die Texte nennen zwei Gebiete, Südliche Uí Néill und Eoganacht, und sagen, dass Ulster drei und jede andere Provinz zwei hat. Alle anderen Namen, auch Osraige, sind von uns und folgen den Stämmen und Nachbarschaften des fünften Jahrhunderts.
rule-ruling-counters = Unsere Mischung der Steine
    .text = Wie viele Völker, Druiden, Anführer und Grabsteine es gibt und mit welchen Werten, stammt von uns: 48, 15, 20 und 12. Zwei Druiden mit −6, drei Reliquien mit 0 und eine mit +3 sind sicher. Ist eine Sorte aufgebraucht, gibt es keine weiteren.
    .why = Das Regelheft nennt eine Zahl für alle vier Sorten zusammen, 95 kleine Steine, und sagt, dass einige Ersatzsteine dabei sind: Mehr als 95 können es also nicht sein.
rule-ruling-track = Unsere Leisten
    .text = Wie viele Felder die Leisten für Eifer und Heidentum haben und welche Aktionen darauf stehen, stammt von uns. Die ersten drei Felder eines Heiligen haben 4 Aktionen, das letzte vor dem Kreuz erlaubt letzte Bemühungen.
    .why = Patrick beginnt im zweiten und Palladius im dritten Feld, beide mit 4 Aktionen; die Längen sind durch Simulation abgestimmt.
rule-ruling-bars = Rot, Gelb, Blau
    .text = Karten haben drei Balken: Rot ist hart, Gelb mittel, Blau mild oder sogar hilfreich. Die Pfeile haben dieselben drei Farben.
    .why = Rezensionen berichten von einem harten roten und einem milden blauen Ende; dass es drei sind, stammt von uns.
rule-ruling-data = Unsere Karten
    .text = Was Heilige, Gaben und Ereigniskarten bewirken, ist unsere Rekonstruktion und in den Daten so gekennzeichnet. Es ist nicht der Text der gedruckten Karten. Wer das Spiel besitzt, kann die echten eingeben und mit ihnen spielen.
    .why = Kein Text enthält die Karten; die Zahlen sind durch Simulation abgestimmt.
rule-ruling-pack = Fehlerhafte Kartensätze werden abgelehnt
    .text = Ein eigener Kartensatz mit einem Fehler wird abgelehnt, mit Datei, Eintrag und Feld, und keine Partie beginnt.
    .why = Lieber keine Partie als eine falsche.

## What people see: names

none = nichts
leader-chief = Häuptling { $where }
    .the = der Häuptling { $where }
    .object = den Häuptling { $where }
leader-king = König von { $province }
    .the = der König von { $province }
    .object = den König von { $province }
leader-high = Hochkönig
    .the = der Hochkönig
    .object = den Hochkönig
leader-nobody = niemand
card-named = „{ $title }“
card-arrow = Pfeil: { $colour }.
arrow-next = Pfeil: { $colour }. Der Balken dieser Farbe gilt auf der nächsten Karte.
bar-fired = dieser galt
bar-fires = dieser gilt
sign-people = {""}
sign-flock = ✝
sign-chief = H
sign-chief-christian = H✝
sign-king = {""}
sign-king-christian = ✝
sign-highking = {""}
sign-highking-christian = ✝
sign-druid = D
sign-church = ⌂
sign-dolmen = ∩
sign-grave = G
sign-relic = R
board-key = −3 Volk, ✝3 Gemeinde; H Häuptling, ✝ christlich; D Druide, D? verdeckt; ⌂ Kirche; ∩ Dolmen, G Grabstein, R Reliquie
spot-box = Platz für ein Volk { $where }
spot-seat = Sitz des Häuptlings { $where }
spot-shrine = Druide oder Kirche { $where }
spot-stones = Dolmen, Grabsteine und Reliquien { $where }
spot-pawns = Heilige { $where }
spot-step = Vormarsch des Heidentums, Feld { $box }
gauge-score = Punkte
gauge-paganism = Heidentum
gauge-of = { $now } von { $all }
gauge-ends = { $left ->
    [one] noch ein Schritt bis zum Ende
   *[other] noch { $left } Schritte bis zum Ende
}
gauge-deck = Nachziehstapel
gauge-turns = { $left ->
    [one] noch eine Karte zu ziehen
   *[other] Karten bis zum Ende
}
spot-court = Hof des Königs von { $province }
spot-free = weder Druide noch Kirche
zone-top = Bekannte nächste Karten
zone-saints = Heilige zur Wahl
zone-proposed = Für den Nachziehstapel vorgeschlagen
zone-mat = { $seat }: Heiliger und Vorrat ({ $number } von { $most })

## Buttons and labels

action-heal = Eifer stärken
action-discern = Unterscheiden
action-foresee = Vorhersehen
action-go = Rest liegen lassen
action-agree = Zustimmen
action-refuse = Ablehnen
action-leave = Liegen lassen
action-dismiss = Ablegen
action-accept = Einverstanden
action-object = Widersprechen

label-end = Den Zug beenden
label-prepare = Vorbereiten
label-convert = { $who } konvertieren
label-banish = { $who } vertreiben
label-move = Bewegung { $place }
label-build = Eine Kirche bauen
label-improve = Die Kirche verbessern
label-give = { $card } an { $seat } geben
label-take = { $seat } um { $card } bitten
label-relic = Eine Reliquie herstellen
label-effort = Letzte Bemühungen unternehmen
label-use = { $card } nutzen
label-heal = Eifer stärken: { $seat }
label-discern = Den verdeckten Druiden aufdecken
label-foresee = Die nächsten Karten ansehen
label-choose = { $place }
label-promote = { $card } folgt nach
label-gift = { $card }
label-discard = { $card } ablegen
label-carry = Die Reliquie +{ $value } mitnehmen
label-go = Die übrigen Reliquien liegen lassen
label-agree = Zustimmen
label-refuse = Ablehnen
label-leave = Die Karte auf dem Stapel lassen
label-dismiss = Die Karte ablegen
label-saint = { $card }
label-add = { $card } in den Nachziehstapel
label-without = Ohne { $card }
label-accept = Dem Vorschlag zustimmen
label-object = Widersprechen: bitte ein anderer Vorschlag
label-draw = { $card }
label-look = { $card }
label-people = Volk { $value }
label-leader = Anführer −{ $value }
label-side = christlich +{ $value }
label-druid = Druide −{ $value }
label-turn-relic = Reliquie +{ $value }
label-roll = { $value }
label-begin = { $seat }
label-strike = { $place }

## Questions and status

question-over = Das Spiel ist aus.
question-chance = Das Los entscheidet.
question-wait = { $seat } entscheidet.
question-act = { $points ->
    [0] Du stehst { $where } und hast keine Aktionspunkte mehr. Was kannst du umsonst tun?
    [one] Du stehst { $where } und hast einen Aktionspunkt. Was tust du?
   *[other] Du stehst { $where } und hast { $points } Aktionspunkte. Was tust du?
} { $prepares ->
    [0] {""}
   *[other] Vorbereitet: +{ $prepares }.
}
question-effort = Letzte Bemühungen: Bereite dich weiter vor oder konvertiere jemanden { $where }. Aktionspunkte: { $points }. Vorbereitet: +{ $prepares }.
question-saint = Welchen Heiligen spielst du?
question-cast = Welcher Heilige kommt in den Nachziehstapel? Noch zu nennen: { $number }.
question-without = Welche Gabe fehlt in dieser Partie? Noch zu nennen: { $number }.
question-pawn = Wo landest du?
question-journey = Du darfst in jedes Gebiet gehen. Wohin?
question-where = Wo geschieht es? { $effect }
question-heir = Dein Heiliger ist tot. Wer folgt nach?
question-gift = Welche Geistesgabe wählst du?
question-keep = Dein Vorrat ist zu groß. Welche Karte legst du ab?
question-relics = Welche Reliquien nimmst du mit?
question-foreseen = Du kennst die nächste Karte. Bleibt sie liegen, oder legst du sie ab?
question-consent = { $seat } bittet dich um { $card }. Stimmst du zu?
question-accept-saints = { $seat } schlägt sechs Heilige für den Nachziehstapel vor: { $cards }. Einverstanden? Du darfst einmal widersprechen.
question-accept-gifts = { $seat } schlägt vor, ohne drei Gaben zu spielen: { $cards }. Einverstanden? Du darfst einmal widersprechen.

status-setup = Aufbau
status-event = Zug { $turn }: { $seat }, das Ereignis
status-act = Zug { $turn }: { $seat }, { $points ->
    [one] ein Aktionspunkt übrig
   *[other] { $points } Aktionspunkte übrig
}
status-over = Das Spiel ist aus. Punkte: { $points }

## Before an attempt

modifier-druid = Druide { $where }
modifier-church = Kirche { $where }
modifier-dolmen = Dolmen { $where }
modifier-grave = Grabsteine { $where }
modifier-relic = Reliquie { $where }
modifier-help = Hilfe von { $saint } ({ $seat })
modifier-prepared = Vorbereitet
modifier-first-prepared = Die erste Vorbereitung zählt mehr
modifier-bonus = Aufgehobene Karte
modifier-effort = Letzte Bemühungen

body-church = Eine Kirche bringt { $amount } bei Versuchen hier. Sie hält neue Druiden fern.
body-flock = Sie sind konvertiert. Ist mehr als die Hälfte der Völker eines Gebiets Gemeinde, bringt es Punkte; sind es alle, doppelt so viele.
body-hidden = Noch kennt ihn niemand, und so lange versperrt er den Weg. Er kann { $values } sein.
body-zeal = Eifer übrig: { $left }.
body-keepers = Vorrat: { $cards }.
points-lost = { $n ->
    [one] Ein Aktionspunkt verfällt.
   *[other] { $n } Aktionspunkte verfallen.
}
influence-sum = Auf der Skala ohne Heiligen: { $items } = { $sum }.
influence-barred = Ein verdeckter Druide versperrt den Weg.
sways = Zählt bei: { $who }.
swayed-people = Völker
swayed-chief = Häuptling
swayed-king = König
swayed-high-king = Hochkönig
swayed-druid = Druide
sways-kings = Er beeinflusst die Könige.
sways-chiefs = Er beeinflusst die Häuptlinge von { $province }.
sways-people = Er beeinflusst die Völker { $where }.
rises-chief = Mit einer { $dice } wird er König von { $province }, wenn dessen Sitz frei wird.
rises-king = Mit einer { $dice } wird er Hochkönig, wenn dessen Sitz frei wird.

odds-success = Erfolg
odds-no-effect = keine Wirkung
odds-failure = Fehlschlag

attempt-needs = Summe { $sum }: Mehr als { $need } gelingt, genau { $need } bleibt ohne Wirkung, weniger schlägt fehl.
attempt-sure = Summe { $sum }: gelingt ohne Würfel.
attempt-hopeless = Summe { $sum }: schlägt ohne Würfel fehl.
attempt-hidden = Summe { $sum } und dazu der Wert des Druiden, den noch niemand kennt. Möglich sind { $values }.
attempt-flock = Erfolg: Das Volk wird Gemeinde.
attempt-banished = Erfolg: Der Druide { $where } ist für immer fort, und eine Kirche kann gebaut werden.
attempt-turned = Erfolg: Er wird Christ; sein Einfluss ist fortan { $values }.
attempt-score = Punkte: { $points } mehr.
attempt-zeal = Fehlschlag: Du verlierst 1 Eifer; noch { $left } bis zum keltischen Kreuz.
attempt-spared = Fehlschlag: kostet keinen Eifer.
attempt-lost = Fehlschlag: Der Akolyth ist verloren, und das Spiel ist sofort aus.
attempt-death-heir = Fehlschlag: Dein Heiliger stirbt, dein Zug endet, und ein Heiliger aus deinem Vorrat folgt nach.
attempt-death-acolyte = Fehlschlag: Dein Heiliger stirbt, dein Zug endet, und ein Akolyth macht weiter.
attempt-dolmen = Ein Dolmen erwacht { $where }.
attempt-effort = Letzte Bemühungen: Dein Heiliger stirbt nach dem Versuch, was immer daraus wird.
attempt-prepares = Aussicht auf Erfolg nach so vielen weiteren Vorbereitungen:

## The log

log-took-saint = { $seat } spielt { $saint }.
log-deck-saint-added = { $saint } kommt in den Nachziehstapel.
log-deck-saint-added-proposed = { $seat } schlägt { $saint } für den Nachziehstapel vor.
log-gift-left-out = { $card } fehlt in dieser Partie.
log-gift-left-out-proposed = { $seat } schlägt vor, ohne { $card } zu spielen.
log-accepted = { $seat } ist einverstanden.
log-objected = { $seat } widerspricht: { $other } macht einen neuen Vorschlag.
log-flock-already = Das Volk { $value } { $where } ist schon Gemeinde: Palladius war nicht untätig.
log-set-up = Die Karte ist bereit: in jedem Gebiet ein verdeckter Druide, auf jedem Sitz eines Anführers ein Heide.
log-began = { $seat } beginnt.
log-began-die = Das Los lässt { $seat } beginnen.
log-landed = { $seat } landet { $where }.
log-turn-began = Zug { $n }: { $seat }.
log-drew = { $seat } zieht { $card }.
log-directive-ran = { $card } bewirkt immer: { $effects }
log-bar-fired = Der Pfeil der Schlüsselkarte { $key } ist { $colour }, also bewirkt { $card }: { $effects }
log-bar-fired-alone = Es gibt keine Schlüsselkarte, also gilt für { $card } { $colour }: { $effects }
log-key-replaced = { $card } ist nun die Schlüsselkarte. Ihr Pfeil ist { $colour }.
log-key-scotland = { $card } kommt zu den Karten aus Schottland.
log-key-deck = { $card } wird in den Nachziehstapel gemischt.
log-kept = { $seat } hebt { $card } auf.
log-discarded = { $seat } legt { $card } ab.
log-points-counted = { $seat } hat { $n ->
    [one] einen Aktionspunkt.
   *[other] { $n } Aktionspunkte.
}
log-zeal-lost = { $seat } verliert { $n } Eifer.
log-zeal-regained = { $seat } gewinnt { $n } Eifer zurück.
log-shielded = { $seat } wird verschont und verliert keinen Eifer.
log-people-removed = Das Volk { $value } { $where } wird entfernt.
log-flock-removed = Die Gemeinde { $value } { $where } geht verloren.
log-people-placed = Neu { $where }: heidnisches Volk { $value }.
log-leader-removed = { $leader } wird entfernt ({ $faith }).
log-leader-drawn = Ein Neuer, heidnisch −{ $value }, ist nun { $leader }.
log-promoted = Der Würfel zeigt { $die }: { $who } ({ $dice }) steigt auf und ist nun { $what }.
log-turned = { $leader } ist nun Christ, +{ $value }.
log-turned-new = Die meisten Völker { $where } sind Gemeinde, also ist { $leader } ein Christ, +{ $value }.
log-church-built = { $where } wird eine Kirche gebaut.
log-church-raised = Die Kirche { $where } wächst auf Stufe { $level }.
log-church-cathedral = Die Kirche { $where } wird zur Kathedrale.
log-church-lowered = Die Kirche { $where } sinkt auf Stufe { $level }.
log-church-razed = Die Kirche { $where } ist fort.
log-druid-placed = { $where } kommt ein verdeckter Druide ins Spiel.
log-druid-shown = Der Druide { $where } zeigt sich: −{ $value }.
log-druid-gone = Der Druide −{ $value } { $where } ist für immer vertrieben.
log-dolmen-placed = { $where } erwacht ein Dolmen.
log-dolmen-gone = { $where } stürzt ein Dolmen und kommt zurück neben das Brett.
log-paganism = Das Heidentum in Großbritannien rückt auf Feld { $box } von { $ends } vor.
log-paganism-back = Das Heidentum in Großbritannien weicht auf Feld { $box } von { $ends } zurück.
log-slowed = { $seat } hat in Schottland ein Wort mitzureden: Das Heidentum rückt weniger vor.
log-region-fell = { $region } ist heidnisch: Seine Karten werden in den Nachziehstapel gemischt.
log-gift-received = { $seat } erhält die Gabe { $card }.
log-actions-more = { $seat } hat in diesem Zug { $n ->
    [one] eine Aktion
   *[other] { $n } Aktionen
} mehr.
log-actions-fewer = { $seat } hat in diesem Zug { $n ->
    [one] eine Aktion
   *[other] { $n } Aktionen
} weniger.
log-bonus-got = { $seat } bekommt +{ $n } für den nächsten Versuch.
log-moved = { $seat } geht { $start } { $to }.
log-moved-free = { $seat } geht { $start } { $to }, ohne Kosten.
log-looked = Auf dem Nachziehstapel gesehen: { $card }.
log-prepared = { $seat } bereitet sich vor: +{ $n }.
log-attempted = { $seat } will { $where } { $who } konvertieren.
log-attempted-druid = { $seat } will { $who } { $where } vertreiben.
log-summed = Die Skala steht auf { $sum }: Der Würfel muss mehr als { $need } zeigen.
log-summed-fails = Die Skala steht auf { $sum }: Das schlägt ohne Würfel fehl.
log-summed-succeeds = Die Skala steht auf { $sum }: Das gelingt ohne Würfel.
log-rolled = Der Würfel zeigt { $n }.
log-succeeded = Ein Erfolg: { $seat } überzeugt { $who }.
log-had-no-effect = Genau gleich: Für { $seat } geschieht nichts.
log-failed = { $who } hört nicht auf { $seat }: ein Fehlschlag.
log-failed-spared = { $who } hört nicht auf { $seat }: ein Fehlschlag, aber er kostet keinen Eifer.
log-people-converted = Das Volk { $value } { $where } ist nun Gemeinde.
log-gave = { $seat } gibt { $other } { $card }.
log-asked = { $seat } bittet { $other } um { $card }.
log-took = { $seat } bekommt { $card } von { $other }.
log-refused = { $seat } gibt { $other } { $card } nicht.
log-relic-opened = { $where } wird ein Grabstein umgedreht: eine Reliquie +{ $value }.
log-carried = { $seat } nimmt eine Reliquie +{ $value } { $start } { $to } mit.
log-effort-made = { $seat } unternimmt letzte Bemühungen: +2.
log-used = { $seat } nutzt { $card }.
log-healed = { $seat } stärkt den Eifer von { $other }.
log-foresaw = { $seat } sieht sich die nächsten Karten an.
log-dismissed = { $seat } legt { $card } vom Nachziehstapel ab.
log-died = { $saint } ({ $seat }) stirbt { $where } und wird dort begraben.
log-died-unburied = { $saint } ({ $seat }) stirbt { $where }. Es ist kein Grabstein mehr übrig.
log-gift-ended = Die Gabe { $card } von { $seat } geht mit ihrem Heiligen.
log-became-active = { $seat } ist von nun an { $card }.
log-acolyte-followed = Für { $seat } macht ein Akolyth weiter.
log-struck = Es geschieht { $where }.
log-found-nothing = Die Wirkung geht ins Leere.
log-ended = Das Spiel ist aus. { $ending }

## Panels

panel-mats = Die Heiligen
mat-none = { $seat }: noch kein Heiliger.
mat-line = { $seat }: Eifer { $left } von { $boxes }, { $actions } Aktionen im Zug.
mat-last = { $seat }: Eifer { $left } von { $boxes }, das letzte Feld vor dem keltischen Kreuz, { $actions } Aktionen im Zug.
mat-dead = { $seat } hat das keltische Kreuz erreicht.
mat-turn = Jetzt: { $points } übrig, vorbereitet +{ $prepares }, Bonus +{ $bonus }.
panel-outlook = Die nächste Karte
outlook-bar = Der Balken, der gelten wird: { $colour }.
outlook-deck = Karten im Nachziehstapel: { $number }.
outlook-known = Als Nächstes kommt { $card }: { $does }
outlook-kept = Sie wird aufgehoben.
outlook-paganism = Karten, die mit diesem Balken das Heidentum vorrücken: { $number }.
outlook-zeal = … die Eifer kosten: { $number }.
outlook-people = … die Völker ersetzen: { $number }.
outlook-leaders = … die Anführer entfernen: { $number }.
outlook-churches = … die Kirchen schaden: { $number }.
outlook-druids = … die Druiden oder Dolmen bringen: { $number }.
outlook-more = Was jede Karte bewirken würde
outlook-origin = Fast alle Wirkungen sind unsere Rekonstruktion; jede Karte sagt, was es nicht ist.
outlook-keepers = Vorratskarten im Stapel: { $number }.
britain-box = Vormarsch des Heidentums: Feld { $box } von { $ends }. Das letzte beendet das Spiel.
britain-fallen = { $region } ist heidnisch; seine Karten sind im Stapel.
britain-regained = { $region } ist wieder christlich; seine Karten bleiben im Stapel.
britain-stands = { $region } ist christlich bis Feld { $box }; dann kommen seine { $number } Karten in den Stapel.
panel-score = Punkte bisher
score-total = Punkte: { $points }
score-all = { $points }: Gebiete ganz Gemeinde ({ $places })
score-most = { $points }: Gebiete mehrheitlich Gemeinde ({ $places })
score-high-king = { $points }: Der Hochkönig ist Christ{ $places }
score-kings = { $points }: christliche Könige ({ $places })
score-cathedral = { $points }: Die Kathedrale steht{ $places }
score-dolmens = { $points }: Dolmen ({ $places })
score-druids = { $points }: Druiden ({ $places })
panel-supply = Beiseite
supply-druids = Druiden: { $number }
supply-dolmens = Dolmen: { $number }
supply-graves = Grabsteine: { $number }
supply-churches = Kirchen der Stufe 0, 1, 2, 3: { $numbers }

## Refusals

refusal-over = Das Spiel ist aus.
refusal-chance = Das entscheidet das Los, kein Spieler.
refusal-event-first = Zuerst kommt das Ereignis; dann handelst du.
refusal-not-you = { $seat } ist jetzt gefragt.
refusal-not-asked = Danach fragt jetzt niemand.
refusal-use-turn = Die Karte „{ $card }“ kann nur ihr Besitzer in seinem eigenen Zug nutzen, während er handelt.
refusal-saint-first = Wähle zuerst einen Heiligen.
refusal-cast-first = Wähle zuerst die Heiligen des Nachziehstapels.
refusal-without-first = Wähle zuerst die Gaben, die fehlen.
refusal-pawn-first = Wähle zuerst das Gebiet, in dem du landest.
refusal-where-first = Wähle zuerst, wo das Ereignis geschieht.
refusal-journey-first = Wähle zuerst, wohin du gehst.
refusal-heir-first = Wähle zuerst, wer nachfolgt.
refusal-gift-first = Wähle zuerst eine Gabe.
refusal-keep-first = Lege zuerst eine Karte ab: Dein Vorrat ist zu groß.
refusal-relics-first = Entscheide zuerst, welche Reliquien mitgehen.
refusal-consent-first = Antworte zuerst: Du wirst um eine Karte gebeten.
refusal-consensus-first = Sag zuerst, ob du mit dem Vorschlag einverstanden bist.
refusal-foreseen-first = Entscheide zuerst über die Karte, die du vorhersiehst.
refusal-no-area = { $place } ist eine Provinz. Wähle ein Gebiet.
refusal-no-effect-there = Dort würde das Ereignis nichts bewirken.
refusal-gift-removed = { $card } fehlt bereits.
refusal-gift-taken = { $card } liegt nicht mehr beiseite.
refusal-no-relic = Es gibt keine Reliquie +{ $value } mehr, die mitkommen könnte.
refusal-just-received = Du hast { $card } gerade erst bekommen: Lege eine andere Karte ab.
refusal-not-held = { $seat } hat { $card } nicht im Vorrat.
refusal-active = { $card } ist der Heilige von { $seat } und kann nicht weitergegeben werden.
refusal-starts-already = { $saint } beginnt das Spiel und kann nicht auch im Stapel sein.
refusal-saint-taken = { $saint } wird von { $seat } gespielt.
refusal-in-deck-already = { $saint } ist schon im Stapel.
refusal-no-points = Dafür hast du keinen Aktionspunkt mehr.
refusal-reserve = Ein Aktionspunkt muss für den Versuch selbst übrig bleiben.
refusal-no-druid = { $where } gibt es keinen Druiden.
refusal-christian = { $who } ist schon Christ.
refusal-flock = Das Volk { $value } { $where } ist schon Gemeinde.
refusal-no-people = { $where } gibt es kein heidnisches Volk { $value }.
refusal-facedown = { $where } versperrt ein verdeckter Druide den Weg: Versuch es zuerst mit ihm.
refusal-king-hidden = Solange in { $province } ein Druide verdeckt liegt, kann sein König nicht konvertiert werden.
refusal-king-elsewhere = Du stehst { $where }. Der König von { $province } kann nur in seiner eigenen Provinz konvertiert werden.
refusal-high-king = Der Hochkönig kann nur { $area } konvertiert werden, wo Tara liegt.
refusal-high-king-hidden = { $where } versperrt ein verdeckter Druide den Weg zum Hochkönig.
refusal-elsewhere = Du stehst { $where }, nicht { $area }: Du handelst nur, wo du bist.
refusal-already-there = Du stehst schon { $area }.
refusal-not-adjacent = { $area } und { $here } grenzen nicht aneinander.
refusal-druid-there = Der Druide { $where } muss zuerst fort: Er und eine Kirche teilen sich einen Platz.
refusal-church-there = { $where } steht schon eine Kirche. Sie kann verbessert werden.
refusal-eight = Alle acht kleinen Kirchen stehen schon.
refusal-no-church = { $where } steht keine Kirche, die du verbessern könntest.
refusal-cathedral = Nichts ist höher als die Kathedrale.
refusal-limit = Es ist keine Kirche der Stufe { $level } mehr übrig.
refusal-once = { $where } hast du in diesem Zug schon gebaut oder verbessert.
refusal-self = Karten gehen von einem Heiligen zum anderen, nicht zu sich selbst.
refusal-apart = { $seat } ist nicht in deinem Gebiet.
refusal-asked = { $card } wurde dir in diesem Zug schon verweigert.
refusal-no-grave = { $where } gibt es keinen Grabstein.
refusal-effort-once = Die letzten Bemühungen sind schon unternommen.
refusal-effort-acolyte = Ein Akolyth kann keine letzten Bemühungen unternehmen.
refusal-effort-zeal = Letzte Bemühungen unternimmt nur ein Heiliger im letzten Feld des Eifers.
refusal-effort-points = Letzte Bemühungen brauchen zwei Aktionspunkte: einen für sie, einen für den Versuch.
refusal-effort-after = Nach den letzten Bemühungen bleiben nur Vorbereiten und Konvertieren.
refusal-nobody-to-convert = { $where } gibt es niemanden zu konvertieren.
refusal-not-saved = { $card } ist keine Karte, die man einmal nutzt.
refusal-not-yours = Du hast „{ $card }“ nicht und kannst die Karte nicht nutzen.
refusal-no-ability = Dein Heiliger und deine Gaben haben diese Fähigkeit nicht.
refusal-ability-once = Das geht nur einmal im Zug.
refusal-full-zeal = { $seat } hat schon vollen Eifer.
refusal-no-hidden-druid = { $where } gibt es keinen verdeckten Druiden.
refusal-no-deck = Es ist keine Karte mehr zum Ansehen da.

## Guided first game

lesson-move = Willkommen! Du bist Patrick, in Grün, bei den Laigin, und fast ganz Irland glaubt. Nur die Südlichen Uí Néill, wo Tara liegt, noch nicht. Du hast 4 Aktionspunkte. Eine Bewegung führt in ein Nachbargebiet und kostet einen. Beweg dich zu den Südlichen Uí Néill.
lesson-prepare = Hier sitzt ein verdeckter Druide, und solange ihn niemand kennt, versperrt er den Weg zu allen anderen. Er kann schwach sein oder sehr stark. Jede Vorbereitung bringt +1 für deinen nächsten Versuch in diesem Gebiet; ein Punkt muss für den Versuch bleiben. Bereite dich einmal vor.
lesson-druid = Versuch es nun mit dem Druiden. Zeig vorher auf ihn: Du bringst +1 als Patrick und +1 aus der Vorbereitung; die Skala markiert jedes Feld, in dem die Summe enden kann, die Aussichten zählen jeden Druiden, der es sein kann, und die letzte Zeile sagt, was weitere Vorbereitungen wert wären. Erst entscheidest du dich, dann wird er aufgedeckt.
lesson-high-king = Nur −2: Mit deinen +2 ist die Summe 0, und ab 0 gelingt es ohne Würfel. Er ist für immer fort. Einfluss fließt von oben nach unten: vom Hochkönig auf die Könige, von Königen auf Häuptlinge, von Häuptlingen auf Völker. Zeig auf einen von ihnen, und Linien zeigen es dir. Fang also oben an. Der Hochkönig ist −2, du bringst +1: Die Summe ist −1, und der Würfel muss mehr als 1 zeigen. Konvertiere den Hochkönig.
lesson-king = Eine 4: Er dreht sich um und ist von nun an +1. Deine Punkte waren verbraucht, also ging der Zug weiter und du hast eine Karte gezogen. Der Pfeil der Schlüsselkarte sagte, welcher ihrer Balken gilt: rot, und du hast einen Eifer zurückgewonnen. Nun ist sie selbst die Schlüsselkarte: Neben dem Plan ist der Balken markiert, der galt, und ihr Pfeil nennt schon den nächsten. Der König von Leinster ist −3. Der Hochkönig bringt jetzt +1 und du auch. Konvertiere den König.
lesson-build = Der Würfel hat die 1 wieder übertroffen, und der König ist +2. Der Platz des Druiden ist leer, dort kann eine Kirche stehen. Sie hält neue Druiden fern, und jede Stufe, um die sie wächst, bringt +1. Bau eine Kirche.
lesson-again = Der Häuptling ist eine störrische −4. Der König bringt +2 und du +1, bleibt −1. Bereite dich einmal vor, dann braucht es keinen Würfel.
lesson-chief = Die Summe ist jetzt 0. Konvertiere den Häuptling.
lesson-gift = Er ist +3! Deine Punkte sind wieder verbraucht, und die nächste Karte bringt eine Geistesgabe, weil der Pfeil blau war. Gaben gehören zum Vorrat: Sie liegen neben deinem Heiligen und wirken von dort. Erkenntnis bringt +1 bei Versuchen an Völkern. Wähle Erkenntnis.
lesson-people = Die letzten Heiden Irlands sind −5 wert. Zu Beginn hätte der Häuptling daraus −9 gemacht, aussichtslos. Nun bringt er +3, du +1 und die Erkenntnis +1. Konvertiere das Volk 5.
lesson-end = Ganz Irland ist Gemeinde, und das ist auf der Stelle ein Voller Sieg. In einer ganzen Partie gibt es neun solche Gebiete, Karten, die dein Werk zunichtemachen, und Britannien, wo das Heidentum vorrückt: Vertreib die Druiden, arbeite von oben nach unten, und bleib am Leben.
lesson-learnt =
    Mit Aktionspunkten bewegst du dich, bereitest dich vor, konvertierst und baust.
    Ab einer Summe von 0 gelingt es ohne Würfel; darunter muss der Würfel übertreffen, was fehlt.
    Erst die Druiden, dann von oben nach unten: Hochkönig, König, Häuptling, Volk.
    Kirchen halten Druiden fern, und Gaben bleiben bei deinem Heiligen.

## What the coach speaks of

aspect-goal = das Volk, das noch zu bekehren ist
aspect-time = die Zeit für das, was noch zu tun ist
aspect-paganism = das Heidentum in Britannien
aspect-druids = Druiden und Dolmen
aspect-churches = Kirchen
aspect-leaders = Häuptlinge und Könige
aspect-zeal = der Eifer der Heiligen und ihre Erben
aspect-score = die Punkte
aspect-points = genutzte Aktionspunkte
aspect-gifts = Geistesgaben und Vorratskarten

## At the end of a game

count-people-converted = Konvertierte Völker
count-leaders-converted = Konvertierte Anführer
count-druids-banished = Vertriebene Druiden
count-attempts-failed = Gescheiterte Versuche
count-deaths = Gestorbene Heilige
count-churches-built = Gebaute Kirchen
count-paganism = Heidentum in Britannien

## Where the rules page finds its summary and its glossary

rules-brief =
    Das Ziel: BTS 12.1, BTS 12.score
    Ein Zug: BTS 5, BTS 5.1.key, BTS 5.2, BTS 5.2.zeal
    Konvertieren: BTS 10.1, BTS 10.1.influence, BTS 10.1.facedown, BTS 10.1.prepare, BTS 10.1.mrn, BTS 10.1.success, BTS 10.1.automatic.success, BTS 10.1.automatic.failure
    Kirchen: BTS 10.3, BTS 10.3.druid, BTS 10.3.modifier
    Großbritannien: BTS 7.advance, BTS 7.scotland, BTS 7.end
    Das Ende: BTS 12.2, BTS 12.3, BTS 12.4
glossary =
    Akolyth: BTS 11.acolyte.plain
    Aktionspunkt: BTS 10.cost
    Aktuelle Karte: BTS 5.1.next
    Anführer: BTS 4.leaders.sides
    Anweisung: BTS 5.1.directive
    Dolmen: BTS 10.1.dolmens
    Druide: BTS 10.1.facedown
    Eifer: BTS 5.2.zeal
    Geistesgabe: BTS 4.gifts
    Gemeinde: BTS 8
    Grabstein: BTS 10.1.relics
    Heidentum: BTS 7.advance
    Hochkönig: BTS 10.1.highking.kings
    Häuptling: BTS 10.1.chief.people
    Kathedrale: BTS 10.3.limit
    Kirche: BTS 10.3.modifier
    Konvertieren: BTS 10.1
    Konvertierungsskala: BTS 10.1.slider
    König: BTS 10.1.king.chiefs
    Letzte Bemühungen: BTS 10.6
    MRN: BTS 10.1.mrn
    Nachziehstapel: BTS 4.deck
    Provinz: BTS 3
    Reliquie: BTS 10.5.value
    Schlüsselkarte: BTS 5.1.key
    Spielzugmarker: BTS 4.clockwise
    Vorbereiten: BTS 10.1.prepare
    Vorratskarte: BTS 6.keeper
    Völker: BTS 3.places

## Was an einer Option, einem Paket oder einer Stellung nicht stimmt

error-no-card-clicked = es wurde keine Karte angeklickt
error-saints-chosen = Option saints: at-start und deck-saints werden nur mit saints=chosen genannt
error-gifts-advanced = Option without-gifts: Gaben werden nur mit level=advanced entfernt
error-first-seat = Option first: es gibt nur { $seats } Plätze
error-option-none = Option { $name }: { $value } gibt es nicht; es gibt { $known }
error-option-number = Option { $name }: { $number } { $what }, nicht { $wanted }
error-cast-start = Option deck-saints: nenne auch die Anfangs-Heiligen (at-start)
error-cast-twice = Option deck-saints: { $name } ist schon von Beginn an dabei [{ $rule }]
error-key-twice = { $place }: { $name } kommt unter Karten, Heiligen und Gaben zweimal vor
error-other-area = { $place }: { $name } ist kein anderes Gebiet; es gibt { $known }
error-roll-taken = { $place }: der Wurf { $roll } ist schon vergeben
error-roll-left = { $place }: niemand hat den Wurf { $roll }
error-mix-sides = { $place }: zwei Zeilen haben dieselben Seiten
error-mix-leaders = { $place }: mindestens { $least } Anführer werden gebraucht
error-mix-values = { $place }: zwei Zeilen haben denselben Wert
error-mix-blocks = { $place }: { $number } Steine; es müssen { $low } bis { $high } sein
error-track-order = { $place }: die Felder kommen in der Reihenfolge { $known }
error-entry-missing = { $place }: { $name } fehlt
error-number-taken = { $place }: { $number } hat schon { $other }
error-pile-key = { $place }: im Stapel 'key' liegt genau eine Karte mit einem Pfeil
error-people-first = { $place }: das Volk wird vor den Anführern ersetzt: so muss es auch dastehen [{ $rule }]
error-no-effect = { $place }: { $found } ist keine Wirkung; es gibt { $known }
error-effect-takes = { $place }: zu { $name } gehören { $number } Wörter oder Zahlen, nicht { $given }
error-effect-number = { $place }: { $number } ist keine Zahl von { $low } bis { $high }
error-effect-place = { $place }: { $name } gibt es nicht; möglich ist { $known }
error-historic-six = { $place }: sechs sind historische Anfangs-Heilige, nicht { $number }
error-no-ability = { $place }: { $found } ist keine Fähigkeit; es gibt { $known }
error-ability-target = { $place }: zu { $name } gehören ein Ziel und eine Zahl von 1 bis { $most }, nicht { $given }
error-ability-number = { $place }: zu { $name } gehört eine Zahl von 1 bis { $most }, nicht { $given }
error-saved-most = { $place }: höchstens { $most } Karten kann man aufheben
error-entries-list = { $place }: muss eine Liste von Einträgen sein, nicht { $found }
error-entry-single = { $place }: ein Eintrag, nicht { $number }
error-entry-replaces = { $place }: { $entry } gibt es nicht, also auch nichts zu ersetzen; es gibt { $known }
error-keepers-most = { $place }: höchstens { $most } Karten, jede nur einmal
error-mats-list = mats: muss eine Liste von { $number } Spielmatten sein
error-area-one = { $place }: { $found }: eine einzige Zahl
error-area-people = { $place }: mehr Volk als Felder
error-people-none-left = areas: es ist kein Volk mehr übrig
error-dolmens-many = areas, dolmens: { $number } sind zu viele
error-leaders-many = leaders: zu viele von { $name }
error-leaders-none-left = leaders: es ist kein Anführer mehr übrig
error-no-christian = { $place }: { $found } ist kein Christ oder einer zu viel
error-frames-ended = frames: nach dem Ende geht nichts weiter
error-frames-most = frames: höchstens { $most }
