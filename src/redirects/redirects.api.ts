/** `/out/{slug}`: forwards to the stored destination and counts the click. */
import { Hono, type Context as HonoContext } from 'hono'
import { isoNow } from '../platform/clock.ts'
import { requestHeader } from '../platform/http/request-header.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { newId } from '../platform/ids.ts'
import type { AnswerHit } from './answer-hit.ts'

export function redirectsApi({ answerHit }: { answerHit: AnswerHit }) {
  const answer = async (c: HonoContext<HttpEnv>): Promise<Response> => {
    c.set('hasSecurityHeaders', true)
    const { status, body, headers } = await answerHit({
      id: newId(),
      method: c.req.method,
      slug: c.req.param('slug') ?? '',
      header: (name) => requestHeader(c, name),
      visitor: c.get('visitor'),
      network: c.get('network'),
      at: isoNow(c.get('context').clock),
    })
    return new Response(body === '' ? null : body, { status, headers: pairs(headers) })
  }
  return new Hono<HttpEnv>().get('/out/:slug', answer).get('/out/:slug/', answer).get('/out', answer)
}

const pairs = (flat: readonly string[]): [string, string][] => flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : []))
