/** Browser entry of the owner's area: all its styles at once, because the page links them in its head, then the program. */
import '../ui/styles/tokens.css'
import './component-styles.ts'
import './admin.css'
import '../owner-kit/kit.css'
import '../chat-logs/admin/chat-logs.css'
import '../contact/admin/messages.css'
import '../mail/admin/mail-card.css'
import '../redirects/admin/redirects.css'
import '../insights/admin/dashboard.css'
import '../chat-logs/analysis/admin/questions.css'
import '../own-entries/admin/own-entries.css'
import '../accounts/admin/security.css'
import '../owner-kit/bar-chart.css'
import '../owner-kit/history.css'
import '../site/admin/homepage.css'
import '../articles/admin/articles.css'
import '../notaries/admin/notaries.css'
import '../reviews/admin/reviews.css'
import './live/live.css'
import '../privacy/admin/erasing.css'
import { createRoot } from 'react-dom/client'
import { installRefresh } from '../ui/install-refresh.ts'

// The style that keeps the page still behind a dialog comes from a library that looks for the page's nonce here.
Object.assign(globalThis, { __webpack_nonce__: document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content })

async function start(): Promise<void> {
  if (import.meta.env.DEV) await installRefresh()
  const { AdminApp } = await import('./admin-app.tsx')
  const element = document.getElementById('admin')
  if (element) createRoot(element).render(<AdminApp />)
}

void start()
