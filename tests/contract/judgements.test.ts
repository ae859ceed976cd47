/** What visitors said of answers is counted as often as they said it. */
import { expect, test } from 'vitest'
import { countDays } from '../../src/chat-logs/analysis/count-days.ts'
import { readTopics } from '../../src/chat-logs/analysis/read-topics.ts'
import { judgementsRecounted } from '../../src/database/migrations/0025-judgements-recounted.ts'
import { analysisServices as services } from '../factories/analysis.ts'
import { addAsked } from '../factories/asked.ts'
import { owner } from '../factories/context.ts'
import { onBothDatabases } from './both-databases.ts'

const period = { from: '2026-11-01', to: '2026-11-20' }
const at = (day: string, time = '12:00:00') => `${day}T${time}.000Z`
const stored = (values: { day: string; reference: string; kind: string; helpful: number }) => ({ ...values, answers: 9, not_helpful: 0, last_answer: null })

onBothDatabases('judgements', (open) => {
  test('five judgements are counted as five, in what is read at once and in what is stored by the day', async () => {
    await using site = await open()
    const { db } = site.database
    for (const helpful of [true, true, true, true, true, false, false])
      await addAsked(db, { question: 'wat kost het', at: at('2026-11-17'), reference: 'kosten-testament', helpful })
    const context = site.context.as(owner)
    const counts = [{ count: 7, helpful: 5, notHelpful: 2 }]
    expect((await readTopics(context, services, period)).topics).toMatchObject(counts)
    await countDays(context)
    expect((await readTopics(context, services, period)).topics).toMatchObject(counts)
    const rows = await db.selectFrom('elk_answer_counts').select(['kind', 'helpful', 'not_helpful']).where('day', '=', '2026-11-17').orderBy('kind').execute()
    expect(rows).toEqual([
      { kind: '', helpful: 5, not_helpful: 2 },
      { kind: 'kennis', helpful: 5, not_helpful: 2 },
    ])
  })

  test('days that were stored with too few judgements are mended, as far as the conversations are still there', async () => {
    await using site = await open()
    const { db, dialect } = site.database
    for (let count = 0; count < 3; count += 1) {
      await addAsked(db, { question: 'kort voor middernacht in Nederland', at: at('2026-11-05', '22:59:59'), reference: 'bv-kosten', helpful: true })
    }
    const kept = [
      stored({ day: '2026-11-04', reference: '', kind: '', helpful: 7 }),
      stored({ day: '2026-11-04', reference: 'bv-kosten', kind: 'kennis', helpful: 7 }),
    ]
    const short = [
      stored({ day: '2026-11-05', reference: '', kind: '', helpful: 1 }),
      stored({ day: '2026-11-05', reference: 'bv-kosten', kind: 'kennis', helpful: 1 }),
    ]
    await db
      .insertInto('elk_answer_counts')
      .values([...kept, ...short])
      .execute()
    await judgementsRecounted(dialect).up(db)
    const rows = await db.selectFrom('elk_answer_counts').select(['day', 'kind', 'helpful']).orderBy('day').orderBy('kind').execute()
    const mended = dialect === 'sqlite' ? 3 : 1
    expect(rows.map(({ helpful }) => helpful)).toEqual([7, 7, mended, mended])
  })
})
