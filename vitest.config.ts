import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { keepFilesInMemory } from './tests/setup/files-in-memory.ts'
import { LongFirst } from './tests/setup/long-first.ts'

keepFilesInMemory()

export default defineConfig({
  // `@vitest-environment screen`.
  resolve: { alias: { 'vitest-environment-screen': fileURLToPath(new URL('tests/setup/screen-environment.ts', import.meta.url)) } },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/{contract,screens}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/setup/*.test.ts'],
    setupFiles: ['tests/setup/fail-on-console.ts'],
    globalSetup: ['tests/setup/global.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Ends what hangs. A machine that does much else besides takes ten times as long, and finds no fault by it.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Loading the libraries anew for each of 250 files took longer than the tests (decision 29).
    isolate: false,
    sequence: { sequencer: LongFirst },
    // Half of the time is waiting for a database, so both processors can be kept busy.
    maxWorkers: 2,
  },
})
