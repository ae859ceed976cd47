/** `npm run chaos` in short: every kind of write is killed, the database goes, the disk is full and the clock turns, and nothing that was acknowledged is gone. */
import { expect, test } from 'vitest'
import { LONG, runChaos, whole } from './setup/run-chaos.ts'

const kinds = ['asking', 'contact form', 'redirect', 'settings', 'import of links', 'import of offices', 'requests for quotes']

// Both at once: a site that is waited for, or that waits for its database, computes nothing.
test.concurrent('a site that is killed while it is written to loses nothing that was acknowledged, and has nothing twice', LONG, async () => {
  const found = await runChaos('--rounds', '14', '--database', 'sqlite', '--only', kinds.join())
  expect(kinds.map((kind) => [kind, found.get(kind)?.rounds, found.get(kind)?.faults])).toEqual(kinds.map((kind) => [kind, '2', whole]))
  expect(kinds.reduce((sum, kind) => sum + (found.get(kind)?.acknowledged ?? 0), 0)).toBeGreaterThan(20)
})

test.concurrent('nor when its database is locked, its disk full or its clock turned', LONG, async () => {
  const trials = ['database away', 'disk full', 'clock turned']
  const found = await runChaos('--rounds', '1', '--database', 'sqlite', '--only', trials.join())
  for (const trial of trials) {
    const { rounds, acknowledged = 0, faults } = found.get(trial) ?? {}
    // A machine may not let anybody make a file system.
    if (trial === 'disk full' && rounds === '0') continue
    expect([trial, rounds, acknowledged > 0, faults]).toEqual([trial, '1', true, whole])
  }
})
