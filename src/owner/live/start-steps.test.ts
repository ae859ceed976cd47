import { expect, test } from 'vitest'
import { defaultsOf } from '../../settings/setting.ts'
import { allSettings } from '../all-settings.ts'
import { judgeLive } from './checklist.ts'
import { itemsOfStep, readStartSteps } from './start-steps.ts'

const items = judgeLive({
  settings: defaultsOf(allSettings),
  env: { publicOrigin: undefined, secretKey: 'x'.repeat(32), smtpUrl: undefined, chatLimits: true, providerHosts: [] },
  ownNotaries: 0,
  partnerLinks: 1,
  callLinks: 1,
  mailTested: false,
  secondFactor: true,
  articlesOpen: 25,
  claimsHidden: 10,
  ticks: new Map(),
})

test('whatever going live asks stands in exactly one step, so that a new item is not forgotten', () => {
  expect(Object.values(itemsOfStep).flat().toSorted()).toEqual(items.map(({ id }) => id).toSorted())
})

test('a step is done once nothing of it is open', () => {
  expect(readStartSteps(items).flatMap(({ id, isDone }) => (isDone ? [id] : []))).toEqual(['access', 'assistant'])
  expect(readStartSteps(items.map((item) => ({ ...item, ok: true }))).every(({ isDone }) => isDone)).toBe(true)
})
