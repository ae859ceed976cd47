/** The list of notaries for who asks for it at every turn. */
import type { Context } from '../platform/context.ts'
import { keepCurrent, type Current } from '../platform/keep-current.ts'
import { listNotaries } from './list-notaries.ts'
import type { Notary } from './notary.ts'

/** Those that the site shows, with the prices that hold today. */
export const keepNotaries = (context: Pick<Context, 'db' | 'clock'>, current: Current): (() => Promise<readonly Notary[]>) =>
  keepCurrent(context, current, (demo) => listNotaries(context, { demo }))
