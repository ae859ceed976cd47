import { expect, test } from 'vitest'
import { amountsOf, ask } from '../test-questions.ts'

test.each([
  ["In het testament staat dat mijn zoon 2/3 en mijn dochter 1/3 krijgt van 270.000. Hoeveel is dat in euro's?", ['180.000', '90.000']],
  ['erfenis 200.000, ik krijg 60% en mijn broer 40%, hoeveel is dat', ['120.000', '80.000']],
])('unequal parts of a will in euros: %s -> %j', (question, amounts) => expect(amountsOf(ask(question))).toEqual(amounts))

test.each(['erfenis 200.000, ik krijg 60% en mijn broer 30%, hoeveel is dat', 'mijn testament zegt 1/2 en 1/2, wat is de legitieme portie'])(
  'parts that are no whole are left alone: %s',
  (question) => expect(ask(question)).toBeUndefined(),
)
