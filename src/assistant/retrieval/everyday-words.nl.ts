/**
 * Ordinary Dutch words that have nothing to do with our field, folded. They are spelled right, so they are never taken for a typing error of one
 * of our words. A word that occurs in the content counts as ours all the same.
 */
const list = `
aardappel aarde aardig abonnement achtbaan acteur adem afspeellijst afstand afval afwas afwassen airco album alcohol allergie amor ananas angst
antibiotica apotheek app appel appeltaart april arm asperge atleet aubergine auteur avondeten avontuur baan baas bad badkamer bak bakken bal balkon
ballon banaan band bank barbecue batterij bed bedtijd beeldscherm been beer beest belegging beleggen benzine berg berlijn beroemd bezem bezorgen
bibliotheek bier bikini biologie bioscoop bitcoin blad blauw blij bloed bloem blog boek boeken boekenkast bol boom boon boot boren borst bos boter
boterham bouwmarkt brand brandweer breien bril broek broer brood brug bruin brussel buik burger bus buurt cadeautip cake calorie camera camping
carnaval cavia cel champagne chips chocola chocolade cocktail code cola computer concert conditie cursus dak dansen darts dessert diarree dichter
dictee dieet dier dierentuin diesel dieven dinosaurus diploma dol dollar donker dorst douche downloaden droge dromen droog drop druif drummen drums
duif duim duiken duur eend eenzaam eet eieren eiland elektrisch emotie energie engelse eten ei fabriek fase feest festival fiets fietsband fietsen
figuur film filmpje filter fit fitness fluiten foto fotograaf frikandel friet fruit gamen games garnaal gas gasfornuis gat geboren gebak gedicht geel
geit gek geluid geluk gelukkig gemberthee genezen gerecht geschiedenis getal gewicht gezicht gezond gitaar glas god goud gordijn gras graf grap griep
griekse grijs groen groente groenten grot haar hak ham hamer hamster hand handbal handdoek hardlopen hart haring haten heer heet hek hemel herfst
hersenen hik hitte hobby hockey hoed hoest hoesten hond honden hoofd hoofdstad hoofdpijn hooikoorts horloge hotel hout huid huiswerk huren idee ijs
ijsje ijskast inbraak inspiratie insect instagram internetten isoleren isoleer italiaans jaarwisseling jam jas jeuk jicht joggen jongen jurk kaas
kachel kalender kamer kameel kamperen kamp kanker kantine kap kapper kapsel karaoke kast kasteel kat katten keel keelpijn kerk kers kerst ketting
keuken kip kist klas klei kleur klok knie knoflook knop koe koek koekje koelkast koffer koffie kok konijn koning koningsdag konijnen kookboek koorts
kop korting kostuum kraan krant kruiden kruidnagel kunst kunstenaar kus kussen kwark laars lach lachen lamp laptop lasagne laser leeuw leider leraar
leren letter leuk leuke leugen lezing licht lied liedje liefde lievelingskleur lijm limonade linker linze liter loodgieter loterij lucht lui lunch
lolly maag maan maaltijd maat magnetron make makelaardij mand mango marathon markt masker massage matras medicijn meer meisje melk melkweg mens menu
meubel middag mier mijl mijn minimumloon mobiel mobieltje mode moe mond monteur mooi mop motor motorfiets mug muis mus museum muur muziek muzikant
nagel nat natuur natuurkunde neus neutron nieuws noedels noten november oceaan oefening oefeningen oester ogen olie olifant omelet ontbijt onweer oog
oor oorlog oor opera oranje oudejaarsavond oven overwerk paard paars paddenstoel paleis pan pannenkoek pannenkoeken papier paprika paracetamol paraplu
parfum parijs park parkeren parkeer pasen pasta patat peer penalty peper piano piep pijn pil pindakaas pinda piraat pizza plaatje planeet plant
planten plastic plezier poes poep poetsen politie pony pop popcorn portemonnee post postzegel potlood prei pretpark print printer probleem programma
programmeren pudding puppy puzzel python quiz raadsel raam radio raket rap rapper rat recept regen regenen regenboog reis reisgids relativiteit
restaurant rijst ring robot rock roken roman romantisch rood rook room roze rug rugpijn rum ruzie saai salade salaris samenvatting sap saus schaap
schaatsen schaken schaduw schilderij schildpad schimmel schip schoen schoenen school schoon schoonmaken schrift seizoen sekte serie shampoo sigaret
sinaasappel sinterklaas sjaal ski skien slaap slaapkamer slapen slang sla slager slak slim sloot smaak smaken snack sneeuw snelheid snoep soep sok
soldaat soort sorry spaans spaghetti speelgoed spel spelletje spelletjes spier spin spinazie spons spook sport sporten spreekwoord sprookje spruitjes
stad ster sterrenkunde sterven stoel stofzuigen stoppen storm stoofvlees strand straat stress strijkijzer stroom suiker supermarkt surfen symptoom
symptomen taart tafel tand tandarts tanden tandpasta tas taxi team tekening tekenfilm telefoon televisie temperatuur tennis tent terras theater thee
tijger toerist toetje toets tokio tomaat toneel tosti trainen training trap trein treinen trui tuin tulp tv uil uitgemaakt uitzicht uitzending
universiteit universum vaas vaatwasser vakantie vakantiegeld vandaag varken varen vegetarisch verdriet verdrietig verf verjaardag verkering verkouden
verliefd vermageren verven verwarming vis vissen visum vitamine vlag vlam vlees vlek vleugel vlieg vliegen vliegtuig vlinder vloer voeding voedsel
voet voetbal voetballen voetballer vogel volleybal voorraad vork vormgeving vriendschap vriezer vrolijk vrucht vuur vuurwerk waarheid wandelen warm
warmte was wasmachine wassen water waterval wc wedstrijd weer weerbericht wereldkampioen werkstuk wespen wiel wifi wijn wind winkelen winter wiskunde
wit wol wolf wolk wondje worst wortel wraak yoga youtube zalm zand zang zanger zee zeep zeilen ziekte zilver zingen zoen zoet zomer zomervakantie zon
zonnebrand zonnepaneel zonnepanelen zonsopgang zout zwaartekracht zwart zweet zwemmen zwembad utrecht rotterdam madrid londen rome peru china japan
rusland oekraine afrika azie mexico brazilie india bali gisteren overmorgen vannacht maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
weekend arbeidscontract arbeidsovereenkomst arbeidsrecht ontslagen ontslagvergoeding opzegtermijn huurtoeslag zorgtoeslag kinderbijslag kindertoeslag
zorgverzekering autoverzekering reisverzekering uitkering uwv bijstandsuitkering verkeersboete rijbewijs paspoort vakantiedagen vakantiedag ziekmelden
werkgever werknemer collega solliciteren sollicitatie sollicitatiebrief verhuurder huurbaas huurverhoging energieleverancier belastingteruggave
scheidsrechter minimumloon bijbaan stage studiefinanciering zwangerschapsverlof ouderschapsverlof pensioenleeftijd aow gemeentebelasting
hondenbelasting wegenbelasting rijles rijschool
`

export const everydayWords: ReadonlySet<string> = new Set(list.trim().split(/\s+/))
