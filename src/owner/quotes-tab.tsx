/** The tab Offertes: requests, the offices that take them, what these say of themselves, and what these are charged. */
import { load } from './load.tsx'
import { quoteParts as names } from './parts.nl.ts'
import { PartsTab } from './parts-tab.tsx'

const RequestsSection = load(() => import('../quotes/admin/requests-section.tsx'), 'RequestsSection')
const OfficesSection = load(() => import('../quotes/admin/offices-section.tsx'), 'OfficesSection')
const ProposalsSection = load(() => import('../quotes/admin/proposals-section.tsx'), 'ProposalsSection')
const StatementSection = load(() => import('../quotes/admin/statement-section.tsx'), 'StatementSection')

export const QuotesTab = () => (
  <PartsTab
    tab="offertes"
    label={names.label}
    parts={[
      { value: 'aanvragen', label: names.requests, Section: RequestsSection },
      { value: 'kantoren', label: names.offices, Section: OfficesSection },
      { value: 'opgaven', label: names.proposals, Section: ProposalsSection },
      { value: 'afrekening', label: names.statement, Section: StatementSection, needs: 'owner' },
    ]}
  />
)
