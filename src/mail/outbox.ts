/** The worker in the process that empties the outbox: at once when something is stored, and every few seconds for what comes due. */
import type { Context } from '../platform/context.ts'
import { deliverNext, type DeliveryServices } from './deliver-next.ts'
import { onOutboxWake } from './outbox-signal.ts'

const LOOK_MS = 5_000

export interface Outbox {
  /** Resolves when nothing is due any more. */
  drain(): Promise<void>
  /** Finishes the running delivery and takes no other. */
  stop(): Promise<void>
}

export interface OutboxOptions extends DeliveryServices {
  /** Acts for the system. */
  context: Context
  lookMs?: number
  /** Deliveries at once. */
  workers?: number
}

/** Several processes may empty one outbox, and several workers in each; each delivery is held by one at a time. */
export function openOutbox({ context, lookMs = LOOK_MS, workers = 1, ...services }: OutboxOptions): Outbox {
  const state = { stopped: false }
  // Each by itself: one that waits for a slow receiver keeps no other from what is stored meanwhile.
  const all = Array.from({ length: workers }, () => openWorker(context, services, state))
  const drain = async () => void (await Promise.all(all.map((worker) => worker.drain())))
  const timer = setInterval(() => void drain(), lookMs).unref()
  const forget = onOutboxWake(context.db, () => void drain())
  void drain()
  return {
    drain,
    async stop() {
      state.stopped = true
      clearInterval(timer)
      forget()
      await Promise.all(all.map((worker) => worker.ended()))
    },
  }
}

interface Worker {
  drain(): Promise<void>
  /** When what it is at has ended. */
  ended(): Promise<void>
}

function openWorker(context: Context, services: DeliveryServices, shared: { stopped: boolean }): Worker {
  const state = { asked: false, away: false }
  let running: Promise<void> | undefined

  const empty = async () => {
    try {
      while (!shared.stopped && (await deliverNext(context, services))) state.asked = false
      state.away = false
    } catch (error) {
      // Said once an outage: the next look is seconds away.
      if (!state.away) context.log.warn({ err: error }, 'the outbox cannot reach the database, trying again')
      state.away = true
      state.asked = false
    }
  }

  const work = async () => {
    // Asked again while looking: what was stored meanwhile may have been missed.
    while (state.asked && !shared.stopped) {
      state.asked = false
      await empty()
    }
    // Here and not later: whoever asks from now on must start a new round.
    running = undefined
  }

  return {
    async drain() {
      if (shared.stopped) return
      state.asked = true
      running ??= work()
      await running
    },
    ended: async () => running,
  }
}
