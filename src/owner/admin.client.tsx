/** Browser entry of the owner's area: the styles that the page links in its head, then the program. A tab or a part that is loaded late brings its own. */
import '../ui/styles/tokens.css'
import './component-styles.ts'
import '../ui/styles/less-motion.css'
import './admin.css'
import '../owner-kit/kit.css'
import './live/live.css'
import { createRoot } from 'react-dom/client'
import { partTexts } from '../owner-kit/part.nl.ts'
import { installRefresh } from '../ui/install-refresh.ts'

// The style that keeps the page still behind a dialog comes from a library that looks for the page's nonce here.
Object.assign(globalThis, { __webpack_nonce__: document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content })

const TRY_AGAIN_MS = 5_000

async function start(): Promise<void> {
  const element = document.getElementById('admin')
  if (!element) return
  if (import.meta.env.DEV) await installRefresh()
  try {
    const { AdminApp } = await import('./admin-app.tsx')
    createRoot(element).render(<AdminApp />)
  } catch {
    // Nothing was typed yet, so that a new page loses nothing. It comes once the site answers.
    element.textContent = partTexts.pageAway
    const timer = setInterval(async () => {
      const answer = await fetch('/settings', { method: 'HEAD' }).catch(() => undefined)
      if (!answer?.ok) return
      clearInterval(timer)
      location.reload()
    }, TRY_AGAIN_MS)
  }
}

void start()
