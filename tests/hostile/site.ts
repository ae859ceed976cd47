/** The real content with its engine, and a site on a test database whose state can be held still. */
import { createHash } from 'node:crypto'
import { loadArticles } from '../../src/articles/load-articles.ts'
import type { EngineAnswer } from '../../src/assistant/conversation/engine.ts'
import { createEmbeddedEngine, type EmbeddedEngine } from '../../src/assistant/engine/embedded-engine.ts'
import { engineTexts } from '../../src/assistant/engine/engine.nl.ts'
import { loadKnowledge } from '../../src/assistant/retrieval/load-knowledge.ts'
import { loadModel } from '../../src/assistant/retrieval/learned/load-model.ts'
import { fillFigures } from '../../src/figures/figure-tokens.ts'
import { loadFigures } from '../../src/figures/load-figures.ts'
import { notarySeed } from '../../src/notaries/seed-notaries.ts'
import { plantSeeds } from '../../src/platform/seed.ts'
import { redirectSeed } from '../../src/redirects/seed-redirects.ts'
import { reviewSeed } from '../../src/reviews/seed-reviews.ts'
import { listFixedPages } from '../../src/site/fixed-pages.ts'
import { textOf } from '../../src/assistant/retrieval/knowledge.ts'
import { homepageSeed } from '../../src/site/seed-homepage.ts'
import type { Opened } from '../contract/both-databases.ts'
import { addAnalysis, addContactMessage, addConversation } from '../factories/rows.ts'
import { hostsOf, numbersOf, type Allowed } from './rules.ts'
import { keptContent } from '../../src/platform/test-ahead.ts'

const DAY = '2026-11-20'
const entries = loadKnowledge('content', 'nl', keptContent)
const articles = loadArticles('content')
export const figures = loadFigures('content')
const made = createEmbeddedEngine({ entries, articles, figures, model: loadModel('content').model, ahead: keptContent })
const answers = new Map<string, EngineAnswer>()

/** Answers the same to the same, so what was asked beside one database is not worked out again beside the other. */
export const engine: EmbeddedEngine = {
  ...made,
  answer(input) {
    const key = JSON.stringify(input)
    const answer = answers.get(key) ?? made.answer(input)
    answers.set(key, answer)
    return structuredClone(answer)
  },
}

const written = [...entries.map(textOf), ...articles.map(({ body }) => body)]
  .map((text) => fillFigures(text, figures, DAY))
  .concat(Object.values(engineTexts).map(String))
  .join('\n')

/** Questions in the words of a visitor; an answer may offer them. */
export const questions: readonly string[] = entries.map(({ question }) => question)

/** What the content itself mentions. */
export const inContent: Allowed = { hosts: new Set(hostsOf(written)), numbers: new Set(numbersOf(written)) }

/** Where an answer may lead: pages of this site, and the sources of the content. */
export const addresses: ReadonlySet<string> = new Set(
  [
    // The search page is in no list: nobody else finds it by a search.
    '/zoeken',
    ...listFixedPages().map(({ path }) => path),
    ...articles.map(({ slug }) => `/${slug}`),
    ...[...entries, ...articles].flatMap(({ sources }) => sources.map(({ url }) => url)),
  ].map((url) => url.replace(/#.*$/, '')),
)

/** The seeds of a first start, and rows of other visitors. */
export async function fillSite({ context, database }: Opened): Promise<void> {
  await plantSeeds(context, [redirectSeed, homepageSeed, reviewSeed, notarySeed])
  const time = '2026-11-19T10:00:00.000Z'
  await addConversation(database.db, time)
  await addContactMessage(database.db, time)
  await addAnalysis(database.db, time)
}

/** Made by the database itself from the conversations, in which the digest does look. */
const isDerived = (table: string): boolean => table.startsWith('elk_chat_search') || table === 'elk_chat_session_counts'

/** A digest of every table, without the rows of these sessions and without the tables named. */
export async function digestState(
  { database: { db } }: Opened,
  sessionIds: ReadonlySet<string>,
  without: readonly string[] = [],
): Promise<Record<string, string>> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).toSorted()
  const digests: Record<string, string> = {}
  for (const table of tables.filter((name) => !isDerived(name) && !without.includes(name))) {
    const rows: object[] = await db
      .selectFrom(table as 'elk_settings')
      .selectAll()
      .execute()
    const others = rows.filter((row) => !('session_id' in row) || !sessionIds.has(String(row.session_id)))
    digests[table] = createHash('sha256')
      .update(
        others
          .map((row) => JSON.stringify(row))
          .toSorted()
          .join('\n'),
      )
      .digest('hex')
  }
  return digests
}
