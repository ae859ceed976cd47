import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toStandardDutch } from './spoken-dutch.ts'

test.each([
  ['wa motte we doen', 'wat moeten we doen'],
  ['mien bruier wil t olderlijk hoes hebben', 'mijn broer wil t ouderlijk huis hebben'],
  ['wie hebt gin testament', 'wij hebt geen testament'],
  ['me oma is dood', 'mijn oma is dood'],
  ['k heb gwn een vraag', 'ik heb gewoon een vraag'],
  ['wat mutte wie betoalen as moe der niet meer is', 'wat moeten wie betalen als moeder der niet meer is'],
  ['mien zuske wol geern weten waor ut geld is', 'mijn zusje wol graag weten waar het geld is'],
  ['ik wol weten of dè klopt', 'ik wil weten of dat klopt'],
  ['onze vief kiender arven alles', 'onze vijf kinderen erven alles'],
  ['mijn moe leeft nog', 'mijn moeder leeft nog'],
  ['ken die notaris dat niet veranderen', 'kan die notaris dat niet veranderen'],
  ['mijn uiterste wilsbeschikking die nog rechtskracht heeft', 'mijn testament die nog geldig is'],
])('%s is read as %s', (spoken, standard) => {
  expect(toStandardDutch(spoken)).toBe(standard)
})

test.each([
  'Ik ben moe van deze erfenis',
  'De trui is van wol',
  'Wie erft er als ik geen testament heb?',
  'Hoe hef ik een stichting op?',
  'Ik ken een notaris in Breda',
  'Geeft u me een testament?',
])('ordinary Dutch stays as it is: %s', (text) => {
  expect(toStandardDutch(text)).toBe(text)
})

test('what the content itself says is never changed', () => {
  const changed = readdirSync('content/artikelen').filter((name) => {
    const text = readFileSync(`content/artikelen/${name}`, 'utf8').replace(/^---[\s\S]*?^---/m, '')
    return !/^lang: en/m.test(readFileSync(`content/artikelen/${name}`, 'utf8')) && toStandardDutch(text) !== text
  })
  expect(changed).toEqual([])
})
