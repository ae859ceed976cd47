/** Once a run: a real PostgreSQL for the contract tests. */
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

export default async function setup(project: TestProject) {
  const postgres = await startPostgres()
  console.log(`Contract tests use SQLite and ${postgres.version}.`)
  project.provide('postgresUrl', postgres.url)
  return () => postgres.stop()
}
