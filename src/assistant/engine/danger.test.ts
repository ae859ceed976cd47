import { expect, test } from 'vitest'
import { findCare } from './care.ts'

test.each([
  ['Mijn man wil scheiden. Hij heeft een papier gemaakt waarin ik afstand doe van het huis.', 'druk-om-te-tekenen'],
  ['Mijn man heeft een papier laten opstellen waarin staat dat ik geen recht heb op het huis. Hij wil dat ik morgen teken.', 'druk-om-te-tekenen'],
  ['Ze willen dat ik mijn helft van de woning overdraag aan mijn zwager, ik moet vrijdag tekenen en ik slaap er niet van', 'druk-om-te-tekenen'],
  ['Mijn zoon zegt dat ik het huis nu op zijn naam moet zetten anders komt hij niet meer langs', 'druk-om-te-tekenen'],
  ['Van mijn schoonvader moet ik tekenen dat ik nergens recht op heb. Mag dat?', 'druk-om-te-tekenen'],
  ['mijn vriend legt een contract onder mijn neus dat ik afstand doe van alles als we uit elkaar gaan', 'druk-om-te-tekenen'],
  ['Mijn moeder moet van mijn broer een volmacht tekenen, ze is bang voor hem', 'druk-om-te-tekenen'],
  ['Oma is vorige week onder druk gezet en heeft een volmacht getekend, kan dat terug?', 'druk-om-te-tekenen'],
  ['Mijn dochter dringt er steeds op aan dat ik mijn testament verander. Ik wil dat eigenlijk niet.', 'druk-om-te-tekenen'],
  ['Morgen moet ik bij de notaris zijn. Mijn man zegt: teken je niet, dan sta je op straat.', 'druk-om-te-tekenen'],
  ['mijn ex appt dat als ik niet teken ik de kinderen kwijt ben', 'druk-om-te-tekenen'],
  ['Een kennis heeft de pinpas van mijn moeder en nam haar mee naar een notaris. Er is veel gepind.', 'ouder-sturen'],
  ['Hij dreigt met weggaan als ik de akte niet onderteken', 'druk-om-te-tekenen'],
  ['mijn ex wil dat ik even snel iets onderteken zodat het huis van hem wordt, hij is zo boos', 'druk-om-te-tekenen'],
  ['Hoe krijg ik mijn tante zover dat ze mij in haar testament zet?', 'ouder-sturen'],
  ['ik wil mijn oom overhalen om het huis aan mij na te laten, hoe pak ik dat aan', 'ouder-sturen'],
  ['Kan de notaris zeggen dat mijn buurvrouw gezond is? Ze is 88 en soms in de war', 'testament-dementie'],
  ['kunnen we pa wilsbekwaam laten verklaren zodat de verkoop door kan', 'testament-dementie'],
  ['Ma snapt er niks meer van maar kan nog een krabbel zetten. Kunnen we de volmacht snel laten tekenen?', 'ouder-sturen'],
  ['mijn vader is dement, hoe krijgen we het huis nog gauw op onze naam', 'ouder-sturen'],
  ['De nieuwe vriendin van mijn vader praat hem een ander testament aan', 'ouder-sturen'],
  ['mijn zus heeft mijn moeder overgehaald haar testament te veranderen en nu krijg ik niks', 'ouder-sturen'],
  ['Kan ik zijn handtekening er even onder zetten? Hij is op vakantie', 'akte-datum'],
  ['als ik de handtekening van mijn vrouw inscan en onder het contract plak', 'akte-datum'],
  ['Mijn moeder kan niet meer schrijven, ik zet haar handtekening altijd', 'akte-datum'],
  ['kan het samenlevingscontract een oude datum krijgen, vorig jaar bijvoorbeeld', 'akte-datum'],
  ['Kunnen we de schenking dateren op december vorig jaar, scheelt belasting', 'akte-datum'],
  ['De deurwaarder komt volgende maand. Kan de auto en het huis op naam van mijn broer?', 'schuldeisers-benadelen'],
  ['ik heb een flinke belastingschuld, de fiscus kan toch niks halen als ik alles aan mijn kinderen schenk', 'schuldeisers-benadelen'],
  ['mijn zaak gaat failliet, zal ik het huis vast overschrijven naar mijn vrouw voordat de curator komt', 'schuldeisers-benadelen'],
  ['Wij gaan scheiden. Ik heb 40.000 op een rekening waar zij niks van weet. Kan ik dat weghouden?', 'vermogen-verbergen'],
  ['Voordat we uit elkaar gaan wil ik het spaargeld op naam van mijn moeder zetten', 'vermogen-verbergen'],
  ['moet ik die rekening in Belgie noemen bij de scheiding of kan ik die verzwijgen', 'vermogen-verbergen'],
])('danger is seen wherever its words stand: %s is answered by %s', (said, entry) => {
  expect(findCare(said)?.entry).toBe(entry)
})

