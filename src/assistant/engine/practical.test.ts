import { expect, test } from 'vitest'
import { isPoorAnswer } from '../answering/poor-answer.ts'
import { converse } from './test-engine.ts'

test.each([
  'Waar kan ik gratis parkeren bij de notaris in Utrecht?',
  'Is er parkeergelegenheid bij het kantoor?',
  'Hoe laat gaat het notariskantoor open?',
  'Wat zijn de openingstijden van notaris Jansen?',
  'zijn jullie morgen open',
  'Hoe kom ik met de trein bij de notaris?',
  'Heeft het kantoor een lift of is het rolstoeltoegankelijk?',
  'Mag ik mijn hond meenemen naar de notaris?',
  'Is the notary office open on Saturday?',
  'Where can I park near the notary?',
])('what differs per office is said not to be known, with the way to it, and counts as unanswered: %s', (question) => {
  const { kind, text } = converse(question)
  expect(text).toMatch(/^(?:Dat weet ik niet|I do not know).*\(\/notaries\).*\(\/contact\)/)
  expect(isPoorAnswer(kind, 'complete')).toBe(true)
})

test.each([
  'Hebben jullie een recept voor appeltaart?',
  'Wordt het morgen mooi weer?',
  'Wat is het weer in Amsterdam',
  'hoe maak ik lasagne',
  'What is the weather like tomorrow?',
])('what has nothing to do with a notary is said to be none of ours, and counts as unanswered: %s', (question) => {
  const { kind, text } = converse(question)
  expect(kind).toBe('buiten-bereik')
  expect(text).toContain('(/contact)')
  expect(isPoorAnswer(kind, 'complete')).toBe(true)
})

test.each([
  ['Ik koop een parkeerplaats. Betaal ik overdrachtsbelasting?', 'ovb-bedrijfspand'],
  ['kan ik pinnen bij de notaris', 'kosten-wanneer-betalen'],
])('a parking place that is bought and what is paid at the notary are answered: %s', (question, reference) => {
  expect(converse(question).reference).toBe(reference)
})

test('beside another question it is said what is not known', () => {
  const { text } = converse('Wat kost een testament en hoe laat zijn jullie open?')
  expect(text).toMatch(/€\s?650[\s\S]*Dat weet ik niet/)
})
