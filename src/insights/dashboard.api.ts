/** Routes of the dashboard: a period, its days as a file, and who is on the site now. */
import { Hono, type Context as HonoContext } from 'hono'
import { dutchDay } from '../platform/clock.ts'
import { AppError } from '../errors/errors.ts'
import { csvFile } from '../platform/http/csv-file.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { countOnline } from '../events/count-online.ts'
import { exportDailyCounts } from './export-daily-counts.ts'
import { exportParts } from './export-parts.ts'
import { csvTexts } from './measures.nl.ts'
import { choosePeriod, type Period } from './period.ts'
import { readDashboard, type DashboardServices } from './read-dashboard.ts'

/** So that spreadsheets take the file for UTF-8. */
const BYTE_ORDER_MARK = '\u{FEFF}'

/** `periode` is a number of days until today; `van` and `tot` are days. */
function periodOf(c: HonoContext<HttpEnv>): Period {
  const choice = { from: c.req.query('van'), to: c.req.query('tot'), length: c.req.query('periode') }
  const period = choosePeriod(choice, dutchDay(c.get('context').clock))
  if (!period) throw new AppError('invalid_input', { fields: choice.from === undefined && choice.to === undefined ? ['periode'] : ['van', 'tot'] })
  return period
}

export function dashboardApi(services: DashboardServices) {
  return new Hono<HttpEnv>()
    .get('/api/admin/dashboard', async (c) => {
      c.header('Cache-Control', 'no-store')
      return c.json(await readDashboard(c.get('context'), periodOf(c), services))
    })
    .get('/api/admin/dashboard/now', async (c) => {
      c.header('Cache-Control', 'no-store')
      return c.json({ visitors: await countOnline(c.get('context')) })
    })
    .get('/api/admin/dashboard/days.csv', async (c) => {
      const period = periodOf(c)
      return csvFile(c, csvTexts.file(period.from, period.to), BYTE_ORDER_MARK + (await exportDailyCounts(c.get('context'), period)))
    })
    .get('/api/admin/dashboard/parts.csv', async (c) => {
      const period = periodOf(c)
      return csvFile(c, csvTexts.partsFile(period.from, period.to), BYTE_ORDER_MARK + (await exportParts(c.get('context'), period)))
    })
}
