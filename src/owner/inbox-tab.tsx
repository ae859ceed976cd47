/** The tab Berichten: what visitors write, and what they report. */
import { load } from './load.tsx'
import { inboxParts as names } from './parts.nl.ts'
import { PartsTab } from './parts-tab.tsx'
import '../contact/admin/messages.css'

const MessagesSection = load(() => import('../contact/admin/messages-tab.tsx'), 'MessagesTab')
const NoticesSection = load(() => import('../notices/admin/notices-section.tsx'), 'NoticesSection')

export const InboxTab = () => (
  <PartsTab
    tab="berichten"
    label={names.label}
    parts={[
      { value: 'berichten', label: names.messages, Section: MessagesSection },
      { value: 'meldingen', label: names.notices, Section: NoticesSection },
    ]}
  />
)
