import { expect, test } from 'vitest'
import { converse } from './test-engine.ts'
import { asksSecrecy } from './secrecy.nl.ts'

test.each([
  'komt hij daar achter als ik het verander',
  'ik wil niet dat hij dat merkt',
  'krijgt mijn zoon dat te weten',
  'hoort zij dit van de notaris',
  'kan het zonder dat mijn broer erachter komt',
])('%s asks whether another will know', (question) => expect(asksSecrecy(question)).toBe(true))

test.each(['wat kost het om dat te veranderen', 'hij wil het huis hebben', 'kan ik hem er nog uit zetten', 'wat moet ik nu doen'])('%s does not', (question) =>
  expect(asksSecrecy(question)).toBe(false),
)

const pressed = 'mijn vriend dwingt mij om vrijdag bij de notaris een testament te tekenen waar hij alles krijgt. ik durf niet te weigeren'

test('who is pressed and asks whether the other will know hears first that the notary tells nobody, and then what else helps', () => {
  const answer = converse(pressed, 'komt hij daar achter als ik het verander?')
  expect(answer).toMatchObject({ reference: 'druk-om-te-tekenen', opens: ['notaris-geheimhouding.testament'] })
  const [first, ...others] = answer.text.split('\n\n')
  expect(first).toMatch(/geheim/)
  expect(others.join(' ')).toMatch(/notaris/)
})

test('who is pressed and asks something else goes on about that', () => {
  expect(converse(pressed, 'en als ik al getekend heb').reference).toBe('druk-om-te-tekenen')
})

test('who hides something himself is not helped with it', () => {
  const hides = 'ik wil mijn spaargeld op naam van mijn broer zetten zodat mijn vrouw er bij de scheiding niet bij kan'
  expect(converse(hides, 'komt zij daar achter?').opens?.join()).not.toMatch(/^notaris-geheimhouding/)
})
