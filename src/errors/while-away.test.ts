import { expect, test } from 'vitest'
import { AppError } from './errors.ts'
import { whileAway } from './while-away.ts'

test('what stands instead is given for a database that is away, and for no other fault', async () => {
  expect(await Promise.reject(new AppError('unavailable')).catch(whileAway('none'))).toBe('none')
  for (const fault of [new AppError('conflict'), new TypeError('a fault of ours')])
    await expect(Promise.reject(fault).catch(whileAway('none'))).rejects.toBe(fault)
})
