import { expect, test } from 'vitest'
import { converse } from './test-engine.ts'

const referenceOf = (...questions: string[]) => converse(...questions).reference

test.each([
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
])('%s', (question, entry) => {
  expect(referenceOf(question)).toBe(entry)
})

test.each([
  [['Wat doet een executeur?', 'hij reageert nergens op, hoe raken we hem kwijt'], 'testament-executeur-ontslag'],
  [['Wat kost een testament?', 'en voor mij en mijn vrouw samen'], 'kosten-testament-stel'],
  [['Moet een stichting bij de notaris worden opgericht?', 'kan een vereniging zonder notaris'], 'vereniging-oprichten'],
  [['Wat doet de Geschillencommissie Notariaat?', 'hoe lang heb ik daarvoor'], 'tuchtklacht-termijn'],
])('a later turn finds another entry than the one before: %j', (questions, entry) => {
  expect(referenceOf(...questions)).toBe(entry)
})
