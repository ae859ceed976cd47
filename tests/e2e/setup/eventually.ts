/** What comes about by itself, waited for as long as a busy machine needs: how soon it comes is measured by the benchmark. */
import { vi } from 'vitest'

export const eventually = <T>(check: () => T | Promise<T>, withinMs = 60_000): Promise<T> => vi.waitFor(check, { timeout: withinMs })
