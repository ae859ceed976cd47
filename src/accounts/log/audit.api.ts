/** The owner reads the audit log, and takes it along as a file. */
import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { z } from 'zod'
import { dayField, idField } from '../../platform/request-fields.ts'
import { readQuery } from '../../platform/http/request-input.ts'
import type { HttpEnv } from '../../platform/http/types.ts'
import { pageOf } from '../../platform/page-of.ts'
import { auditFileHead, auditFileLine } from './audit-file.ts'
import { auditGroups } from './audit-groups.ts'
import { exportAudit } from './export-audit.ts'
import { listAudit, withLabels, type FieldLabel } from './list-audit.ts'

const PAGE_SIZE = 25

const filterQuery = z.object({ group: z.enum(auditGroups).optional(), from: dayField.optional(), to: dayField.optional() })
const pageQuery = filterQuery.extend({ after: idField.optional() })

export function auditApi({ fieldLabel }: { fieldLabel: FieldLabel }) {
  return new Hono<HttpEnv>()
    .get('/api/admin/audit', async (c) => {
      const { after, ...filter } = readQuery(c, pageQuery)
      const found = await listAudit(c.get('context'), { ...filter, before: after, limit: PAGE_SIZE + 1 })
      const { rows: entries, next } = pageOf(found, PAGE_SIZE, ({ id }) => id)
      return c.json({ entries: entries.map((entry) => withLabels(entry, fieldLabel)), next })
    })
    .get('/api/admin/audit.csv', async (c) => {
      const pages = await exportAudit(c.get('context'), readQuery(c, filterQuery))
      c.header('Content-Type', 'text/csv; charset=utf-8')
      c.header('Content-Disposition', 'attachment; filename="logboek.csv"')
      return stream(c, async (file) => {
        await file.write(auditFileHead)
        for await (const page of pages) await file.write(page.map((entry) => auditFileLine(withLabels(entry, fieldLabel))).join(''))
      })
    })
}
