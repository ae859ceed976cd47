/** The tab Koppelingen: keys by which other programs read, and addresses at which they are told. */
import { load } from './load.tsx'
import { programParts as names } from './parts.nl.ts'
import { PartsTab } from './parts-tab.tsx'

const KeysSection = load(() => import('../programs/admin/keys-section.tsx'), 'KeysSection')
const WebhooksSection = load(() => import('../webhooks/admin/webhooks-section.tsx'), 'WebhooksSection')

export const ProgramsTab = () => (
  <PartsTab
    tab="koppelingen"
    label={names.label}
    parts={[
      { value: 'sleutels', label: names.keys, Section: KeysSection },
      { value: 'webhooks', label: names.webhooks, Section: WebhooksSection },
    ]}
  />
)
