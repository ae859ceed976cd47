import { expect, test } from 'vitest'
import { normaliseQuestion } from '../normalise-question.ts'
import { countChildren } from './count-children.ts'

test.each([
  ['we hebben twee kinderen', 2],
  ["wij zijn met z'n vieren", 4],
  ['ik ben enig kind', 1],
  ['ik heb een broer', 2],
  ['mijn broer en zus en ik', 3],
  ['ik heb 2 zussen en mijn zus wil het huis', 3],
  ['een zoon en een dochter', 2],
  ['2 zoons en 1 dochter', 3],
  ['drie volwassen kinderen', 3],
  ['mijn broer is overleden', undefined],
  ['mijn broers en ik', undefined],
  ['wat krijgt een kind', undefined],
  ['wij zijn met 350.000 euro', undefined],
])('%s: %s', (text, count) => expect(countChildren(normaliseQuestion(text))).toBe(count))
