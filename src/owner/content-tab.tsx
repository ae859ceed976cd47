/** The tab Inhoud: what the owner publishes, one part at a time. */
import { lazy, Suspense } from 'react'
import { SegmentedControl, Text } from '@mantine/core'
import { moveTo, useAddressParameters } from '../owner-kit/address.ts'
import { adminTexts, contentParts } from './admin.nl.ts'

const HomepageSection = lazy(async () => ({ default: (await import('../site/admin/homepage-section.tsx')).HomepageSection }))
const ArticlesSection = lazy(async () => ({ default: (await import('../articles/admin/articles-section.tsx')).ArticlesSection }))
const OwnEntriesSection = lazy(async () => ({ default: (await import('../own-entries/admin/own-entries-section.tsx')).OwnEntriesSection }))
const NotariesSection = lazy(async () => ({ default: (await import('../notaries/admin/notaries-section.tsx')).NotariesSection }))
const ReviewsPart = lazy(async () => ({ default: (await import('./reviews-part.tsx')).ReviewsPart }))

/** The first stands in the address without a name. */
const parts = [
  { value: 'homepage', Section: HomepageSection },
  { value: 'artikelen', Section: ArticlesSection },
  { value: 'kennis', Section: OwnEntriesSection },
  { value: 'notarissen', Section: NotariesSection },
  { value: 'beoordelingen', Section: ReviewsPart },
] as const

export function ContentTab() {
  const wanted = useAddressParameters().get('onderdeel')
  const part = parts.find(({ value }) => value === wanted) ?? parts[0]
  return (
    <>
      <div className="content-parts">
        <SegmentedControl
          aria-label={contentParts.label}
          value={part.value}
          onChange={(value) => moveTo({ tab: 'inhoud', onderdeel: value === parts[0].value ? undefined : value })}
          data={parts.map(({ value }) => ({ value, label: contentParts[value] }))}
        />
      </div>
      <Suspense fallback={<Text role="status">{adminTexts.loading}</Text>}>
        <part.Section />
      </Suspense>
    </>
  )
}
