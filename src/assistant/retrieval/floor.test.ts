import { expect, test } from 'vitest'
import { loadArticles } from '../../articles/load-articles.ts'
import { loadKnowledge } from './load-knowledge.ts'
import { decide } from './floor.ts'
import { buildIndex } from './knowledge-index.ts'
import { loadModel } from './learned/load-model.ts'
import { retrieve } from './retrieve.ts'
import { keptContent } from '../../platform/test-ahead.ts'

const index = buildIndex(loadKnowledge('content', 'nl', keptContent), loadArticles('content'), loadModel('content').model, { ahead: keptContent })

function outcomeOf(question: string) {
  return decide(question, retrieve(index, question), false)
}

test.each([
  'hoeveel kost een samenlevingscontract',
  'mag ik een erfenis weigeren',
  'mijn moeder is vorige week overleden, wat moet ik nu regelen',
  'kan ik mijn huis aan mijn kinderen geven en er blijven wonen',
  'hoe kom ik erachter of mijn vader een testament had',
  'notaris reageert niet op mijn mails',
])('a question of the field is answered: %s', (question) => {
  expect(outcomeOf(question)).toBe('answer')
})

test.each([
  'hoe repareer ik mijn wasmachine',
  'wie schreef de Ilias',
  'hoeveel is 17 keer 23',
  'wat zijn leuke dingen om te doen in Amsterdam',
  'hoe krijg ik een vlek uit mijn trui',
  'welke film moet ik kijken',
  'hoe lang moet een ei koken',
  'wat is de afstand tussen de aarde en de maan',
  'hoe maak ik mijn huis schoon',
  'heb ik recht op zorgtoeslag',
  'hoe vraag ik een paspoort aan',
  'wat is de hypotheekrente vandaag',
])('a question of another field is refused: %s', (question) => {
  expect(['out-of-scope', 'unknown']).toContain(outcomeOf(question))
})

test.each(['boedel', 'levering', 'schenken'])('a bare word asks nothing, so it never gets one answer: %s', (question) => {
  expect(['doubtful', 'clarify']).toContain(outcomeOf(question))
})

test('a story without one word of the field is answered, or read in two ways', () => {
  const outcome = outcomeOf('mijn vader wordt vergeetachtig en straks moet iemand zijn geldzaken doen, hoe pakken we dat aan')
  expect(['answer', 'likely', 'doubtful']).toContain(outcome)
})

test('a story with three words of the field that is not understood is not said to be none of ours', () => {
  const story = 'mijn tante heeft haar huis vol pauwen en haar zoon wil dat de gemeente er een stichting van maakt met subsidie en een speeltuin'
  expect(outcomeOf(story)).not.toBe('out-of-scope')
})

test('a subject of ours beside a word of another field is still ours', () => {
  expect(outcomeOf('kan ik mijn bitcoin nalaten in mijn testament')).not.toBe('out-of-scope')
})

test.each([
  'HELP over een uur tekenen we en in de conceptakte staat mijn tweede voornaam verkeerd gespeld',
  'mijn oom in Breda is gestorven zonder testament en de erfenis ligt nu bij een notaris die ik niet ken',
])('words of the field weigh against a refusal: %s', (question) => {
  expect(['unknown', 'out-of-scope']).not.toContain(outcomeOf(question))
})

test('a question of one telling word that was learned is answered', () => {
  expect(['answer', 'likely', 'doubtful']).toContain(outcomeOf('is dit gratis?'))
})
