import { expect, test } from 'vitest'
import type { EngineAnswer } from '../../conversation/engine.ts'
import { gradeAnswer } from './grade-answer.ts'
import type { JudgedTurn } from './judged-conversation.ts'

const turn = (values: Partial<JudgedTurn>): JudgedTurn => ({
  say: 'Mag het?',
  class: 'yes-no',
  opening: 'statement',
  required: [],
  forbidden: [],
  choice: false,
  ...values,
})
const answer = (text: string, values: Partial<EngineAnswer> = {}): EngineAnswer => ({
  kind: 'kennis',
  text,
  sources: [],
  reference: 'een',
  says: ['eerste'],
  opens: ['een.eerste'],
  suggestions: [],
  ...values,
})

test.each([
  ['the word that was asked for', turn({ opening: 'no' }), answer('Nee. Dat mag niet. [1]'), 'right'],
  ['the other word', turn({ opening: 'no' }), answer('Ja. Dat mag. [1]'), 'wrong'],
  ['no word, and a statement that says it', turn({ opening: 'no', opens: ['een.eerste'] }), answer('Dat is niet toegestaan. [1]'), 'right'],
  ['no word, and another statement', turn({ opening: 'no', opens: ['een.tweede'] }), answer('Het kost geld. [1]'), 'beside'],
  ['the amount in the outcome', turn({ opening: 'amount', value: '8.750' }), answer('Ik reken met: € 437.500.\n\n**De belasting is € 8.750.**'), 'right'],
  ['an amount that stands lower down', turn({ opening: 'amount', value: '8.750' }), answer('Het hangt ervan af.\n\nVaak € 8.750.'), 'beside'],
  ['a statement that leaves out what must be said', turn({ opens: ['een.eerste'], required: ['drie jaar'] }), answer('U kunt het vernietigen. [1]'), 'beside'],
  ['every part that was asked', turn({ parts: [['een.eerste'], ['twee.eerste']] }), answer('Een. Twee.', { opens: ['een.eerste', 'twee.eerste'] }), 'right'],
  ['one part of two', turn({ parts: [['een.eerste'], ['twee.eerste']] }), answer('Een.'), 'beside'],
  ['something that may not be said', turn({ opens: ['een.eerste'], forbidden: ['gratis'] }), answer('Dat is gratis. [1]'), 'wrong'],
  ['a refusal of what could be answered', turn({}), answer('Geen antwoord.', { kind: 'onbekend' }), 'refused'],
  ['a refusal of what should be refused', turn({ opening: 'refuse' }), answer('Geen antwoord.', { kind: 'buiten-bereik' }), 'right'],
  ['an answer to what should be refused', turn({ opening: 'refuse' }), answer('Het weer is mooi.'), 'wrong'],
  ['a table of what is compared', turn({ opening: 'comparison' }), answer('Het verschil.\n\n|  | Een | Twee |\n| --- | --- | --- |'), 'right'],
  ['that a computer answers', turn({ opening: 'ai' }), answer('Nee, ik ben geen mens.', { kind: 'ai' }), 'right'],
  ['the same in a statement', turn({ opening: 'ai', opens: ['een.eerste'] }), answer('U chat met een AI-assistent. [1]'), 'right'],
  ['a question back', turn({}), answer('Wat wilt u weten?', { kind: 'verduidelijking' }), 'choice'],
  ['a question back that is as good', turn({ choice: true }), answer('Wat wilt u weten?', { kind: 'verduidelijking' }), 'right'],
] as const)('%s', (_name, judged, given, grade) => {
  expect(gradeAnswer(judged, given)).toBe(grade)
})
