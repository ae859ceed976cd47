/** Parts of a message that are about one thing. */
import { expect, test } from 'vitest'
import { converse } from './test-engine.ts'

const partsOf = (text: string): string[] => text.split(/\n\n(?=\*\*)/)
const sentencesOf = (text: string): string[] => text.split(/\[\d+\]\s|\n+/).flatMap((one) => (one.trim().length > 40 ? [one.trim()] : []))

const stichting =
  'Wij willen met vier vriendinnen een stichting beginnen voor zwerfkatten. Wat hebben we nodig, wat kost het en kunnen mensen hun giften dan aftrekken?'
const executeur = 'Wat doet een executeur, mag dat mijn zoon zijn en krijgt hij betaald?'
const contract = 'ik en mijn vriend willen een samenlevingscontract. hoe werkt dat, wat kost het en is het verplicht bij de notaris?'

test.each([stichting, executeur, contract, 'Kan ik een huis kopen met mijn vriend zonder samenlevingscontract en wat gebeurt er als een van ons overlijdt?'])(
  'no statement stands twice below another: %s',
  (question) => {
    const support = partsOf(converse(question).text).flatMap((part) => sentencesOf(part.split('\n\n').slice(2).join('\n\n')))
    expect(new Set(support).size).toBe(support.length)
  },
)

test.each([
  [stichting, 1, 'Voor de akte van een stichting of vereniging hebben wij geen prijs'],
  [contract, 1, 'Een samenlevingscontract kostte'],
  [executeur, 1, 'Als executeur mag u bijna iedereen kiezen'],
  [executeur, 2, 'Ja. Een executeur heeft volgens de wet recht op loon'],
  [
    'Mijn moeder is overleden. Wie regelt de verklaring van erfrecht, wat kost die en hoe snel kan het?',
    2,
    'De wet noemt geen termijn voor een verklaring van erfrecht',
  ],
])('%s: part %i opens with what it asks', (question, part, opening) => {
  expect(partsOf(converse(question).text)[part]?.split('\n\n')[1]).toContain(opening)
})
