/** The owner manages links: list, details, changes, base address, import and export. */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { requireReader } from '../audit/require-role.ts'
import { isoNow } from '../platform/clock.ts'
import { AppError } from '../errors/errors.ts'
import { csvFile } from '../platform/http/csv-file.ts'
import { importQuery, readCsv, readId, readJson, readQuery } from '../platform/http/request-input.ts'
import { problem } from '../platform/http/problems.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { recordRoutes } from '../records/records.api.ts'
import { ownHostsOf } from './destination.ts'
import { checkDestination, checkNextDestinations } from './health/check-destinations.ts'
import { MAX_IMPORT_BYTES } from './import-limits.ts'
import { exportRedirects } from './manage/export-redirects.ts'
import { importRedirects } from './manage/import-redirects.ts'
import { linkRecord } from './manage/link-record.ts'
import { listRedirects } from './manage/list-redirects.ts'
import { openRedirect } from './manage/open-redirect.ts'
import { hasOwnLinks } from './manage/has-own-links.ts'
import { readRules } from './manage/read-rules.ts'
import { reconcileClicks } from './manage/reconcile-clicks.ts'
import { saveBaseUrl } from './manage/save-base-url.ts'
import { saveRedirect, switchRedirect } from './manage/save-redirect.ts'
import { baseUrlBody, checkBody, daysQuery, fieldsBody, listQuery, savedBody, switchBody } from './redirects-admin.schema.ts'

export interface RedirectAdminServices {
  origin: string
}

const PAGE_SIZE = 50

const limitFile = bodyLimit({ maxSize: MAX_IMPORT_BYTES, onError: (c) => problem(c, new AppError('too_large')) })

export function redirectsAdminApi({ origin }: RedirectAdminServices) {
  const ownHosts = ownHostsOf(origin)
  const options = { ownHosts }
  return new Hono<HttpEnv>()
    .get('/api/admin/redirects', async (c) => {
      const page = await listRedirects(c.get('context'), { ...readQuery(c, listQuery), limit: PAGE_SIZE })
      return c.json({ ...page, next: page.next && `${page.next.clicks}_${page.next.id}` })
    })
    .get('/api/admin/redirects/rules', async (c) => {
      requireReader(c.get('context'))
      return c.json({ ...(await readRules(c.get('context'), ownHosts)), origin, hasOwn: await hasOwnLinks(c.get('context')) })
    })
    .put('/api/admin/redirects/base-url', async (c) => {
      const { affiliate_base_url: address } = await readJson(c, baseUrlBody)
      return c.json({ base: await saveBaseUrl(c.get('context'), { address, ownHosts }) })
    })
    .get('/api/admin/redirects/reconcile', async (c) => c.json(await reconcileClicks(c.get('context'))))
    .get('/api/admin/redirects/export', async (c) => {
      const file = await exportRedirects(c.get('context'))
      return csvFile(c, `redirects-${isoNow(c.get('context').clock).slice(0, 10)}.csv`, file)
    })
    .post('/api/admin/redirects/import', limitFile, async (c) => {
      const { trial } = readQuery(c, importQuery)
      return c.json(await importRedirects(c.get('context'), { text: await readCsv(c), trial, ownHosts }))
    })
    .post('/api/admin/redirects/check', async (c) => {
      const { before } = await readJson(c, checkBody)
      return c.json(await checkNextDestinations(c.get('context'), { before: before ?? isoNow(c.get('context').clock), options }))
    })
    .post('/api/admin/redirects', async (c) =>
      c.json(await saveRedirect(c.get('context'), { row: undefined, fields: await readJson(c, fieldsBody), ownHosts }), 201),
    )
    .get('/api/admin/redirects/:id', async (c) => c.json(await openRedirect(c.get('context'), { id: readId(c), ...readQuery(c, daysQuery) })))
    .put('/api/admin/redirects/:id', async (c) => {
      const { version, ...fields } = await readJson(c, savedBody)
      return c.json(await saveRedirect(c.get('context'), { row: { id: readId(c), version }, fields, ownHosts }))
    })
    .put('/api/admin/redirects/:id/active', async (c) => {
      const { active } = await readJson(c, switchBody)
      return c.json({ ...(await switchRedirect(c.get('context'), { id: readId(c), active })), active })
    })
    .route('/api/admin/redirects', recordRoutes(linkRecord))
    .post('/api/admin/redirects/:id/check', async (c) => {
      await checkDestination(c.get('context'), { id: readId(c), options })
      return c.json({ checked: true })
    })
}
