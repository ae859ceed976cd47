/** What everybody got by mail in the loop, against what the database says is out. */
import type { Database } from '../../../src/database/database.ts'
import type { Found } from '../kind.ts'
import { linkIn, markOf, subjectOf, type Postbox } from '../postbox.ts'

const AGAIN = 'Opnieuw gestuurd: '
const MOST_REMINDERS = 3

/** What tells mails of one request to one address apart: their number, or the office whose quote came. Everything else goes once. */
const numberIn = (mark: string): string => /-(?:herinnering|vraag|antwoord)-(\d)@/.exec(mark)?.[1] ?? /^<(.*)-offerte@/.exec(mark)?.[1] ?? ''

/** Lost: due and not out, or said to be out and never received. Doubled: the same thing under two marks, without a word that it goes again. */
export async function findQuoteMails(db: Database, { all }: Pick<Postbox, 'all'>): Promise<Found> {
  const quotes = all.filter((mail) => !subjectOf(mail).startsWith(AGAIN))
  const marks = new Map<string, Set<string>>()
  for (const mail of quotes) {
    const about = [mail.to.join(), subjectOf(mail), linkIn(mail), numberIn(markOf(mail))].join(' ')
    marks.set(about, (marks.get(about) ?? new Set()).add(markOf(mail)))
  }
  const due = await db.selectFrom('elk_outbox').select(['dedupe_key', 'kind', 'status']).where('kind', 'like', 'quote-%').execute()
  const out = due.filter(({ status }) => status === 'sent')
  const received = new Set(all.map((mail) => markOf(mail).slice(1).split('@')[0]))
  const reminders = Map.groupBy(
    out.filter(({ kind }) => kind === 'quote-reminder'),
    ({ dedupe_key: key }) => key.slice(0, 36),
  )
  return {
    lost: due.filter(({ dedupe_key: key, status }) => status !== 'sent' || !received.has(key)).map(({ dedupe_key: key, status }) => `mail ${key} (${status})`),
    doubled: [
      ...[...marks].filter(([, different]) => different.size > 1).map(([about]) => `mail ${about}`),
      ...[...reminders].filter(([, sent]) => sent.length > MOST_REMINDERS).map(([id]) => `reminders of ${id}`),
    ],
  }
}

/** Mails that came more than once under one mark: a process was killed between the receiver's answer and writing that down. */
export const countRepeats = ({ all }: Pick<Postbox, 'all'>): number => all.length - new Set(all.map(markOf)).size