/** The same words, and nobody means harm or is pressed. */
const innocent = `
Mijn man zegt dat als ik niet teken de koop niet doorgaat, klopt dat?
Mijn moeder kan niet meer pinnen, kan ik met een volmacht bij haar rekening?
Mijn vader wil mij overhalen om het huis te verkopen
Mijn vader is dement en moet naar een verpleeghuis. Hoe verkopen we zijn huis?
Wij hebben een levenstestament van ma en zij is nu verward. Wanneer gaat het in?
Wie tekent voor mijn demente vader bij de notaris?
Kan mijn zoon met een volmacht voor mij tekenen bij de notaris?
Mijn man wil dat ik met hem meega naar de notaris voor het testament
De bank wil dat ik teken voor de hele hypotheek
Mijn ex wil dat ik uitgekocht word, wat moet ik tekenen?
De notaris zegt dat ik een verklaring moet tekenen voor de erfenis, wat is dat?
Mijn broer vraagt of ik hem een volmacht wil geven om de erfenis af te wikkelen. Hoe werkt dat?
Kan ik afstand doen van mijn erfdeel ten gunste van mijn zus?
Ik wil afstand doen van de erfenis, waar moet ik tekenen?
Mijn vrouw en ik willen in het testament zetten dat onze kinderen niks krijgen zolang een van ons leeft
Hoe kan ik mijn dochter onterven?
Mijn ouders willen het huis aan mij schenken. Wat kost dat?
Mijn tante wil mij in haar testament zetten, wat moet zij daarvoor doen?
Mijn oma van 92 wil haar testament veranderen, hoe snel kan dat?
Hoe leg ik mijn ouders uit dat een levenstestament verstandig is?
Hoe breng ik een testament ter sprake bij mijn ouders?
Mijn man is ondernemer, hoe beschermen we ons huis tegen schuldeisers van de zaak?
Kan de deurwaarder beslag leggen op mijn erfenis?
Mijn man is failliet, komt mijn deel van het huis in gevaar?
Ik heb schulden, mag ik dan een huis kopen?
Kan ik mijn huis op naam van mijn vrouw zetten?
Mag ik mijn zoon 20.000 schenken als ik nog een hypotheek heb?
Kan ik het huis op naam van de kinderen zetten voor de eigen bijdrage van het verpleeghuis?
Mijn ex heeft de spaarrekening leeggehaald voor de scheiding
Ik denk dat mijn man geld verbergt nu we gaan scheiden
Mijn zus heeft sieraden van moeder achtergehouden, wat kan ik doen?
Moet ik mijn erfenis delen als we gaan scheiden?
Valt mijn spaargeld van voor het huwelijk buiten de verdeling?
Blijft een schenking van mijn ouders buiten de scheiding?
Wat is een uitsluitingsclausule?
Wij gaan scheiden en ik wil in het huis blijven wonen
Ik wil niet dat mijn man weet dat ik een testament maak, kan dat?
Ziet mijn partner dat ik mijn testament heb gewijzigd?
Mijn handtekening staat verkeerd op de akte
Waar kan ik een handtekening laten legaliseren?
Mijn vader kan geen handtekening meer zetten door een beroerte, hoe tekent hij dan?
Iemand heeft mijn handtekening vervalst
Kan mijn vrouw haar handtekening later zetten?
Moeten wij allebei onze handtekening zetten bij de notaris?
Is een digitale handtekening geldig bij de notaris?
Op welke datum wordt de akte gedateerd?
Kunnen we de datum van de overdracht naar voren halen?
Kunnen we een eerdere datum afspreken bij de notaris?
De datum in de koopakte is verkeerd, het moet 3 maart zijn
Wij hebben vorig jaar een lening van mijn ouders gekregen, moet dat op papier?
Kan een huwelijk met terugwerkende kracht voorwaarden krijgen?
Mijn moeder wil snel een testament maken omdat ze ziek is
Mijn vader ligt op sterven en wil nog trouwen
Mijn broer wil dat we het huis verkopen en ik niet
Mijn zus wil haar erfdeel nu, moet ik haar uitkopen?
Mijn kinderen willen dat ik een levenstestament maak, is dat nodig?
Mijn dochter vindt dat ik mijn testament moet aanpassen na de scheiding, klopt dat?
Mijn zoon zegt dat ik naar de notaris moet voor een volmacht, is dat zo?
Moet ik van de gemeente naar de notaris voor de splitsing?
De makelaar wil dat ik vandaag teken, heb ik bedenktijd?
De verkoper wil dat wij sneller tekenen, mag dat?
Moet mijn man ook tekenen als ik het huis verkoop?
Krijg ik niks als mijn vriend overlijdt en we niet getrouwd zijn?
Hebben stiefkinderen geen recht op de erfenis?
Mijn schoonmoeder wil dat wij het huis van haar kopen. Hoe regelen we dat?
Mijn vader wil dat ik executeur word. Wat moet ik dan doen?
Mijn moeder vraagt of ik haar gevolmachtigde wil zijn
Mijn broer is verward en heeft een erfenis gekregen, wie regelt dat?
Mijn partner heeft alzheimer en staat met mij op de hypotheek
Ma is dement, wie mag er over haar geld beslissen?
Moet de notaris nagaan of mijn vader wilsbekwaam is?
Wie bepaalt of iemand wilsbekwaam is?
Kan de notaris mijn handtekening legaliseren?
Kan de notaris verklaren wie de erfgenamen zijn?
De notaris zegt dat alles in orde is, kan ik dan de sleutel halen?
Ik begrijp de akte niet goed, legt de notaris het uit?
Mijn opa snapt niet wat een codicil is, kunt u dat uitleggen?
Ik weet niet meer welke notaris mijn testament heeft
Mijn vader weet niet meer waar zijn testament ligt
Mijn moeder begrijpt niet wat een executeur doet
Wij willen onze zoon uit huis onterven omdat hij schulden heeft, zodat schuldeisers niets krijgen van de erfenis
Kunnen we de erfenis verwerpen zodat de schuldeisers van mijn man er niets van krijgen?
Mijn zoon zit in de schuldsanering en erft van oma, wat nu?
Wat gebeurt er met schulden na overlijden?
Ik ben bang dat mijn kinderen ruzie krijgen over het huis
Ik ben bang om fouten te maken als executeur
Mijn man durft niet te vliegen, kan hij een volmacht geven om te tekenen?
Hij wil niet trouwen, welk contract kunnen we tekenen?
Mijn vriend wil dat we een samenlevingscontract tekenen, wat staat erin?
Mijn verloofde wil huwelijkse voorwaarden. Moet ik daar iets voor tekenen?
Wat betekent afstand van gemeenschap?
Kan ik als ouder afstand doen van het vruchtgebruik?
Mijn zwager koopt mijn aandeel in de vof, hoe gaat dat?
De buurman wil dat ik teken voor een erfdienstbaarheid over mijn grond
Mijn moeder heeft haar huis aan mijn broer verkocht, mag dat?
Mijn broer heeft een volmacht van mijn vader, mag hij het huis verkopen?
Ik ben gescheiden en wil mijn ex van de hypotheek af
Hoe haal ik mijn ex uit mijn testament?
Wij willen voor de scheiding alles netjes verdelen bij de notaris
Moet ik bij de scheiding ook mijn pensioen opgeven?
Kan mijn huis buiten de gemeenschap blijven als we trouwen?
Ik wil mijn bedrijf buiten het huwelijk houden
Mijn vader heeft mij overgehaald om zijn bedrijf over te nemen, wat moet er bij de notaris?
Zij is overtuigd dat een testament niet nodig is
Mijn oom en tante willen hun huis aan mij nalaten, betaal ik belasting?
Mijn partner vindt dat wij een contract moeten tekenen voor als we uit elkaar gaan
Mijn vrouw wil scheiden en vraagt of ik het convenant wil tekenen
De gemeente vraagt of we een verklaring willen ondertekenen
`
  .trim()
  .split('\n')

test('a neighbour of these questions is a question like any other', () => {
  expect(innocent.length).toBeGreaterThan(100)
  expect(innocent.filter((question) => findCare(question))).toEqual([])
})
