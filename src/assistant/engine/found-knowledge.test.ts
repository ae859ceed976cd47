import { expect, test } from 'vitest'
import { converse } from './test-engine.ts'

const referenceOf = (...questions: string[]) => converse(...questions).reference

test.each([
  ['rechten van het familiegraf lopen af, wat zijn de mogelijkheden', 'graf-rechthebbende'],
  ['Mijn partner was leraar en is overleden, heb ik recht op iets van zijn school?', 'geld-na-overlijden'],
  ['mag ik met de auto van mijn overleden man naar mijn werk', 'auto-overledene'],
  ['hoe vind ik verborgen schulden van een overledene', 'bezit-opsporen'],
  ['hoort donor zijn in het testament', 'lichaam-wetenschap-donor'],
  ['Moet ik als zoon nog een belastingaangifte insturen voor mijn moeder die in februari is gestorven?', 'aangifte-overledene'],
  ['Een mede-erfgenaam zit in het ouderlijk huis. Hoe krijgen we hem eruit?', 'erfgenaam-woont-in-huis'],
  ['hoe lang na een sterfgeval kun je nog een erfdeel claimen', 'erfenis-verjaart'],
  ['Mijn verloofde is omgekomen en over drie maanden komt ons kindje. Is de baby erfgenaam?', 'ongeboren-kind-erft'],
  ['executeur drie sterren bevoegdheden', 'executeur-sterren'],
  ['Ik heb twee kinderen, de oudste moet het huis krijgen en de ander evenveel in geld. Hoe doe ik dat?', 'testament-huis-een-kind'],
  ['woz van mijn overleden vader zijn huis is veel te hoog, wat nu', 'woz-bezwaar-erfenis'],
  ['ma zit in een tehuis en komt niet meer terug. Mogen haar meubels naar de kringloop?', 'huis-leeg-bij-opname'],
  ['als mijn broer voogd wordt van mijn dochters, wie betaalt dan hun opvoeding', 'voogd-geld-kind'],
  ['Wij hebben ieder een eigen woning maar zijn 12 jaar een paar. Erft mijn vriend van mij?', 'lat-relatie'],
  ['Schoonmoeder steekt 100.000 in onze verbouwing en komt dan hier wonen. Wat moeten we op papier zetten?', 'ouders-inwonen'],
  ['hij maakt al maanden niks over voor de kinderen', 'kinderalimentatie'],
  ['Ik heb mijn dochter geld geleend, ze betaalt niet en we hebben niks opgeschreven', 'lening-kind-terug'],
  ['factuur van een notaris die ik niet ken over de erfenis van mijn neef, ik heb niks getekend', 'rekening-zonder-opdracht'],
  ['broer verkocht moeders huis met volmacht voor veel te weinig aan zijn vriend', 'volmacht-onder-waarde'],
  ['wanneer krijgen wij de sleutel van ons nieuwbouwhuis', 'nieuwbouw-oplevering'],
  ['moet ik over de winst op mijn eigen woning belasting afdragen', 'huis-verkopen-belasting'],
  ['Er is schimmel achter de wand van ons gekochte huis. Wat zet ik in de brief aan de verkoper?', 'gebrek-brief'],
  ['wat kost een bewindvoerder voor mijn vader', 'bewind-kosten'],
  ['hoeveel bestuursleden moet een vereniging hebben', 'vereniging-bestuur'],
  ['betaal ik schenkbelasting als ik het familiebedrijf krijg', 'bedrijfsopvolging-belasting'],
  ['ik heb een foto van mijn paspoort naar een oplichter gestuurd', 'oplichter-gegevens'],
  ['Mijn zwager pint elke week geld met de pas van mijn schoonmoeder', 'geld-van-ouder-weg'],
  ['Tante heeft alzheimer en heeft vorige week toch een testament getekend, wat kunnen wij doen?', 'testament-al-getekend'],
  ['bij het opruimen na het overlijden van vader vonden we een testament uit 1983', 'oud-testament-gevonden'],
  ['kunnen we het geërfde huis van oma met ons drieën verhuren', 'geerfd-huis-houden'],
  ['kan ik mijn kinderen beter nu geld geven of het nalaten', 'nu-geven-of-nalaten'],
  ['de vof moet een bv worden zegt de accountant, hoe pakken we dat aan bij de notaris', 'vof-naar-bv'],
  ['kunnen wij als zelfstandige taxichauffeurs een cooperatie vormen, en moet dat via de notaris', 'cooperatie-oprichten'],
  ['wat houdt koopgarant in', 'huis-terugkoop'],
  ['chalet overnemen op een camping, koopcontract of notaris', 'huis-vakantiepark'],
  ['krijg ik een boete als ik mijn huis zonder energielabel verkoop', 'huis-energielabel'],
  ['hoe werkt de starterslening bij de notaris', 'hypotheek-starterslening'],
  ['op de nota van de notaris staat verrekening zakelijke lasten', 'nota-van-afrekening'],
  ['doet een nederlandse notaris ook affidavits', 'verklaring-buitenland'],
  ['how do we amend our articles', 'en-bv-articles'],
  ['how does buying a houseboat work legally', 'en-houseboat'],
  ['can expats get nhg', 'en-mortgage-nhg'],
  ['my surname is misspelled in the notarial deed', 'en-deed-mistake'],
])('%s', (question, entry) => {
  expect(referenceOf(question)).toBe(entry)
})

test.each([
  [['Wat doet een executeur?', 'hij reageert nergens op, hoe raken we hem kwijt'], 'testament-executeur-ontslag'],
  [['Wat kost een testament?', 'en voor mij en mijn vrouw samen'], 'kosten-testament-stel'],
  [['Moet een stichting bij de notaris worden opgericht?', 'kan een vereniging zonder notaris'], 'vereniging-oprichten'],
  [['Wat doet de Geschillencommissie Notariaat?', 'hoe lang heb ik daarvoor'], 'tuchtklacht-termijn'],
  [['Wij zijn twee broers met een vof. Wat is het verschil met een bv?', 'hoe zetten we hem dan over'], 'vof-naar-bv'],
  [['What does it cost to set up a BV?', 'Do I need to come in person?'], 'en-bv-steps'],
])('a later turn finds another entry than the one before: %j', (questions, entry) => {
  expect(referenceOf(...questions)).toBe(entry)
})
