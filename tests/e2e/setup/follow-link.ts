/** Follows a link as a browser does for a person. The `fetch` of Node always says that a page fetches, and such hits are no clicks. */
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** `headers` come on top of those of a browser; a redirect is not followed. */
export function followLink(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  const asBrowser = { 'User-Agent': FIREFOX, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document', ...headers }
  return new Promise((resolve, reject) => {
    request(url, { method, headers: asBrowser, agent: false }, (answer) => {
      buffer(answer).then((body) => resolve(new Response(body, { status: answer.statusCode ?? 0, headers: answer.headers as Record<string, string> })), reject)
    })
      .on('error', reject)
      .end()
  })
}
