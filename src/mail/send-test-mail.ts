/** The owner tries the chosen transport: a message goes out at once, and what really happened comes back. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import { newId } from '../platform/ids.ts'
import { setTick } from '../settings/live/live-ticks.ts'
import { chooseTransport, type MailServices } from './choose-transport.ts'
import { renderTestMail } from './test-mail.tsx'
import { transportFingerprint } from './transport-fingerprint.ts'
import { toFault, type FaultCode, type TransportName } from './transport.ts'

const DEADLINE_MS = 30_000

export type TestMailResult = { delivered: true; transport: TransportName; destination: string } | { delivered: false; fault: FaultCode; detail: string }

export async function sendTestMail(context: Context, services: MailServices): Promise<TestMailResult> {
  requireOwner(context)
  // What is remembered must be what was tried, also when the owner saves other settings meanwhile.
  const settings = services.settings()
  const result = await attempt(context, { ...services, settings: () => settings })
  const details = result.delivered ? { transport: result.transport, delivered: true } : { delivered: false, fault: result.fault }
  const tried = result.delivered ? transportFingerprint(context.secrets, settings, services.smtpUrl) : undefined
  await context.db.transaction().execute(async (tx) => {
    if (tried) await setTick({ ...context, db: tx }, 'mail-test', tried)
    await recordAudit({ ...context, db: tx }, { action: 'mail.test', details })
  })
  return result
}

async function attempt(context: Context, services: MailServices): Promise<TestMailResult> {
  try {
    const transport = chooseTransport(services)
    const { contact_email: email } = services.settings()
    await transport.deliver(renderTestMail({ email, sentAt: context.clock.now().toISOString() }), newId(), AbortSignal.timeout(DEADLINE_MS))
    return { delivered: true, transport: transport.name, destination: transport.destination }
  } catch (error) {
    const fault = toFault(error)
    if (fault.code === 'unknown') context.log.error({ err: error }, 'the test message failed')
    return { delivered: false, fault: fault.code, detail: fault.detail }
  }
}
