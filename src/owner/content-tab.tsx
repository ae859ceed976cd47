/** The tab Inhoud: what the owner publishes, one part at a time. */
import { load } from './load.tsx'
import { contentParts as names } from './parts.nl.ts'
import { PartsTab } from './parts-tab.tsx'

const HomepageSection = load(() => import('../site/admin/homepage-section.tsx'), 'HomepageSection')
const ArticlesSection = load(() => import('../articles/admin/articles-section.tsx'), 'ArticlesSection')
const PageTextsSection = load(() => import('../site/admin/page-texts-section.tsx'), 'PageTextsSection')
const OwnEntriesSection = load(() => import('../own-entries/admin/own-entries-section.tsx'), 'OwnEntriesSection')
const NotariesSection = load(() => import('../notaries/admin/notaries-section.tsx'), 'NotariesSection')
const ReviewsPart = load(() => import('./reviews-part.tsx'), 'ReviewsPart')
const FiguresSection = load(() => import('../figure-desk/admin/figures-section.tsx'), 'FiguresSection')

export const ContentTab = () => (
  <PartsTab
    tab="inhoud"
    label={names.label}
    parts={[
      { value: 'homepage', label: names.homepage, Section: HomepageSection },
      { value: 'artikelen', label: names.artikelen, Section: ArticlesSection },
      { value: 'aanvullingen', label: names.aanvullingen, Section: PageTextsSection },
      { value: 'kennis', label: names.kennis, Section: OwnEntriesSection },
      { value: 'notarissen', label: names.notarissen, Section: NotariesSection },
      { value: 'beoordelingen', label: names.beoordelingen, Section: ReviewsPart },
      { value: 'cijfers', label: names.cijfers, Section: FiguresSection },
    ]}
  />
)
