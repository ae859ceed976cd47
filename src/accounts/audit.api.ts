/** The owner reads the audit log, and takes it along as a file. */
import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { z } from 'zod'
import { dayField, idField } from '../platform/door-fields.ts'
import { readQuery } from '../platform/http/door-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { auditFileHead, auditFileLine } from './audit-file.ts'
import { auditGroups } from './audit-groups.ts'
import { exportAudit } from './export-audit.ts'
import { listAudit } from './list-audit.ts'

const PAGE_SIZE = 25

const filterQuery = z.object({ group: z.enum(auditGroups).optional(), from: dayField.optional(), to: dayField.optional() })
const pageQuery = filterQuery.extend({ before: idField.optional() })

export function auditApi() {
  return new Hono<HttpEnv>()
    .get('/api/admin/audit', async (c) => {
      const found = await listAudit(c.get('context'), { ...readQuery(c, pageQuery), limit: PAGE_SIZE + 1 })
      const entries = found.slice(0, PAGE_SIZE)
      return c.json({ entries, next: found.length > PAGE_SIZE ? (entries.at(-1)?.id ?? null) : null })
    })
    .get('/api/admin/audit.csv', async (c) => {
      const pages = await exportAudit(c.get('context'), readQuery(c, filterQuery))
      c.header('Content-Type', 'text/csv; charset=utf-8')
      c.header('Content-Disposition', 'attachment; filename="logboek.csv"')
      return stream(c, async (file) => {
        await file.write(auditFileHead)
        for await (const page of pages) await file.write(page.map(auditFileLine).join(''))
      })
    })
}
