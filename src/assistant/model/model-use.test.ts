import { expect, test } from 'vitest'
import { addUses, emptyUse, writersOf } from './model-use.ts'

const use = (changes: Partial<typeof emptyUse>) => ({ ...emptyUse, ...changes })

test('uses add up; what nobody counted is left out of how the answers ended', () => {
  const days = [
    use({ calls: 2, inputTokens: 10, outputTokens: 1, outcomes: null }),
    use({ calls: 3, inputTokens: 20, outputTokens: 2, outcomes: { answered: 2, 'wrong-key': 1 } }),
    use({ calls: 1, inputTokens: 5, outcomes: { answered: 1 } }),
  ]
  expect(addUses(days)).toEqual({ calls: 6, inputTokens: 35, outputTokens: 3, outcomes: { answered: 3, 'wrong-key': 1 } })
})

test('where nothing was counted it is not known who wrote', () => {
  expect(writersOf(addUses([use({ calls: 2, outcomes: null })]))).toBeNull()
})

test('the own engine wrote when the model failed or was not asked; what the model broke off is of neither', () => {
  expect(writersOf({ outcomes: { answered: 5, 'wrong-key': 1, budget: 2, paused: 3, busy: 1, 'broken-off': 4 } })).toEqual({ model: 5, own: 7 })
})
