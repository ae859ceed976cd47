import { expect, test } from 'vitest'
import { englishAskingWords } from './languages/split-question.en.ts'
import { splitQuestion } from './split-question.ts'

const headsOf = (message: string, words = undefined as typeof englishAskingWords | undefined) => splitQuestion(message, words)?.parts.map(({ head }) => head)

test.each([
  ['Wat kost een testament en hoe lang is het geldig?', ['Wat kost een testament', 'hoe lang is het geldig']],
  ['Wat is een volmacht? Moet dat bij de notaris?', ['Wat is een volmacht', 'Moet dat bij de notaris']],
  [
    'Wij kopen een huis. Wat kost de notaris, hoe lang duurt het en wie kiest de notaris?',
    ['Wat kost de notaris', 'hoe lang duurt het', 'wie kiest de notaris'],
  ],
  [
    'Ik koop een huis en snap het niet. Drie vragen: wie betaalt de notaris, hoe komt het geld bij de verkoper en krijg ik de sleutel dezelfde dag?',
    ['wie betaalt de notaris', 'hoe komt het geld bij de verkoper', 'krijg ik de sleutel dezelfde dag'],
  ],
  [
    'Hoeveel geld moet er in een bv, moet ik naar de notaris en kan dat ook online?',
    ['Hoeveel geld moet er in een bv', 'moet ik naar de notaris', 'kan dat ook online'],
  ],
  ['Is het huis van mij? Mijn vrouw staat ook in de akte. Moet zij tekenen?', ['Is het huis van mij', 'Moet zij tekenen']],
  ['Ik wil weten wat het kost en of mijn man mee moet', ['wat het kost', 'of mijn man mee moet']],
  [
    'Kunt u mij zeggen of hij thuis kan komen, of mijn kinderen erbij moeten zijn en hoe lang het geldig blijft?',
    ['of hij thuis kan komen', 'of mijn kinderen erbij moeten zijn', 'hoe lang het geldig blijft'],
  ],
  [
    'Ik neem het huis over. 1) betaal ik belasting over haar helft? 2) moet de bank akkoord gaan? 3) wie betaalt de notaris?',
    ['betaal ik belasting over haar helft', 'moet de bank akkoord gaan', 'wie betaalt de notaris'],
  ],
  [
    'Bij een koophuis: mag ik zelf kiezen, zijn de tarieven overal gelijk en zit de btw er al in? Ik teken vrijdag.',
    ['mag ik zelf kiezen', 'zijn de tarieven overal gelijk', 'zit de btw er al in'],
  ],
  [
    'Kan dat zo in de akte, wat als een van ons overlijdt, en moeten we samen een contract?',
    ['Kan dat zo in de akte', 'wat als een van ons overlijdt', 'moeten we samen een contract'],
  ],
  ['Is een gesprek gratis? En verteld u het door?', ['Is een gesprek gratis', 'verteld u het door']],
  [
    'Wat is een legaat en geldt dat ook voor mijn nicht, zij is 14 en woont bij mij. Haar vader is er niet meer.',
    ['Wat is een legaat', 'geldt dat ook voor mijn nicht'],
  ],
  ['waneer krijg ik de sleutel en hoevel kost de akte', ['waneer krijg ik de sleutel', 'hoevel kost de akte']],
])('several questions in one are told apart: %s', (message, heads) => {
  expect(headsOf(message)).toEqual(heads)
})

test.each([
  [
    'I want to open a BV from Spain. How much capital do I need, do I have to fly over, and does the notary register me?',
    ['How much capital do I need', 'do I have to fly over', 'does the notary register me'],
  ],
  [
    'Do we need a notary for a prenup? Can it still be done after the wedding if we run out of time?',
    ['Do we need a notary for a prenup', 'Can it still be done after the wedding if we run out of time'],
  ],
  ['I want to know if I need a will, what it costs and how long it takes', ['if I need a will', 'what it costs', 'how long it takes']],
  ['ok so what happens to the house? and who pays for it?', ['ok so what happens to the house', 'who pays for it']],
  ['My wife wants to know what a will costs and how long it takes', ['what a will costs', 'how long it takes']],
])('so are those in English: %s', (message, heads) => {
  expect(headsOf(message, englishAskingWords)).toEqual(heads)
})

