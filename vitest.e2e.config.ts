import { defineConfig } from 'vitest/config'
import { keepFilesInMemory } from './tests/setup/files-in-memory.ts'
import { LongFirst } from './tests/setup/long-first.ts'

keepFilesInMemory()

/** The journeys: the built server as a process of its own, and a real browser. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/setup/global.ts'],
    // Ends what hangs. A machine that does much else besides takes ten times as long, and finds no fault by it.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // How soon something shows is measured by the benchmark; a busy machine needs longer.
    expect: { poll: { timeout: 60_000 } },
    isolate: false,
    sequence: { sequencer: LongFirst },
    // A journey computes in turns, in a server, a browser and the test, and those that kill or stop a server mostly wait; four at a time keep two processors busy.
    maxWorkers: 4,
  },
})
