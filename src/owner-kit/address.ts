/** The owner's place in the area, kept in the address so that back, forward and links work. Nobody leaves unsaved text unasked. */
import { useSyncExternalStore } from 'react'
import { withdrawQuestion } from './confirm.tsx'
import { askToLeave, formsLostAt, type OpenForm } from './unsaved.ts'

const listeners = new Set<() => void>()

/** The place that is on the screen, and which step of the visit it is. The browser's own may run ahead while the owner is asked. */
let shown: { search: string; step: number } | undefined
/** The browser is on its way back to where the owner stayed. */
let returning = false

const stepIn = (state: unknown): number | undefined => {
  const { step } = (typeof state === 'object' && state !== null ? state : {}) as { step?: unknown }
  return typeof step === 'number' ? step : undefined
}

function begin(): { search: string; step: number } {
  const step = stepIn(history.state) ?? 0
  history.replaceState({ step }, '')
  window.addEventListener('popstate', onPop)
  return { search: location.search, step }
}

const present = () => (shown ??= begin())

function show(search: string, step: number): void {
  // What was asked about is no longer on the screen.
  if (step !== present().step) withdrawQuestion()
  shown = { search, step }
  for (const listener of listeners) listener()
}

/** The browser went back, forward, or to a heading of the page. */
function onPop(): void {
  const from = present()
  const step = stepIn(history.state)
  if (step === undefined) {
    history.replaceState({ step: from.step + 1 }, '')
    return show(location.search, from.step + 1)
  }
  if (returning) {
    returning = false
    return
  }
  const lost = step === from.step ? [] : formsLostAt(location.search)
  if (lost.length === 0) return show(location.search, step)
  returning = true
  history.go(from.step - step)
  void leave(lost, () => history.go(step - from.step))
}

async function leave(lost: readonly OpenForm[], go: () => void): Promise<void> {
  if (!(await askToLeave(lost))) return
  for (const form of lost) form.discard()
  go()
}

function subscribe(listener: () => void): () => void {
  present()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** `?tab=chat-logs&sessie=…`; parameters without a value are left out, and '' when none remain. */
export function searchOf(parameters: Record<string, string | undefined>): string {
  const given = Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`
}

export const addressNow = (): URLSearchParams => new URLSearchParams(present().search)

/** The parameters of the current address; the component renders anew when they change. */
export function useAddressParameters(): URLSearchParams {
  return new URLSearchParams(useSyncExternalStore(subscribe, () => present().search))
}

/** 'push' leaves a step to come back to; 'replace' does not. Where unsaved text would go off the screen the owner is asked first. */
export function moveTo(parameters: Record<string, string | undefined>, how: 'push' | 'replace' = 'push'): void {
  const search = searchOf(parameters)
  if (search === present().search) return
  const go = () => {
    const step = present().step + (how === 'push' ? 1 : 0)
    const address = location.pathname + search
    if (how === 'push') history.pushState({ step }, '', address)
    else history.replaceState({ step }, '', address)
    show(search, step)
  }
  const lost = formsLostAt(search)
  if (lost.length === 0) go()
  else void leave(lost, go)
}