test.each([
  'Wat kost een testament?',
  'Wij zijn getrouwd en hebben kinderen, wie erft?',
  'Ik koop een huis en wat kost de notaris dan',
  'Mijn vriend woont bij mij. Wat als ik eerst ga, moet hij er dan uit?',
  'Als ik overlijd, krijgt mijn vrouw dan het huis?',
  'Wij kopen samen, betaalt hij dan ook belasting?',
  'Wat is het verschil tussen een volmacht en een levenstestament?',
  'En wanneer ik het haar nu gewoon geef, hoeft dat dan niet via u?',
  'Hoe weten mijn kinderen later waar het is, als ik er niet meer ben?',
  'Komt een notaris ook aan huis, of is dat alleen voor rijken?',
  'Zijn moeder wil zaterdag de auto en zijn gereedschap halen',
  'Zijn neef heeft dat ook gedaan en is erg tevreden. Is dat slim?',
  'Sindsdien is er veel weg en mag ik haar alleen bellen als hij erbij is. Wat kan ik doen?',
  'Wie rekent dat uit en betaalt het aan de Belastingdienst?',
  'Wanneer is een testament geldig en wanneer niet?',
  'Kan de notaris zeggen wie de erfgenamen zijn?',
  'Ik ken haar al jaren en wil haar mijn huis nalaten, kan dat?',
  'Hallo daar. Ik heb een vraag over een erfenis. Wie erft er?',
  'Echt waar?? Moet mijn zoon tekenen?',
  'Wat kost een volmacht? En voor ons allebei samen?',
  'Ik wil weten wie erft, of ik nu getrouwd ben of niet',
])('a single question stays whole: %s', (message) => {
  expect(splitQuestion(message)).toBeUndefined()
})

test('what was told before the first question is kept apart, and what is told before another stands with it', () => {
  const message = 'Wij kopen een huis. Moet ik tekenen? Mijn man is weg. Kan hij later tekenen?'
  expect(splitQuestion(message)).toEqual({
    told: 'Wij kopen een huis',
    parts: [
      { head: 'Moet ik tekenen', text: 'Wij kopen een huis. Moet ik tekenen?' },
      { head: 'Kan hij later tekenen', text: 'Mijn man is weg. Kan hij later tekenen?' },
    ],
  })
})

test.each([
  [
    '3 kinderen erven 300.000, hoeveel belasting betaalt ieder en wanneer moet dat betaald zijn?',
    '3 kinderen erven 300.000',
    ['hoeveel belasting betaalt ieder', 'wanneer moet dat betaald zijn'],
  ],
  [
    'We zijn met 3: 2 broers en een zus. Hoeveel belasting is dat en moet ik naar de notaris?',
    'We zijn met 3: 2 broers en een zus',
    ['Hoeveel belasting is dat', 'moet ik naar de notaris'],
  ],
  [
    'Ik erf 200.000 van mijn vader en wil weten hoeveel belasting ik betaal en wanneer dat moet',
    'Ik erf 200.000 van mijn vader',
    ['hoeveel belasting ik betaal', 'wanneer dat moet'],
  ],
])('no number and no fact is lost: %s', (message, told, heads) => {
  expect(splitQuestion(message)?.told).toBe(told)
  expect(splitQuestion(message)?.parts[0]?.text).toContain(told)
  expect(headsOf(message)).toEqual(heads)
})

test('what is asked by its mark alone is asked once', () => {
  expect(splitQuestion('Is een gesprek gratis? En verteld u het door?')?.parts[1]?.text).toBe('En verteld u het door?')
})

test('what is asked after four questions is asked with the fourth', () => {
  expect(headsOf('Wat is een hypotheekakte, wat is een royement, wat is een volmacht, wat is een codicil, wat kost een testament?')?.at(-1)).toBe(
    'wat is een codicil, wat kost een testament',
  )
})

test.each([
  'Can you tell me if I need a will, if we are not married?',
  'I am not sure whether my brother, who lives abroad, has to sign.',
  'When is a will valid and when not?',
])('a single question in English stays whole: %s', (message) => {
  expect(splitQuestion(message, englishAskingWords)).toBeUndefined()
})
