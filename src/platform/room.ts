/** What a room has for the start of the process, for every change of the content, and for the clock; `app.ts` lists the rooms. */
import type { Job } from './jobs.ts'
import type { Seed } from './seed.ts'

export interface Room {
  seeds?: readonly Seed[]
  jobs?: readonly Job[]
  /** Reads what this instance keeps in memory: at the start, and after each change by any instance. */
  load?: () => Promise<void>
}

export interface Loaded<T> {
  /** As it was loaded last; faults before the first time. */
  (): T
  load: () => Promise<void>
}

/** What is read from the database once per change, and asked for many times. */
export function loaded<T>(read: () => Promise<T>): Loaded<T> {
  let value: { is: T } | undefined
  const current = () => {
    if (!value) throw new Error('asked for before it was loaded')
    return value.is
  }
  return Object.assign(current, {
    async load() {
      value = { is: await read() }
    },
  })
}
