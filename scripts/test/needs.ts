/** What the tests need beside the packages of npm, and what goes without it. */
import { existsSync } from 'node:fs'
import { findChromium, HEADLESS_SHELL } from '../../tests/setup/find-chromium.ts'
import { findPostgres } from '../../tests/setup/postgres.ts'
import type { Manager } from './managers.ts'

export interface Packages {
  packages: Partial<Record<Manager, string>>
}

export interface Need extends Packages {
  name: 'Chromium' | 'PostgreSQL'
  /** Throws with a sentence when it is not there. */
  find: () => string
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
    neededBy: /\/setup\/(?:chromium|owner-site)\.ts'/,
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

/** With it the journeys take half the time. Debian packs it; where it is not to be had, Chromium itself does. */
export const headlessShell: Packages = { packages: { 'apt-get': 'chromium-headless-shell' } }

/** Somebody's own Chromium will do; without any, and in CI, the quick one is tried first. */
export function wantsHeadlessShell(): boolean {
  if (process.env['CHROME_PATH'] || existsSync(HEADLESS_SHELL)) return false
  return Boolean(process.env['CI']) || needs.some((need) => need.name === 'Chromium' && whyMissing(need) !== undefined)
}
