/** Health of destinations: what is kept, in which order links are looked at, and that nothing is turned off. */
import { EventEmitter } from 'node:events'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { runDueJobs } from '../../src/platform/jobs.ts'
import { checkDestination, checkNextDestinations, linkHealthJob } from '../../src/redirects/health/check-destinations.ts'
import type { ProbeOptions } from '../../src/redirects/health/probe.ts'
import { deleteRecord } from '../../src/records/change-record.ts'
import { linkRecord } from '../../src/redirects/manage/link-record.ts'
import { openRedirect } from '../../src/redirects/manage/open-redirect.ts'
import { saveRedirect, switchRedirect } from '../../src/redirects/manage/save-redirect.ts'
import { owner } from '../factories/context.ts'
import { addLink, linkFields, ownHosts } from '../factories/links.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

/** Answers without a network, with a certificate that ends in 2027. */
function answers(statusOf: (path: string) => number): { options: ProbeOptions; asked: string[] } {
  const asked: string[] = []
  const request: NonNullable<ProbeOptions['request']> = ({ path, method }, answer) => {
    const call = Object.assign(new EventEmitter(), { destroy() {}, end() {} })
    if (method === 'HEAD') asked.push(String(path))
    const socket = { getPeerCertificate: () => ({ valid_to: 'Mar  1 12:00:00 2027 GMT' }) }
    queueMicrotask(() => answer({ statusCode: statusOf(String(path)), headers: {}, socket } as unknown as IncomingMessage))
    return call as unknown as ClientRequest
  }
  return { options: { ownHosts, request }, asked }
}

const healthOf = async (site: Opened, id: string) => (await openRedirect(site.context.as(owner), { id, days: 30 })).redirect.health

onBothDatabases('health of links', (open) => {
  test('what was found is kept, failures are counted in a row, and the link stays on', async () => {
    await using site = await open()
    const id = await addLink(site)
    const check = (status: number) => checkDestination(site.context.as(owner), { id, options: answers(() => status).options })
    await check(503)
    await check(404)
    expect(await healthOf(site, id)).toMatchObject({ status: 404, fault: 'status', failuresInRow: 2, finalHost: 'partner.example.com' })
    expect((await openRedirect(site.context.as(owner), { id, days: 30 })).redirect.is_active).toBe(true)
    await check(200)
    expect(await healthOf(site, id)).toMatchObject({
      status: 200,
      fault: null,
      failuresInRow: 0,
      certificateUntil: '2027-03-01T12:00:00.000Z',
      checkedAt: '2026-11-20T10:00:00.000Z',
    })
  })

  test('a new destination has not been looked at', async () => {
    await using site = await open()
    const id = await addLink(site)
    const context = site.context.as(owner)
    await checkDestination(context, { id, options: answers(() => 200).options })
    const { redirect } = await openRedirect(context, { id, days: 30 })
    site.context.clock.advance(1_000)
    await saveRedirect(context, { row: redirect, fields: linkFields({ destination_url: 'https://ander.example.com/' }), ownHosts })
    expect(await healthOf(site, id)).toBeNull()
  })

  test('each night every active link is looked at once, ten at a time', async () => {
    await using site = await open()
    for (let n = 0; n < 23; n += 1) await addLink(site, { slug: `link-${n}`, destination_url: `https://partner.example.com/${n}` })
    const [off, gone] = [await addLink(site, { slug: 'uit' }), await addLink(site, { slug: 'weg' })]
    await switchRedirect(site.context.as(owner), { id: off, active: false })
    await deleteRecord(site.context.as(owner), linkRecord, gone)
    const { options, asked } = answers((path) => (path === '/3' ? 500 : 200))
    const system = site.context.as({ kind: 'system' })
    const job = linkHealthJob(options)
    expect([await runDueJobs(system, [job]), await runDueJobs(system, [job])]).toEqual([['redirects.health'], []])
    expect(asked.toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1)))).toEqual(Array.from({ length: 23 }, (_, n) => `/${n}`))
    site.context.clock.advance(24 * 3_600_000)
    await runDueJobs(system, [job])
    expect(asked).toHaveLength(46)
  })

  test('the owner hears how many links are left, and which did not answer', async () => {
    await using site = await open()
    for (let n = 0; n < 12; n += 1) await addLink(site, { slug: `link-${n}` })
    await addLink(site, { slug: 'stuk', destination_url: 'https://partner.example.com/stuk' })
    const { options } = answers((path) => (path === '/stuk' ? 404 : 200))
    const next = () => checkNextDestinations(site.context.as(owner), { before: '2026-11-20T10:00:00.000Z', options })
    expect([await next(), await next(), await next()]).toEqual([
      { checked: 10, left: 3, unreachable: [] },
      { checked: 3, left: 0, unreachable: ['stuk'] },
      { checked: 0, left: 0, unreachable: [] },
    ])
  })

  test('a visitor cannot make this server ask anything', async () => {
    await using site = await open()
    const id = await addLink(site)
    const { options, asked } = answers(() => 200)
    await expect(checkDestination(site.context, { id, options })).rejects.toMatchObject({ code: 'not_signed_in' })
    await expect(checkNextDestinations(site.context, { before: '2030-01-01T00:00:00.000Z', options })).rejects.toMatchObject({ code: 'not_signed_in' })
    expect(asked).toEqual([])
  })

  test('a link that is deleted is not looked at', async () => {
    await using site = await open()
    const id = await addLink(site)
    await deleteRecord(site.context.as(owner), linkRecord, id)
    await expect(checkDestination(site.context.as(owner), { id, options: answers(() => 200).options })).rejects.toMatchObject({ code: 'not_found' })
  })
})
