import { expect, test } from 'vitest'
import { retentionSettings } from '../platform/stored-data.ts'
import { isRetentionDays, retentionTerms } from './retention.settings.ts'
import { retentionDays } from './retention-days.ts'

const stored = (value: string) => ({ retention_chat_days: value, retention_contact_days: '365', retention_click_days: '730', retention_event_days: '400' })

test.each(['1', '30', '3650', '007'])('%j is a term', (text) => {
  expect(isRetentionDays(text)).toBe(true)
})

test.each(['', '0', '3651', '99999', '-1', '1.5', '1e3', ' 30', '30 dagen', 'x'])('%j is no term', (text) => {
  expect(isRetentionDays(text)).toBe(false)
})

test('a stored term holds, and one that makes no sense gives way to the default', () => {
  expect(retentionDays(stored('30'), 'retention_chat_days')).toBe(30)
  for (const senseless of ['', '0', '-5', 'x', '99999'])
    expect(retentionDays(stored(senseless), 'retention_chat_days')).toBe(Number(retentionTerms.retention_chat_days.default))
})

test('the terms of a new installation are terms', () => {
  for (const setting of retentionSettings) expect(isRetentionDays(retentionTerms[setting].default)).toBe(true)
})
