/** The steps in which a new owner gets the site ready: what the checklist of going live asks, in an order in which a person can do it. */
import type { LiveItem, LiveItemId } from './checklist.ts'

const startStepIds = ['access', 'company', 'mail', 'offer', 'assistant', 'texts', 'server'] as const

export type StartStepId = (typeof startStepIds)[number]

export const itemsOfStep: Record<StartStepId, readonly LiveItemId[]> = {
  access: ['second-factor'],
  company: ['company', 'contact'],
  mail: ['mail'],
  offer: ['notaries', 'partners'],
  assistant: ['provider'],
  texts: ['articles', 'legal', 'claims'],
  server: ['address', 'limits', 'key'],
}

export interface StartStep {
  id: StartStepId
  items: LiveItem[]
  isDone: boolean
}

export function readStartSteps(items: readonly LiveItem[]): StartStep[] {
  return startStepIds.map((id) => {
    const own = itemsOfStep[id].flatMap((wanted) => items.find((item) => item.id === wanted) ?? [])
    return { id, items: own, isDone: own.every(({ ok }) => ok) }
  })
}
