/** What a page showed when its journey failed, told with the failure: a machine elsewhere leaves nothing else to look at. */
import type { Page, Request } from 'playwright-core'
import { onTestFailed } from 'vitest'

const MOST_CHARACTERS = 3_000
/** A page that hangs has nothing to show. */
const PATIENCE_MS = 5_000

interface LastSeen {
  /** To be called while the page is still there. */
  look: () => Promise<void>
}

async function describe(page: Page, ongoing: ReadonlySet<Request>): Promise<string> {
  const shown = page.evaluate(() => {
    const at = document.activeElement as (HTMLElement & { value?: string; type?: string }) | null
    const typed = at?.type === 'password' ? '' : (at?.value ?? '')
    const focus = `${at?.tagName.toLowerCase()} ${at?.id} ${at?.ariaLabel ?? at?.getAttribute('name')} '${typed}'`
    const above = [...document.querySelectorAll<HTMLElement>('dialog[open], [role=dialog], [role=alert]')].map(({ innerText }) => innerText)
    return [`focus: ${focus}, ${document.visibilityState}, ${navigator.onLine ? 'online' : 'offline'}`, ...above, document.body.innerText].join('\n')
  })
  const late = new Promise<string>((resolve) => void setTimeout(resolve, PATIENCE_MS, 'the page did not answer').unref())
  const text = await Promise.race([shown, late]).catch((error: unknown) => String(error))
  const waiting = [...ongoing].map((request) => `${request.method()} ${request.url()}`)
  return [`page: ${page.url()}`, `waits for: ${waiting.join(', ') || 'nothing'}`, text.replace(/\n{2,}/g, '\n').slice(0, MOST_CHARACTERS)].join('\n')
}

/** For a visit within a test; one that is made for a whole file tells nothing. */
export function lastSeen(page: Page, ongoing: ReadonlySet<Request>): LastSeen {
  let seen = ''
  try {
    onTestFailed(({ task }) => {
      const fault = task.result?.errors?.[0]
      if (fault && seen) fault.message += `\n\nWhat the visitor saw:\n${seen}`
    })
  } catch {
    // Outside a test there is nothing to fail.
    return { look: () => Promise.resolve() }
  }
  return {
    look: async () => {
      seen = await describe(page, ongoing)
    },
  }
}
