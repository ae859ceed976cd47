/** The owner sees what visitors ask, and what was left unanswered. */
import { Hono, type Context as HonoContext } from 'hono'
import { z } from 'zod'
import { dutchDay } from '../../platform/clock.ts'
import { addDays } from '../../platform/days.ts'
import { dayField, trimmedField } from '../../platform/request-fields.ts'
import { AppError } from '../../errors/errors.ts'
import { readId, readJson, readQuery } from '../../platform/http/request-input.ts'
import type { HttpEnv } from '../../platform/http/types.ts'
import { dismissQuestion, undismissQuestion } from './dismiss-question.ts'
import { readTopics, type Period } from './read-topics.ts'
import { readUnanswered } from './read-unanswered.ts'
import { readAnalysis, runAnalysis, type AnalysisServices } from './run-analysis.ts'

const DEFAULT_DAYS = 30
const MOST_DAYS = 800

const periodQuery = z.object({ from: dayField.optional(), to: dayField.optional() })
const dismissBody = z.strictObject({ question: trimmedField(600).min(1) })

/** Without dates the last thirty days. Throws `invalid_input`. */
function periodOf(c: HonoContext<HttpEnv>): Period {
  const query = readQuery(c, periodQuery)
  const to = query.to ?? dutchDay(c.get('context').clock)
  const from = query.from ?? addDays(to, 1 - DEFAULT_DAYS)
  if (from > to || addDays(from, MOST_DAYS) < to) throw new AppError('invalid_input', { fields: ['from'] })
  return { from, to }
}

export function analysisApi(services: AnalysisServices) {
  return new Hono<HttpEnv>()
    .get('/api/admin/analysis', async (c) => c.json((await readAnalysis(c.get('context'))) ?? null))
    .post('/api/admin/analysis', async (c) => c.json(await runAnalysis(c.get('context'), services)))
    .get('/api/admin/analysis/topics', async (c) => {
      const period = periodOf(c)
      return c.json({ ...period, ...(await readTopics(c.get('context'), services, period)) })
    })
    .get('/api/admin/analysis/unanswered', async (c) => {
      const period = periodOf(c)
      return c.json({ ...period, ...(await readUnanswered(c.get('context'), services, period)) })
    })
    .post('/api/admin/analysis/dismissed', async (c) => {
      const { question } = await readJson(c, dismissBody)
      return c.json(await dismissQuestion(c.get('context'), question))
    })
    .delete('/api/admin/analysis/dismissed/:id', async (c) => {
      await undismissQuestion(c.get('context'), readId(c))
      return c.json({ restored: true })
    })
}
