/** `GET /zoek-notaris`: turns the finder's fields into the address of a results page. */
import { Hono } from 'hono'
import { z } from 'zod'
import { findDeed } from '../deeds/deed.ts'
import { clippedField } from '../platform/request-fields.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import type { RegionBook } from '../regions/region.ts'
import { FINDER_PATH, RESULTS_PATH, writeCombination } from '../deeds/combination.ts'

const field = clippedField(200).default('')

const finderQuery = z.object({ plaats: field, akte: field })

export function finderApi({ regions }: { regions: RegionBook }) {
  return new Hono<HttpEnv>().get(FINDER_PATH, (c) => {
    const { plaats, akte } = finderQuery.parse(c.req.query())
    const region = regions.locate(plaats)?.slug ?? plaats
    const service = findDeed(akte)?.slug ?? akte
    const path = writeCombination({ region, service })
    if (path !== RESULTS_PATH) return c.redirect(path, 303)
    const chosen = findDeed(akte) ? `&akte=${akte}` : ''
    return c.redirect(`${RESULTS_PATH}?plaats=${chosen}#zoeker`, 303)
  })
}
