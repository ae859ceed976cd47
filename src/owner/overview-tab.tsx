/** The tab Overzicht: how the site is used, and what the model did. */
import { load } from './load.tsx'
import { overviewParts as names } from './parts.nl.ts'
import { PartsTab } from './parts-tab.tsx'
// Of both parts, whichever is opened first.
import '../insights/admin/dashboard.css'

const DashboardTab = load(() => import('../insights/admin/dashboard-tab.tsx'), 'DashboardTab')
const ModelUseSection = load(() => import('../assistant/model/admin/model-use-section.tsx'), 'ModelUseSection')

export const OverviewTab = () => (
  <PartsTab
    tab="overzicht"
    label={names.label}
    parts={[
      { value: 'gebruik', label: names.use, Section: DashboardTab },
      { value: 'taalmodel', label: names.model, Section: ModelUseSection },
    ]}
  />
)
