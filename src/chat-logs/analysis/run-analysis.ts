/** Makes the overview of top questions and counts the days that are over: every night, and when the owner asks for it. */
import { recordAudit } from '../../audit/record-audit.ts'
import { requireEditor, requireReader } from '../../audit/require-role.ts'
import type { Article } from '../../articles/article.ts'
import { dutchDay, isoNow } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { nightly, type Job } from '../../platform/jobs.ts'
import type { EmbeddedEngine } from '../../assistant/engine/embedded-engine.ts'
import { findLatestAnalysis, insertAnalysis, listRecentMessages } from './analysis.queries.ts'
import { countDays } from './count-days.ts'
import { nameTopics, type NamingServices } from './name-topics.ts'
import { readTopicBook } from './read-topic-book.ts'
import { groupByTopic, listTopQuestions, topQuestionsSchema, type TopQuestion } from './top-questions.ts'

export interface AnalysisServices {
  articles: ReadonlyMap<string, Article>
  engine: Pick<EmbeddedEngine, 'answer' | 'listContentEntries'>
  provider?: NamingServices | undefined
}

export interface Analysis {
  /** ISO */
  analysisDate: string
  topQuestions: TopQuestion[]
}

/** The specified number of conversations. */
const CHATS = 10
const MESSAGES_A_CHAT = 200

/** For the system and the owner. */
export async function runAnalysis(context: Context, services: AnalysisServices): Promise<Analysis> {
  if (context.actor.kind !== 'system') requireEditor(context)
  const { db, clock } = context
  await countDays(context)
  const day = dutchDay(clock)
  const [turns, book] = await Promise.all([listRecentMessages(db, CHATS, MESSAGES_A_CHAT), readTopicBook(db, services)])
  const groups = groupByTopic(turns, book, (question) => services.engine.answer({ question: question.slice(0, 500), history: [], day }))
  const topQuestions = listTopQuestions(await nameTopics(context, services.provider, groups))
  const analysisDate = isoNow(clock)
  await db.transaction().execute(async (tx) => {
    await insertAnalysis(tx, { id: newId(), analysis_date: analysisDate, top_questions: JSON.stringify(topQuestions) })
    await recordAudit({ ...context, db: tx }, { action: 'analysis.run', details: { topics: topQuestions.length } })
  })
  return { analysisDate, topQuestions }
}

/** The latest; undefined while there is none. */
export async function readAnalysis(context: Context): Promise<Analysis | undefined> {
  requireReader(context)
  const row = await findLatestAnalysis(context.db)
  return row && { analysisDate: row.analysis_date, topQuestions: topQuestionsSchema.parse(JSON.parse(row.top_questions)) }
}

export const analysisJob = (services: AnalysisServices): Job => ({
  name: 'analysis',
  slot: nightly,
  work: (context) => runAnalysis(context, services),
})
