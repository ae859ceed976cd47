/** The part Meldingen of the tab Berichten: the list of notices, or one of them. */
import { Badge, Text, Title } from '@mantine/core'
import { RecordList } from '../../owner-kit/record-list.tsx'
import { useRecordAddress } from '../../owner-kit/use-record-address.ts'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { decisionNames, kindNames } from '../notices.nl.ts'
import { NoticePane } from './notice-pane.tsx'
import { useNoticePage, type NoticeLine } from './notice-data.ts'
import { noticesAdminTexts as texts } from './notices-admin.nl.ts'

export function NoticesSection() {
  const address = useRecordAddress({ tab: 'berichten', part: 'meldingen', one: 'melding', filters: [] })
  const page = useNoticePage(address.query.na)
  if (address.chosen !== undefined) return <NoticePane key={address.chosen} id={address.chosen} onLeave={() => address.open(undefined)} />
  return (
    <section aria-labelledby="notices-heading">
      <Title order={2} id="notices-heading" mb="sm">
        {texts.heading}
      </Title>
      <Text>{texts.lead}</Text>
      <RecordList address={address} page={page} lines={page.data?.notices} next={page.data?.next} texts={texts} Row={Line} />
    </section>
  )
}

const Line = ({ line: { page, kind, decision, created_at: at } }: { line: NoticeLine }) => (
  <>
    <span className="row-name">{page}</span>
    <Badge variant="default">{decision === null ? texts.open : decisionNames[decision]}</Badge>
    <span>{kindNames[kind]}</span>
    <time dateTime={at}>{amsterdamTime(at)}</time>
  </>
)
