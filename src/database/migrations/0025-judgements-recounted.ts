/** On SQLite, days were stored with one helpful judgement at the most for each answer; what is still known of them is counted again. */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DialectName } from '../dialects.ts'

const amsterdam = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' })

interface HelpfulInHour {
  /** YYYY-MM-DDTHH in UTC: an hour lies in one day of the Netherlands. */
  hour: string
  reference: string
  kind: string
  helpful: number
}

export function judgementsRecounted(dialect: DialectName): Migration {
  return {
    async up(db: Kysely<unknown>) {
      if (dialect !== 'sqlite') return
      const { rows } = await sql<HelpfulInHour>`
        select substr(m.timestamp, 1, 13) as hour, coalesce(m.reference, '') as reference, m.kind as kind, count(*) as helpful
        from elk_chat_feedback f join elk_chat_messages m on m.id = f.message_id
        where f.helpful = 1 and m.role = 'assistant' and m.kind is not null
        group by 1, 2, 3`.execute(db)
      const days = new Map<string, HelpfulInHour & { day: string }>()
      for (const row of rows) {
        const day = amsterdam.format(new Date(`${row.hour}:00:00Z`))
        const key = JSON.stringify([day, row.reference, row.kind])
        days.set(key, { ...row, day, helpful: row.helpful + (days.get(key)?.helpful ?? 0) })
      }
      for (const { day, reference, kind, helpful } of days.values()) {
        await sql`update elk_answer_counts set helpful = max(helpful, ${helpful}) where day = ${day} and reference = ${reference} and kind = ${kind}`.execute(
          db,
        )
      }
      await sql`
        update elk_answer_counts as whole
        set helpful = (select coalesce(sum(part.helpful), 0) from elk_answer_counts part where part.day = whole.day and part.kind != '')
        where kind = '' and reference = ''`.execute(db)
    },
  }
}
