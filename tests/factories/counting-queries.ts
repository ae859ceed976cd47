/** A database that tells the statements that go to it. */
import type { KyselyPlugin } from 'kysely'
import type { AnyDatabase } from '../../src/database/database.ts'
import type { Context } from '../../src/platform/context.ts'

export function countingQueries(plain: Context['db']): { db: Context['db']; queries: string[] } {
  const queries: string[] = []
  const compile = (node: Parameters<KyselyPlugin['transformQuery']>[0]['node']) => (plain as AnyDatabase).getExecutor().compileQuery(node, { queryId: '' }).sql
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries.push(compile(node))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: plain.withPlugin(plugin), queries }
}
