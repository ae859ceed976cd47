import { expect, test } from 'vitest'
import { owner, silentLog, visitor } from '../../tests/factories/context.ts'
import { settingsWith } from '../../tests/factories/contact.ts'
import type { Actor, Context } from '../platform/context.ts'
import { checkSender } from './check-sender.ts'

const by = (actor: Actor) => ({ actor, log: silentLog }) as unknown as Context
const settings = { mail_transport: 'smtp', mail_from: 'Post@Mail.Kantoor.example', dkim_selector: 's1' } as const

/** A zone; a code is what the look-up fails with. */
function check(zone: Record<string, string[] | 'ETIMEOUT'>, changes: Parameters<typeof settingsWith>[0] = {}, actor: Actor = owner) {
  const asked: string[] = []
  const resolveTxt = async (name: string): Promise<string[][]> => {
    asked.push(name)
    const found = zone[name] ?? 'ENOTFOUND'
    if (typeof found === 'string') throw Object.assign(new Error(found), { code: found })
    // As long records come: in parts.
    return found.map((text) => [text.slice(0, 8), text.slice(8)])
  }
  return { asked, found: checkSender(by(actor), { settings: () => settingsWith({ ...settings, ...changes }), resolveTxt }) }
}

const whole = {
  'mail.kantoor.example': ['google-site-verification=x', 'v=spf1 include:spf.dienst.example ~all'],
  's1._domainkey.mail.kantoor.example': ['v=DKIM1; k=rsa; p=MIIBIjANBg'],
  '_dmarc.kantoor.example': ['v=DMARC1; p=none'],
}

test('a domain with all three is in order; what it does not say of itself, the one above it says', async () => {
  expect(await check(whole).found).toEqual({
    domain: 'mail.kantoor.example',
    address: 'Post@Mail.Kantoor.example',
    selector: 's1',
    spf: 'ok',
    dkim: 'ok',
    dmarc: 'ok',
  })
})

test.each([
  ['nothing at all', {}, { spf: 'missing', dkim: 'missing', dmarc: 'missing' }],
  ['two of one', { ...whole, 'mail.kantoor.example': ['v=spf1 -all', 'v=spf1 ~all'] }, { spf: 'double' }],
  ['anybody may mail', { ...whole, 'mail.kantoor.example': ['v=spf1 +all'] }, { spf: 'open' }],
  ['a key that was taken back', { ...whole, 's1._domainkey.mail.kantoor.example': ['v=DKIM1; p='] }, { dkim: 'missing' }],
  ['another record in its place', { ...whole, '_dmarc.kantoor.example': ['hallo'] }, { dmarc: 'missing' }],
  ['no answer', { 'mail.kantoor.example': 'ETIMEOUT', '_dmarc.mail.kantoor.example': 'ETIMEOUT' } as const, { spf: 'unknown', dmarc: 'unknown' }],
])('%s is told', async (_what, zone, states) => {
  expect(await check(zone).found).toMatchObject(states)
})

test('without a selector it is not known where the key stands', async () => {
  const { asked, found } = check(whole, { dkim_selector: '' })
  expect(await found).toMatchObject({ dkim: 'unset' })
  expect(asked.some((name) => name.includes('_domainkey'))).toBe(false)
})

test.each([{ mail_transport: 'inbox' }, { mail_transport: 'form_mail' }, { mail_from: '', contact_email: 'info@voorbeeld.invalid' }] as const)(
  'nothing is looked up for %j',
  async (changes) => {
    const { asked, found } = check(whole, changes)
    expect([await found, asked]).toEqual([undefined, []])
  },
)

test('is the owner’s to ask for', async () => {
  await expect(check(whole, {}, visitor()).found).rejects.toMatchObject({ code: 'not_signed_in' })
})
