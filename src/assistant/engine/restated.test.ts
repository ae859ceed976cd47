import { expect, test } from 'vitest'
import { converse } from './test-engine.ts'

test('a fact that changes nothing of the answer before is answered by itself instead of by that answer again', () => {
  const opening = 'we gaan scheiden en ik wil in het huis blijven wonen'
  expect(converse(opening, 'mijn ex wil niet meewerken').text).not.toBe(converse(opening).text)
})

test('a fact that changes what holds is told with the answer before', () => {
  const asked = 'Moet mijn partner meetekenen als ik mijn huis verkoop?'
  expect(converse(asked, 'we zijn getrouwd').reference).toBe(converse(asked).reference)
})

test('children of whom is asked what was asked before are no fact of the answer before', () => {
  expect(converse('hoe verwerp ik een erfenis?', 'en mijn kinderen van 6 en 9 dan').reference).toBe('overlijden-minderjarige')
})
