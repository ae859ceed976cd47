/** What the tests need beside the packages of npm, and what goes without it. */
import { findChromium } from '../../tests/setup/find-chromium.ts'
import { findPostgres } from '../../tests/setup/postgres.ts'
import type { Manager } from './managers.ts'

export interface Need {
  name: 'Chromium' | 'PostgreSQL'
  /** Throws with a sentence when it is not there. */
  find: () => string
  packages: Record<Manager, string>
  /** A journey that imports this cannot run without it. */
  neededBy: RegExp
  /** Set to 1 it tells the tests that they go without. */
  without: string
}

export const needs: readonly Need[] = [
  {
    name: 'Chromium',
    find: findChromium,
    packages: { 'apt-get': 'chromium', dnf: 'chromium', apk: 'chromium', pacman: 'chromium', brew: 'chromium' },
    neededBy: /\/setup\/chromium\.ts'/,
    without: 'WITHOUT_CHROMIUM',
  },
  {
    name: 'PostgreSQL',
    find: findPostgres,
    packages: { 'apt-get': 'postgresql', dnf: 'postgresql-server', apk: 'postgresql', pacman: 'postgresql', brew: 'postgresql@17' },
    neededBy: /\/setup\/postgres\.ts'/,
    without: 'WITHOUT_POSTGRES',
  },
]

/** Why it is not there, or undefined when it is. */
export function whyMissing({ find }: Need): string | undefined {
  try {
    find()
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
