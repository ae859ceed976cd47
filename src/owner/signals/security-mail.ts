/** Tells the owner at once, by mail, of a browser that signed in for the first time and of every change to the way in. Reads the log, so signing in waits for nothing. */
import { findSecurityEvent, listSecurityEvents, wasSavedSoonAfter } from '../../accounts/log/list-security-events.ts'
import type { SecurityEvent } from '../../accounts/log/security-event.ts'
import { enqueueDelivery } from '../../mail/enqueue-delivery.ts'
import { renderMailHtml, renderMailText } from '../../mail/mail-layout.tsx'
import type { ComposeMail } from '../../mail/mail.ts'
import { wakeOutbox } from '../../mail/outbox-signal.ts'
import { SECURITY_DELIVERY } from '../../mail/passing-deliveries.ts'
import { wantsMail } from '../../mail/topics.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { everyMinutes, type Job } from '../../platform/jobs.ts'
import { siteName } from '../../platform/site-name.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { allSettings } from '../all-settings.ts'
import { browserWords, securityMailTexts as texts } from './security-mail.nl.ts'

/** What was missed while the site was down is told for as long. */
const LOOKED_BACK_MS = 60 * 60_000

const again = everyMinutes(5)

const lately = (context: Context): Promise<SecurityEvent[]> =>
  listSecurityEvents(context, { since: new Date(context.clock.now().getTime() - LOOKED_BACK_MS).toISOString(), onlyLive: true })

/** Looked at every few seconds; of several instances one tells of an event. Looked at again every five minutes, for what a fault or a stop left: each is mailed once. A demo mails nothing. */
export const securityMailJob = ({ isDemo }: { isDemo: () => boolean }): Job => ({
  name: 'security-mail',
  slot: async (clock, context) => {
    const [newest] = isDemo() ? [] : await lately(context)
    return newest && `${newest.id} ${again(clock)}`
  },
  async work(context) {
    const settings = await readSettings(context, allSettings)
    const tellsBrowsers = wantsMail(settings, 'sign-in')
    for (const event of await lately(context)) {
      const { id, kind } = event
      // A stranger may not switch off the mail about coming in.
      if (kind === 'new-browser' && !tellsBrowsers && !(await wasSavedSoonAfter(context, 'signal_topics', event))) continue
      await enqueueDelivery(context.db, { kind: SECURITY_DELIVERY, dedupeKey: `security:${id}`, payload: { event: id }, now: isoNow(context.clock) })
    }
    wakeOutbox(context.db)
  },
})

/** Nothing in the mail acts: its one link opens a screen that asks for signing in. `origin` is the site's own address. */
export const composeSecurityMail =
  (origin: string, contact: () => string): ComposeMail =>
  async (context, { event: id = '' }) => {
    const event = await findSecurityEvent(context, id)
    if (!event) return undefined
    const { kind, at, by, browser, person } = event
    const title = kind === 'password' && person !== undefined ? texts.passwordOf : texts.titles[kind]
    const lines: [label: string, value: string][] = [[texts.when, amsterdamTime(at)]]
    if (person !== undefined) lines.push([texts.who, person])
    if (by !== undefined) lines.push([texts.by, texts.way(by)])
    if (browser) lines.push([texts.browser, browserWords(browser)])
    const link = new URL('/settings', origin)
    link.search = new URLSearchParams({ tab: 'beveiliging' }).toString()
    const isNew = kind === 'new-browser'
    const contents = {
      title,
      lines,
      notes: [
        texts.myself,
        ...(isNew ? [texts.known] : []),
        texts.stranger(kind),
        ...(kind === 'password' ? [] : [texts.others]),
        isNew ? texts.off : texts.always,
      ],
      link: { href: link.href, label: texts.open },
    }
    return {
      subject: `${title} (${siteName()})`,
      replyTo: { name: siteName(), address: contact() },
      text: renderMailText(contents),
      html: renderMailHtml(contents),
      fields: Object.fromEntries([[siteName(), title], ...lines]),
    }
  }
