/** The tab Overzicht: how the site is used and whether it is backed up, and what the model did. */
import { moveTo } from '../owner-kit/address.ts'
import { focusSoon } from './focus-when-shown.ts'
import { Only } from '../owner-kit/role.tsx'
import { load } from './load.tsx'
import { overviewParts as names } from './parts.nl.ts'
import { PartsTab } from './parts-tab.tsx'
// Of both parts, whichever is opened first.
import '../insights/admin/dashboard.css'

const DashboardTab = load(() => import('../insights/admin/dashboard-tab.tsx'), 'DashboardTab')
const BackupLine = load(() => import('../backup/admin/backup-line.tsx'), 'BackupLine')
const ModelUseSection = load(() => import('../assistant/model/admin/model-use-section.tsx'), 'ModelUseSection')

const toBackups = () => {
  moveTo({})
  focusSoon('#backup-heading')
}

const Use = () => (
  <>
    <Only needs="owner">
      <BackupLine onOpen={toBackups} />
    </Only>
    <DashboardTab />
  </>
)

export const OverviewTab = () => (
  <PartsTab
    tab="overzicht"
    label={names.label}
    parts={[
      { value: 'gebruik', label: names.use, Section: Use },
      { value: 'taalmodel', label: names.model, Section: ModelUseSection, needs: 'owner' },
    ]}
  />
)
