/** `/out/{slug}`: forwards to the stored destination and counts the click. */
import { Hono, type Context as HonoContext } from 'hono'
import { isoNow } from '../platform/clock.ts'
import { requestHeader } from '../platform/http/request-header.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import type { AnswerHit } from './answer-hit.ts'

export function redirectsApi({ answerHit }: { answerHit: AnswerHit }) {
  const answer = (c: HonoContext<HttpEnv>): Response => {
    c.set('hasSecurityHeaders', true)
    return answerHit({
      method: c.req.method,
      slug: c.req.param('slug') ?? '',
      header: (name) => requestHeader(c, name),
      visitor: c.get('visitor'),
      network: c.get('network'),
      at: isoNow(c.get('context').clock),
    })
  }
  return new Hono<HttpEnv>().get('/out/:slug', answer).get('/out/:slug/', answer).get('/out', answer)
}
