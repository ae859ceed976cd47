/** Words that say little about the subject of a question, folded: some carry nothing, others only colour it. */

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Dropped from index and question. */
export const stopWords = list(`
de het een en of dat die dit deze der den des te ten ter er erin eruit eraan erop ervan erbij erover ervoor daar daarin daaruit daaraan daarop daarvan
daarbij daarover daarvoor daardoor daarmee daarna hier hierin hierop hiervan hierbij hiervoor hiermee ik je jij jou jouw u uw uzelf hij hem zijn haar
zij ze het we wij ons onze hen hun mij me mijn mijzelf mezelf zich zichzelf ben bent is was waren zijn geweest word wordt worden werd werden geworden
heb hebt heeft hebben had hadden gehad zal zult zullen zou zouden om op in aan van voor met bij naar uit tot door over onder tegen tussen als dan toen
want omdat dus maar ook nog al wel toch even eens maar zo zoals zon zulke wat welk welke waar waarin waarop waaraan waarbij waarmee waarover waarvan
waarvoor waartoe hoe nu ooit echt eigenlijk graag alsjeblieft alstublieft aub svp ja nou hoor heel erg best wat iets echter ieder elke elk men iemand
iemands anders ander andere toe af mee erg weer vaak soms altijd misschien bijvoorbeeld per via gaan ga gaat ging gegaan waarna zodra zodat terwijl
indien mits tenzij ofwel zowel hallo hoi hi hey goedemorgen goedemiddag goedenavond goedendag goedemorgen beste dag groet groeten weet weten wist denk
vind vraag vragen vraagje uitleg uitleggen leg vertel vertellen zeg zeggen help helpen informatie info snap begrijp snappen begrijpen bedoel volgens
ongeveer circa beetje zeker sowieso gewoon precies namelijk trouwens overigens inmiddels al alvast allang dank bedankt dankjewel geval zoiets
dergelijke sommige enkele paar stuk stuks eentje the and is of a to for my what how do i s t ie m n
`)

/** Kept at low weight: they shape a question but do not name its subject. */
export const weakWords = list(`
kan kun kunt kunnen kon konden mag mogen mocht moet moeten moest hoef hoeft hoeven wil wilt willen wilde wou komen kom komt kwam gekomen doen doe doet
deed gedaan maken maak maakt maakte gemaakt laten laat liet gelaten krijgen krijg krijgt kreeg gekregen geven geef geeft gaf gegeven nemen neem neemt
genomen zetten zet gezet staan sta staat stond houden houd houdt hield gehouden brengen leggen legt gelegd zitten zit blijven blijf blijft bleef
gebleven zien zie ziet gezien gebeuren gebeurt gebeurd werken werkt regelen regel regelt geregeld gebruiken gebruik gebruikt vinden vindt betekenen
betekent betekenis heten heet noemt noemen genoemd inhoudt inhouden zegt lopen loopt zoeken zoek vallen valt nodig verplicht mogelijk nieuw nieuwe oud
oude goed goede beter slim handig eerst eerste laatste later eerder meteen direct straks nog pas al meer minder veel weinig genoeg zonder niet geen
nooit niets niks wel alles allemaal alle zelf samen alleen elkaar eigen zelfde dezelfde hetzelfde beste wie wanneer waarom hoeveel hoelang waarheen
waarnaar moment tijd keer manier soort ding dingen zaak zaken geval situatie reden punt kant deel vorm mensen mens persoon jaar jaren maand maanden
week weken dagen dag vandaag morgen gisteren nu lang snel vanaf sinds na tijdens voordat nadat binnen buiten vroeger ooit een twee drie vier vijf zes
zeven acht negen tien half helft beide beiden allebei artikel wetboek burgerlijk januari februari maart april mei juni juli augustus september oktober
november december automatisch vanzelf officieel precies helemaal volledig gedeeltelijk evenveel zeker speciaal onderling apart los verder tegelijk
opnieuw voortaan altijd meteen direct uiteindelijk uiterlijk euro euros eur bedraagt vorig vorige afgelopen komende volgende zomaar eventueel onlangs
pas plotseling ineens betekenis jullie bijkomend bijkomende gewone normale bepaalde verschillende bestaande gevolg gevolgen voordeel nadeel vereist
welke via rond inclusief exclusief ligt liggen geldt gelden klopt kloppen belangrijk gemiddeld meestal ongeveer
`)
