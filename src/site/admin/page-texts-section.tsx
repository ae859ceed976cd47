/** The part Aanvullingen of the tab Inhoud: the pages that take one, or one of them in its form. */
import { Badge, Text, Title } from '@mantine/core'
import { dutchDate, dayOf } from '../../platform/dutch-time.ts'
import { RecordList } from '../../owner-kit/record-list.tsx'
import { PageTextEditor } from './page-text-editor.tsx'
import { pageNames, pageTextsTexts as texts } from './page-texts.nl.ts'
import { usePageTextAddress, usePageTexts, type PageTextData } from './page-texts-data.ts'

export function PageTextsSection() {
  const address = usePageTextAddress()
  const page = usePageTexts('all')
  const { chosen, open } = address
  if (chosen !== undefined) return <PageTextEditor key={chosen} id={chosen} onLeave={() => open(undefined)} />
  return (
    <section aria-labelledby="page-texts-heading">
      <Title order={2} id="page-texts-heading">
        {texts.heading}
      </Title>
      <Text c="dimmed" mb="md">
        {texts.lead}
      </Text>
      <RecordList address={address} page={page} lines={page.data} next={null} texts={texts} Row={Line} />
    </section>
  )
}

const Line = ({ line: { id, content, changedAt } }: { line: PageTextData }) => (
  <>
    <span className="row-name">{pageNames[id]}</span>
    <span className="badges">
      <Badge variant="default">{content === '' ? texts.empty : texts.filled}</Badge>
    </span>
    <span className="row-facts">{[`/${id}`, changedAt && texts.since(dutchDate(dayOf(changedAt)))].filter(Boolean).join(', ')}</span>
  </>
)
