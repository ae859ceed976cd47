/** The day's calls of the provider: counted over all instances, and refused when counting fails. */
import { expect, test } from 'vitest'
import { createBudget } from '../../src/assistant/model/budget.ts'
import { onBothDatabases } from './both-databases.ts'

const DAY = '2026-11-20'

onBothDatabases('the budget of the provider', (open) => {
  test('two instances spend one budget, and the next day has a new one', async () => {
    await using site = await open()
    const { db } = await site.openSecond()
    const budgets = [createBudget(() => 3), createBudget(() => 3)] as const
    expect([await budgets[0].count(site.context.db, DAY), await budgets[1].count(db, DAY), await budgets[0].count(site.context.db, DAY)]).toEqual([
      true,
      true,
      true,
    ])
    expect([budgets[0].isSpent(DAY), budgets[1].isSpent(DAY)]).toEqual([true, false])
    expect([await budgets[1].count(db, DAY), budgets[1].isSpent(DAY)]).toEqual([false, true])
    expect([budgets[1].isSpent('2026-11-21'), await budgets[1].count(db, '2026-11-21')]).toEqual([false, true])
  })

  test('a call that cannot be counted is refused', async () => {
    await using site = await open()
    const second = await site.openSecond()
    await second.db.schema.dropTable('elk_provider_usage').execute()
    expect(await createBudget(() => 3).count(site.context.db, DAY)).toBe(false)
  })
})
