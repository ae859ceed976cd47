import { expect, test } from 'vitest'
import { holdsSchema } from './statement-holds.ts'

test('for whom a statement holds is written in known facts and values only', () => {
  expect(holdsSchema.safeParse({ bought: ['ja'], kin: ['parent'] }).success).toBe(true)
  expect(holdsSchema.safeParse({ newbuild: ['ja'], form: ['bv', 'vof'] }).success).toBe(true)
  for (const wrong of [{ bought: ['misschien'] }, { weer: ['zon'] }, { kin: [] }, {}])
    expect([wrong, holdsSchema.safeParse(wrong).success]).toEqual([wrong, false])
})
