import { defineConfig } from 'vitest/config'

/** The journeys: the built server as a process of its own, and a real browser. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/setup/global.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // How soon something shows is measured by the benchmark; a busy machine needs longer.
    expect: { poll: { timeout: 20_000 } },
    isolate: false,
    // Most of a journey is computing, by a server and a browser; two at a time keep two processors busy.
    maxWorkers: 2,
  },
})
