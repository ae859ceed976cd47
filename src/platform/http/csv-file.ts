/** A file for a spreadsheet as an answer; nobody keeps a copy of it on the way. */
import type { Context as HonoContext } from 'hono'

export const csvFile = (c: HonoContext, name: string, text: string): Response =>
  c.body(text, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
  })
