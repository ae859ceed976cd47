import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/contract/**/*.test.ts', 'scripts/**/*.test.ts'],
    setupFiles: ['tests/setup/fail-on-console.ts'],
    globalSetup: ['tests/setup/global.ts'],
    restoreMocks: true,
    testTimeout: 20_000,
    // Half of the time is waiting for a database, so both processors can be kept busy.
    maxWorkers: 2,
  },
})
