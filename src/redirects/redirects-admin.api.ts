/** The owner manages links: list, details, changes, base address, import and export. */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isoNow } from '../platform/clock.ts'
import { AppError } from '../errors/errors.ts'
import { readId, readJson, readQuery, readText } from '../platform/http/door-input.ts'
import { problem } from '../platform/http/problems.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { ownHostsOf } from './destination.ts'
import { checkDestination, checkNextDestinations } from './health/check-destinations.ts'
import { addRedirect } from './manage/add-redirect.ts'
import { deleteRedirect } from './manage/delete-redirect.ts'
import { exportRedirects } from './manage/export-redirects.ts'
import { importRedirects } from './manage/import-redirects.ts'
import { listRedirects } from './manage/list-redirects.ts'
import { openRedirect } from './manage/open-redirect.ts'
import { MAX_IMPORT_BYTES } from './import-limits.ts'
import { readRules } from './manage/read-rules.ts'
import { reconcileClicks } from './manage/reconcile-clicks.ts'
import { restoreRedirect } from './manage/restore-redirect.ts'
import { saveBaseUrl } from './manage/save-base-url.ts'
import { saveRedirect } from './manage/save-redirect.ts'
import { switchRedirect } from './manage/switch-redirect.ts'
import { fieldsBody, listQuery, switchBody, daysQuery, savedBody, baseUrlBody, checkBody } from './redirects-admin.schema.ts'
import { requireOwner } from '../audit/require-owner.ts'

export interface RedirectAdminServices {
  origin: string
  contentVersion: { refresh(): Promise<void> }
}

const limitFile = bodyLimit({ maxSize: MAX_IMPORT_BYTES, onError: (c) => problem(c, new AppError('too_large')) })

export function redirectsAdminApi({ origin, contentVersion }: RedirectAdminServices) {
  const ownHosts = ownHostsOf(origin)
  const options = { ownHosts }
  return new Hono<HttpEnv>()
    .get('/api/admin/redirects', async (c) => {
      const { search, deleted, after } = readQuery(c, listQuery)
      const page = await listRedirects(c.get('context'), { search, deleted, after, limit: 50 })
      return c.json({ ...page, next: page.next && `${page.next.clicks}_${page.next.id}` })
    })
    .get('/api/admin/redirects/rules', async (c) => {
      requireOwner(c.get('context'))
      return c.json({ ...(await readRules(c.get('context'), ownHosts)), origin })
    })
    .put('/api/admin/redirects/base-url', async (c) => {
      const { affiliate_base_url: address } = await readJson(c, baseUrlBody)
      const base = await saveBaseUrl(c.get('context'), { address, ownHosts })
      await contentVersion.refresh()
      return c.json({ base })
    })
    .get('/api/admin/redirects/reconcile', async (c) => c.json(await reconcileClicks(c.get('context'))))
    .get('/api/admin/redirects/export', async (c) => {
      const file = await exportRedirects(c.get('context'))
      const name = `redirects-${isoNow(c.get('context').clock).slice(0, 10)}.csv`
      return c.body(file, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'no-store',
      })
    })
    .post('/api/admin/redirects/import', limitFile, async (c) => {
      if (!/^text\/csv\b/i.test(c.req.header('content-type') ?? '')) throw new AppError('unsupported_media_type')
      const trial = c.req.query('proef') === '1'
      const outcome = await importRedirects(c.get('context'), { text: await readText(c), trial, ownHosts })
      if (!trial) await contentVersion.refresh()
      return c.json(outcome)
    })
    .post('/api/admin/redirects/check', async (c) => {
      const { before } = await readJson(c, checkBody)
      return c.json(await checkNextDestinations(c.get('context'), { before: before ?? isoNow(c.get('context').clock), options }))
    })
    .post('/api/admin/redirects', async (c) => {
      const added = await addRedirect(c.get('context'), { fields: await readJson(c, fieldsBody), ownHosts })
      await contentVersion.refresh()
      return c.json(added, 201)
    })
    .get('/api/admin/redirects/:id', async (c) => {
      const { days } = readQuery(c, daysQuery)
      return c.json(await openRedirect(c.get('context'), { id: readId(c), days }))
    })
    .put('/api/admin/redirects/:id', async (c) => {
      const { seen_at: seenAt, ...fields } = await readJson(c, savedBody)
      await saveRedirect(c.get('context'), { id: readId(c), seenAt, fields, ownHosts })
      await contentVersion.refresh()
      return c.json({ saved: true })
    })
    .put('/api/admin/redirects/:id/active', async (c) => {
      const { active } = await readJson(c, switchBody)
      await switchRedirect(c.get('context'), { id: readId(c), active })
      await contentVersion.refresh()
      return c.json({ active })
    })
    .delete('/api/admin/redirects/:id', async (c) => {
      await deleteRedirect(c.get('context'), { id: readId(c) })
      await contentVersion.refresh()
      return c.json({ deleted: true })
    })
    .post('/api/admin/redirects/:id/restore', async (c) => {
      await restoreRedirect(c.get('context'), { id: readId(c) })
      await contentVersion.refresh()
      return c.json({ restored: true })
    })
    .post('/api/admin/redirects/:id/check', async (c) => {
      await checkDestination(c.get('context'), { id: readId(c), options })
      return c.json({ checked: true })
    })
}

export type RedirectsAdminApi = ReturnType<typeof redirectsAdminApi>
