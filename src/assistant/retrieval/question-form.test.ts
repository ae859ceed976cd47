import { expect, test } from 'vitest'
import { readQuestionForm } from './question-form.ts'

test.each([
  ['Moet mijn partner meetekenen als ik mijn huis verkoop?', true, 'must so'],
  ['Mag ik mijn huis verkopen zonder mijn partner?', true, 'may not'],
  ['Mijn vader is overleden. Ik wil weten of ik iets moet betalen', true, 'must so'],
  ['Wij wonen al jaren samen, hoeven we niets te regelen?', true, 'must not'],
  ['Hoeveel kost een testament?', false, 'is so'],
  ['Wie erft als ik een huis heb?', false, 'is so'],
  ['testament wijzigen', false, 'is so'],
  ['En moet dat bij de notaris?', true, 'must so'],
])('%s asks for yes or no: %s, in the sense %s', (question, isYesNo, sense) => {
  expect(readQuestionForm(question)).toMatchObject({ isYesNo, sense })
})

test.each([
  ['Hoe lang duurt een levering?', 'hoe-lang'],
  ['Wat kost dat?', 'hoeveel'],
  ['Wie moet er tekenen?', 'wie'],
  ['Wat is het verschil tussen een bv en een eenmanszaak?', 'verschil'],
  ['Wat als mijn broer niet meewerkt?', 'wat-als'],
  ['Hoe regel ik een volmacht?', 'stappen'],
])('%s wants to know %s', (question, aspect) => {
  expect([...readQuestionForm(question).aspects]).toContain(aspect)
})
