/** The subjects that visitors asked about in a period, the most asked first. */
import { requireReader } from '../../audit/require-role.ts'
import type { Context } from '../../platform/context.ts'
import { dutchDay } from '../../platform/clock.ts'
import { smallTalk } from './analysis.nl.ts'
import { countAnswers, listCountedDays, listQuestionsOf, sumDayCounts, type CountRow } from './analysis.queries.ts'
import { rangeOfDays } from './count-days.ts'
import { listDays } from '../../platform/days.ts'
import { readTopicBook, type AnalysisShelf } from './read-topic-book.ts'
import { readTopic } from './topic-book.ts'

interface PeriodTopic {
  name: string
  /** The wider subject, such as 'Testament'. */
  topic: string
  count: number
  /** Of all questions with a subject, 0 to 100 with one decimal. */
  percentage: number
  helpful: number
  notHelpful: number
  /** The question asked last, masked; null when its conversation was erased. */
  example: string | null
  /** What its visitor asked just before; null for a first question. */
  after: string | null
}

export interface PeriodTopics {
  topics: PeriodTopic[]
  /** Questions with a subject. */
  total: number
  /** Of those, how many were left without an answer. */
  unanswered: number
}

export interface Period {
  /** YYYY-MM-DD, both included. */
  from: string
  to: string
}

const MOST = 50
/** As everywhere in the owner's area: the assistant found nothing. */
const none = new Set(['onbekend'])

/** What is counted already, and the days that are not, such as today, from the messages. */
async function readCounts({ db, clock }: Context, { from, to }: Period): Promise<CountRow[]> {
  const last = [to, dutchDay(clock)].toSorted()[0] ?? to
  const counted = new Set(await listCountedDays(db, from, last))
  const rows = await sumDayCounts(db, from, last)
  for (const stretch of listStretches(listDays(from, last).filter((day) => !counted.has(day))))
    rows.push(...(await countAnswers(db, rangeOfDays(stretch.from, stretch.to))))
  return rows
}

/** Days that follow one another as one range. */
function listStretches(days: readonly string[]): Period[] {
  const stretches: Period[] = []
  for (const day of days) {
    const last = stretches.at(-1)
    if (last && listDays(last.to, day).length === 2) last.to = day
    else stretches.push({ from: day, to: day })
  }
  return stretches
}

type Gathered = Omit<PeriodTopic, 'percentage' | 'example' | 'after'> & { lastAnswer: string }

export async function readTopics(context: Context, shelf: AnalysisShelf, period: Period): Promise<PeriodTopics> {
  requireReader(context)
  const [rows, book] = await Promise.all([readCounts(context, period), readTopicBook(context.db, shelf)])
  const gathered = new Map<string, Gathered>()
  let [total, unanswered] = [0, 0]
  for (const { reference, kind, answers, helpful, not_helpful: notHelpful, last_answer: lastAnswer } of rows) {
    if (smallTalk.has(kind)) continue
    total += answers
    if (none.has(kind)) unanswered += answers
    const { name, topic } = readTopic(book, reference, kind)
    const known = gathered.get(name) ?? { name, topic, count: 0, helpful: 0, notHelpful: 0, lastAnswer: '' }
    const latest = lastAnswer !== null && lastAnswer > known.lastAnswer ? lastAnswer : known.lastAnswer
    gathered.set(name, {
      ...known,
      count: known.count + answers,
      helpful: known.helpful + helpful,
      notHelpful: known.notHelpful + notHelpful,
      lastAnswer: latest,
    })
  }
  const top = [...gathered.values()].toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name)).slice(0, MOST)
  const examples = await listQuestionsOf(
    context.db,
    top.map(({ lastAnswer }) => lastAnswer),
  )
  const topics = top.map(({ lastAnswer, ...rest }) => ({
    ...rest,
    percentage: Math.round((rest.count / total) * 1000) / 10,
    example: examples.get(lastAnswer)?.question ?? null,
    after: examples.get(lastAnswer)?.after ?? null,
  }))
  return { topics, total, unanswered }
}
