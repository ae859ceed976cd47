/** The example that stands with a subject of the owner's questions. */
import { expect, test } from 'vitest'
import { readTopics } from '../../src/chat-logs/analysis/read-topics.ts'
import { readAnalysis, runAnalysis } from '../../src/chat-logs/analysis/run-analysis.ts'
import { addAsked } from '../factories/asked.ts'
import { analysisServices as services } from '../factories/analysis.ts'
import { owner } from '../factories/context.ts'
import { onBothDatabases } from './both-databases.ts'

const period = { from: '2026-11-01', to: '2026-11-20' }
const at = (day: string, time = '12:00:00') => `${day}T${time}.000Z`

onBothDatabases('examples of subjects', (open) => {
  test('an example that goes on from another question stands with that question, and one that stands by itself goes before it', async () => {
    await using site = await open()
    const { db } = site.database
    const context = site.context.as(owner)
    const { sessionId } = await addAsked(db, { question: 'testament maken', at: at('2026-11-18'), reference: 'testament-nodig' })
    await addAsked(db, { question: 'wat kost dat', at: at('2026-11-18', '12:01:00'), reference: 'kosten-testament', sessionId })
    await addAsked(db, { question: 'en een bv', at: at('2026-11-18', '12:02:00'), reference: 'bv-kosten', sessionId })
    const examples = new Map((await readTopics(context, services, period)).topics.map(({ name, example, after }) => [name, [example, after]]))
    const top = (await runAnalysis(context, services)).topQuestions
    expect(examples.get('Wat kost een testament?')).toEqual(['wat kost dat', 'testament maken'])
    expect(examples.get('Wat kost een bv?')).toEqual(['en een bv', 'wat kost dat'])
    expect(top).toMatchObject([
      { topic: 'Testament', count: 2, example: 'testament maken' },
      { topic: 'Ondernemen', count: 1, example: 'en een bv', after: 'wat kost dat' },
    ])
    expect(top[0]).not.toHaveProperty('after')
    expect(await readAnalysis(context)).toMatchObject({ topQuestions: top })
  })
})
