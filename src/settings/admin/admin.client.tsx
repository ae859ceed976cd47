/** Browser entry of the owner's area: all its styles at once, because the page links them in its head, then the program. */
import '../../ui/styles/tokens.css'
import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import './admin.css'
import '../../assistant/admin/chat-logs.css'
import '../../contact/admin/messages.css'
import '../../mail/admin/mail-card.css'
import { createRoot } from 'react-dom/client'
import { installRefresh } from '../../ui/install-refresh.ts'

async function start(): Promise<void> {
  if (import.meta.env.DEV) await installRefresh()
  const { AdminApp } = await import('./admin-app.tsx')
  const element = document.getElementById('admin')
  if (element) createRoot(element).render(<AdminApp />)
}

void start()
