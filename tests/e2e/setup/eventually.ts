/** What comes about by itself, waited for as long as a busy machine needs: how soon it comes is measured by the benchmark. */
import { vi } from 'vitest'

export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 60_000 })
