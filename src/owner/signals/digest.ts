/** One mail a day to the owner of a live site, when something asks for attention; on Mondays with the figures of the week. */
import type { FigureBook } from '../../figures/figure.ts'
import { sumDays } from '../../insights/count-days-sum.ts'
import { enqueueDelivery } from '../../mail/enqueue-delivery.ts'
import type { ComposeMail } from '../../mail/mail.ts'
import { renderMailHtml, renderMailText } from '../../mail/mail-layout.tsx'
import { wakeOutbox } from '../../mail/outbox-signal.ts'
import { DIGEST_DELIVERY } from '../../mail/passing-deliveries.ts'
import { readTopics } from '../../mail/topics.ts'
import { isoNow, type Clock } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { addDays } from '../../platform/days.ts'
import { dayOf, hourOf } from '../../platform/dutch-time.ts'
import type { Job } from '../../platform/jobs.ts'
import { formatNumber } from '../../platform/number-format.ts'
import { siteName } from '../../platform/site-name.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { allSettings } from '../all-settings.ts'
import { readSignals } from './read-signals.ts'
import { digestTexts, signalSentence } from './signals.nl.ts'

/** When the owner has had breakfast, and the numbers of yesterday are counted. */
const MORNING_HOUR = 7

const isMonday = (day: string): boolean => new Date(`${day}T12:00:00Z`).getUTCDay() === 1

function inTheMorning(clock: Clock): string | undefined {
  const now = clock.now()
  return hourOf(now) >= MORNING_HOUR ? dayOf(now) : undefined
}

/** Of signing in and of a message the owner has had a mail at once. `isDue`: there is something that does not wait for Monday. */
async function readDigest(context: Context, figures: FigureBook, day: string) {
  const settings = await readSettings(context, allSettings)
  const topics = readTopics(settings.signal_topics)
  const signals = (await readSignals(context, figures)).filter(
    ({ topic }) => topic !== 'sign-in' && topic !== 'messages' && topics.some((one) => one === topic),
  )
  const week = topics.includes('week') && isMonday(day) ? await readWeek(context, day) : []
  const isDue = isMonday(day) ? signals.length + week.length > 0 : signals.some(({ isCalm }) => !isCalm)
  return { settings, signals, week, isDue }
}

async function readWeek(context: Context, monday: string): Promise<[label: string, value: string][]> {
  const measures = ['visitors', 'questions', 'redirects', 'contact_messages'] as const
  const sums = await sumDays(context, measures, { from: addDays(monday, -7), to: addDays(monday, -1) })
  return measures.map((measure) => [digestTexts.week[measure], formatNumber(sums[measure])])
}

/** A demo mails nothing. */
export const digestJob = (figures: FigureBook): Job => ({
  name: 'digest',
  slot: inTheMorning,
  async work(context) {
    const day = dayOf(context.clock.now())
    const { settings, isDue } = await readDigest(context, figures, day)
    if (settings.site_mode !== 'live' || !isDue) return
    await enqueueDelivery(context.db, { kind: DIGEST_DELIVERY, dedupeKey: `digest:${day}`, payload: { day }, now: isoNow(context.clock) })
    wakeOutbox(context.db)
  },
})

/** As things stand when it is sent: what was settled meanwhile is not told. `origin` is the site's own address. */
export const composeDigest =
  (origin: string, figures: FigureBook): ComposeMail =>
  async (context, { day = '' }) => {
    const { settings, signals, week, isDue } = await readDigest(context, figures, day)
    if (!isDue) return undefined
    const sentences = signals.map(signalSentence)
    const contents = {
      title: signals.length > 0 ? digestTexts.title : digestTexts.weekTitle,
      lines: week,
      ...(sentences.length > 0 && { message: sentences.join('\n\n') }),
      notes: [digestTexts.why],
      link: { href: new URL('/settings', origin).href, label: digestTexts.open },
    }
    return {
      subject: digestTexts.subject(signals.length),
      replyTo: { name: siteName(), address: settings.contact_email },
      text: renderMailText(contents),
      html: renderMailHtml(contents),
      fields: { name: siteName(), email: settings.contact_email, message: [...sentences, ...week.map((line) => line.join(': '))].join('\n') },
    }
  }
