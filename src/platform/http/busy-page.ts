/** The page that turns a visitor away: made once, since turning somebody away must cost less than what was asked. */
import type { Context as HonoContext } from 'hono'
import type { AppError } from '../../errors/errors.ts'
import { busy } from '../admission.ts'
import type { HttpEnv } from './types.ts'

interface WrittenPage {
  html: string
  /** Allows the styles that stand in it. */
  policy: string | null
}

export interface BusyPageOptions {
  /** Changes whenever the page could read differently. */
  version: () => string
  write: (c: HonoContext<HttpEnv>, fault: AppError) => Promise<Response>
}

export function busyPage({ version, write }: BusyPageOptions): (c: HonoContext<HttpEnv>) => Promise<Response> {
  let known: { version: string; written: Promise<WrittenPage> } | undefined
  return async (c) => {
    const fault = busy()
    if (known?.version !== version()) {
      const written = write(c, fault).then(async (page) => ({ html: await page.text(), policy: page.headers.get('content-security-policy') }))
      known = { version: version(), written }
      written.catch(() => void (known = undefined))
    }
    const { html, policy } = await known.written
    const headers = {
      'Retry-After': String(fault.retryAfterSeconds),
      'Cache-Control': 'no-store',
      ...(policy !== null && { 'Content-Security-Policy': policy }),
    }
    return c.html(html, fault.status, headers)
  }
}
