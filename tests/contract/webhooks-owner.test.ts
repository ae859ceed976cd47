/** Webhooks as the owner keeps them: where they may lead, who may say so, their secrets, and the log of what they were told. */
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../src/platform/days.ts'
import { listWebhookDeliveries, resendToWebhook, testWebhook } from '../../src/webhooks/deliveries.ts'
import { forgetOldDeliveries } from '../../src/webhooks/forget-old-deliveries.ts'
import { addWebhook, changeWebhook, removeWebhook, renewSecret } from '../../src/webhooks/keep-webhooks.ts'
import { listWebhooks } from '../../src/webhooks/list-webhooks.ts'
import { owner } from '../factories/context.ts'
import { PASSWORD } from '../factories/owner-site.ts'
import { codeOf } from '../factories/programs.ts'
import { addReceiver, deliveriesOf, happens, tellWebhooks } from '../factories/webhooks.ts'
import { isSigned, startReceiver } from '../setup/webhook-receiver.ts'
import { onBothDatabases } from './both-databases.ts'

onBothDatabases('webhooks of the owner', (open) => {
  test('an address inside the network is refused when it is given, and is not connected to when a name leads there', async () => {
    await using site = await open()
    await using receiver = await startReceiver()
    await addReceiver(site, receiver)
    const give = (url: string) => codeOf(addWebhook(site.context.as(owner), { inside: [] }, { name: 'a', url, events: ['click.recorded'], password: PASSWORD }))
    for (const url of ['http://hooks.example.nl/', 'https://127.0.0.1/', 'https://169.254.169.254/', 'https://router.local/', receiver.url])
      expect(await give(url)).toEqual(['invalid_input', 'url'])
    // The environment no longer names it.
    await happens(site)
    await tellWebhooks(site, [])
    expect(receiver.received).toEqual([])
    const port = receiver.host.split(':')[1]
    await site.database.db
      .updateTable('elk_webhooks')
      .set({ url: `https://localhost.localdomain.example.invalid:${port}/` })
      .execute()
    site.context.clock.advance(HOUR_MS)
    await tellWebhooks(site, [])
    expect(receiver.received).toEqual([])
  })

  test('only an owner who shows to be there adds one, leads it elsewhere or renews its secret', async () => {
    await using site = await open()
    await using receiver = await startReceiver()
    const { id } = await addReceiver(site, receiver)
    const as = site.context.as(owner)
    const services = { inside: [receiver.host] }
    const input = { name: 'a', url: receiver.url, events: ['click.recorded'] as const, password: undefined }
    expect(await codeOf(addWebhook(as, services, input))).toEqual(['invalid_input', 'password'])
    expect(await codeOf(changeWebhook(as, services, { id, ...input, url: `${receiver.url}/ander` }))).toEqual(['invalid_input', 'password'])
    expect(await codeOf(renewSecret(as, { id, password: 'een ander' }))).toEqual(['wrong_password'])
    expect(await codeOf(changeWebhook(as, services, { id, ...input }))).toBeUndefined()
    expect((await listWebhooks(as))[0]).toMatchObject({ name: 'a', events: ['click.recorded'] })
    for (const work of [
      addWebhook(site.context, services, { ...input, password: PASSWORD }),
      listWebhooks(site.context),
      removeWebhook(site.context, id),
      testWebhook(site.context, id),
    ])
      expect(await codeOf(work)).toEqual(['not_signed_in'])
  })

  test('the secret is stored encrypted; a new one signs beside the one before for a day', async () => {
    await using site = await open()
    await using receiver = await startReceiver()
    const { id, secret } = await addReceiver(site, receiver)
    const stored = JSON.stringify(await site.database.db.selectFrom('elk_webhooks').selectAll().execute())
    expect(stored).not.toContain(secret.slice(6, 30))
    const renewed = await renewSecret(site.context.as(owner), { id, password: PASSWORD })
    await happens(site)
    await tellWebhooks(site, [receiver])
    site.context.clock.advance(DAY_MS)
    await happens(site)
    await tellWebhooks(site, [receiver])
    expect(receiver.received.map((one) => [isSigned(one, renewed.secret), isSigned(one, secret)])).toEqual([
      [true, true],
      [true, false],
    ])
  })

  test('the owner has it told again, with the same id, and tries it with a message of its own kind', async () => {
    await using site = await open()
    await using receiver = await startReceiver()
    const { id } = await addReceiver(site, receiver, { events: ['click.recorded'] })
    await testWebhook(site.context.as(owner), id)
    await tellWebhooks(site, [receiver])
    const [delivery] = await deliveriesOf(site, id)
    await resendToWebhook(site.context.as(owner), { id, delivery: delivery?.id ?? '' })
    expect(await tellWebhooks(site, [receiver])).toBe(1)
    expect(receiver.received.map(({ body }) => body.type)).toEqual(['webhook.test', 'webhook.test'])
    expect(receiver.received[1]?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id'])
    expect((await deliveriesOf(site, id))[0]?.tries).toHaveLength(2)
    const acts = await site.database.db.selectFrom('elk_audit_log').select('action').where('subject', '=', id).orderBy('id').execute()
    expect(acts.map(({ action }) => action)).toEqual(['webhook.add', 'webhook.test', 'webhook.resend'])
  })

  test('a message is told to be on its way until its first try ended, taken or not', async () => {
    await using site = await open()
    await using receiver = await startReceiver()
    const { id } = await addReceiver(site, receiver)
    await addReceiver(site, receiver)
    const busy = async () => (await listWebhooks(site.context.as(owner))).filter((hook) => hook.busy).map((hook) => hook.id)
    const told: object[] = []
    for (const status of [204, 500]) {
      receiver.answer.status = status
      expect(await busy()).toEqual([])
      await testWebhook(site.context.as(owner), id)
      expect(await busy()).toEqual([id])
      expect(await listWebhookDeliveries(site.context.as(owner), { id })).toMatchObject({ busy: true, deliveries: [{ status: 'waiting', tries: [] }, ...told] })
      await tellWebhooks(site, [receiver])
      // Who read it on its way reads on, and then has how it ended.
      told.unshift({ tries: [{ status }] })
      expect(await listWebhookDeliveries(site.context.as(owner), { id })).toMatchObject({ busy: false, deliveries: told })
    }
    expect(await busy()).toEqual([])
  })

  test('the log goes on in pages, is narrowed to what failed, and forgets what is older than a month', async () => {
    await using site = await open()
    await using receiver = await startReceiver()
    const { id } = await addReceiver(site, receiver)
    for (let n = 0; n < 25; n += 1) await happens(site)
    await tellWebhooks(site, [receiver])
    receiver.answer.status = 410
    await happens(site)
    await tellWebhooks(site, [receiver])
    const as = site.context.as(owner)
    const first = await listWebhookDeliveries(as, { id })
    const second = await listWebhookDeliveries(as, { id, after: first.next ?? '' })
    expect([first.deliveries.length, second.deliveries.length, second.next]).toEqual([20, 6, null])
    expect(new Set([...first.deliveries, ...second.deliveries].map((one) => one.id)).size).toBe(26)
    expect((await listWebhookDeliveries(as, { id, state: 'failed' })).deliveries).toHaveLength(1)
    // Ids carry the time of the machine.
    site.context.clock.advance(Date.now() + 29 * DAY_MS - site.context.clock.now().getTime())
    expect(await forgetOldDeliveries(site.context)).toBe(0)
    site.context.clock.advance(2 * DAY_MS)
    expect(await forgetOldDeliveries(site.context)).toBe(52)
    expect(await deliveriesOf(site, id)).toEqual([])
  })

  test('one that is removed is told nothing more, and leaves nothing', async () => {
    await using site = await open()
    await using receiver = await startReceiver()
    const { id } = await addReceiver(site, receiver)
    await happens(site)
    await tellWebhooks(site, [receiver])
    await happens(site)
    await removeWebhook(site.context.as(owner), id)
    expect(await tellWebhooks(site, [receiver])).toBe(0)
    for (const table of ['elk_webhooks', 'elk_webhook_tries', 'elk_outbox'] as const)
      expect(await site.database.db.selectFrom(table).select('id').execute()).toEqual([])
  })
})
