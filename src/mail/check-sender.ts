/** Whether other mail servers can tell that the site's mail is from its own domain: SPF, DKIM and DMARC as DNS has them. Told, and never asked for. */
import { requireOwner } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import type { MailServices } from './choose-transport.ts'

/** The TXT records of a name, each in the parts that it was sent in. Rejects as `node:dns` does. */
export type ResolveTxt = (name: string) => Promise<string[][]>

/** 'unset': it is not known where to look. 'unknown': DNS gave no answer. */
export type RecordState = 'ok' | 'missing' | 'double' | 'open' | 'unset' | 'unknown'

export interface SenderCheck {
  domain: string
  /** Where the reports of others can go. */
  address: string
  selector: string
  spf: RecordState
  dkim: RecordState
  dmarc: RecordState
}

const nothing: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA'])

/** Undefined when DNS gave no answer. */
async function recordsAt(resolve: ResolveTxt, name: string, isWanted: (text: string) => boolean): Promise<string[] | undefined> {
  try {
    return (await resolve(name)).map((parts) => parts.join('').trim()).filter(isWanted)
  } catch (error) {
    return nothing.has((error as NodeJS.ErrnoException).code) ? [] : undefined
  }
}

function stateOf(records: readonly string[] | undefined, judge: (record: string) => RecordState = () => 'ok'): RecordState {
  if (!records) return 'unknown'
  const [record, ...others] = records
  if (record === undefined) return 'missing'
  return others.length > 0 ? 'double' : judge(record)
}

const startsWith = (prefix: string) => (text: string) => text.toLowerCase().startsWith(prefix)

const spfOf = async (resolve: ResolveTxt, domain: string): Promise<RecordState> =>
  stateOf(await recordsAt(resolve, domain, startsWith('v=spf1')), (record) => (/(?:^|\s)\+?all\s*$/i.test(record) ? 'open' : 'ok'))

/** A key that is empty was taken back. */
const hasKey = (text: string): boolean => /(?:^|;)\s*p=\s*[^\s;]/.test(text)

async function dkimOf(resolve: ResolveTxt, domain: string, selector: string): Promise<RecordState> {
  if (selector === '') return 'unset'
  const records = await recordsAt(resolve, `${selector}._domainkey.${domain}`, hasKey)
  return records && records.length > 1 ? 'ok' : stateOf(records)
}

/** What a domain does not say for itself, the one above it says. */
async function dmarcOf(resolve: ResolveTxt, domain: string): Promise<RecordState> {
  const labels = domain.split('.')
  for (let above = 0; above < labels.length - 1; above += 1) {
    const state = stateOf(await recordsAt(resolve, `_dmarc.${labels.slice(above).join('.')}`, startsWith('v=dmarc1')))
    if (state !== 'missing') return state
  }
  return 'missing'
}

/** Undefined while the site mails by no server of its own, or from an example. */
export async function checkSender(
  context: Context,
  { settings, resolveTxt }: Pick<MailServices, 'settings'> & { resolveTxt: ResolveTxt },
): Promise<SenderCheck | undefined> {
  requireOwner(context)
  const { mail_transport: transport, mail_from: from, contact_email: email, dkim_selector: selector } = settings()
  const address = from || email
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  if (transport !== 'smtp' || domain === '' || domain.endsWith('.invalid')) return undefined
  const [spf, dkim, dmarc] = await Promise.all([spfOf(resolveTxt, domain), dkimOf(resolveTxt, domain, selector), dmarcOf(resolveTxt, domain)])
  return { domain, address, selector, spf, dkim, dmarc }
}
