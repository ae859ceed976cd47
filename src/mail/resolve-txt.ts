/** Asks the DNS of this machine, and not for long. */
import { Resolver } from 'node:dns/promises'
import type { ResolveTxt } from './check-sender.ts'

export const systemResolveTxt: ResolveTxt = (name) => new Resolver({ timeout: 2_000, tries: 2 }).resolveTxt(name)
