/** The style sheet and the mark of a site with a brand of its own. */
import { Hono } from 'hono'
import { AppError } from '../errors/errors.ts'
import { problem } from '../platform/http/problems.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import type { Brand } from '../settings/brand/brand.ts'
import { BRAND_PATH } from '../settings/brand/brand-path.ts'

export interface BrandServices {
  brand: () => Brand
}

/** An address of before a change gives what there is now, which nobody keeps. */
export const brandApi = ({ brand }: BrandServices) =>
  new Hono<HttpEnv>().get(`${BRAND_PATH}/:file`, (c) => {
    const { styles, mark } = brand()
    const file = c.req.path.endsWith('.css') ? styles : c.req.path.endsWith('.svg') ? mark : undefined
    if (!file) return problem(c, new AppError('not_found'))
    const isNow = file.path === c.req.path
    return c.body(file.body, 200, { 'Content-Type': file.type, 'Cache-Control': isNow ? 'public, max-age=31536000, immutable' : 'no-cache' })
  })
