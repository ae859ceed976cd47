import { expect, test } from 'vitest'
import { defaultDisclaimer, isAssistantName, isDisclaimer } from './identity.ts'

test.each([
  'Notaris Elke',
  'notaris',
  'N o t a r i s',
  'Nótàris',
  'N0taris',
  'Nottaris',
  'ｎｏｔａｒｉｓ',
  'Notariaat Noord',
  'mr. Elke',
  'mr Elke',
  'm.r. Elke',
  'MR-Elke',
  'Elke mr',
  'MrElke',
  'Advocaat Ans',
  'Ad-vo-caat',
  'Advokaat',
  'Jurist',
  'Juriste Ria',
  'juridisch adviseur',
  'Meester Jan',
  'Нotaris',
  '',
  ' Elke',
  'E'.repeat(31),
  '<b>Elke',
])('‘%s’ is refused as a name', (name) => {
  expect(isAssistantName(name)).toBe(false)
})

test.each(['Elke', 'Elke AI', 'Assistent 2', 'Zoë', 'Anne-Marie', 'Amra', 'd’Elke', 'Marit', 'Noor', 'Mira'])('‘%s’ may be a name', (name) => {
  expect(isAssistantName(name)).toBe(true)
})

test('the default disclaimer may be saved', () => {
  expect(isDisclaimer(defaultDisclaimer)).toBe(true)
})

test.each([
  '',
  'Kort.',
  'x'.repeat(201),
  'U spreekt met een notaris van ons kantoor.',
  'Ik ben een mens en help u graag verder.',
  'Dit is altijd de beste hulp voor u!',
])('‘%s’ is refused as a disclaimer', (text) => expect(isDisclaimer(text)).toBe(false))
