/** The part Meldingen of the tab Berichten: the list of notices, or one of them. */
import { useState } from 'react'
import { Button, Group, Text, Title, UnstyledButton } from '@mantine/core'
import { moveTo, useAddressParameters } from '../../owner-kit/address.ts'
import { LoadFailed } from '../../owner-kit/load-failed.tsx'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { decisionNames, kindNames } from '../notices.nl.ts'
import { NoticePane } from './notice-pane.tsx'
import { useNoticePage, type NoticeLine } from './notice-data.ts'
import { noticesAdminTexts as texts } from './notices-admin.nl.ts'

const show = (id: string | undefined) => moveTo({ tab: 'berichten', onderdeel: 'meldingen', melding: id })

export function NoticesSection() {
  const chosen = useAddressParameters().get('melding')
  if (chosen !== null) return <NoticePane key={chosen} id={chosen} onLeave={() => show(undefined)} />
  return (
    <section aria-labelledby="notices-heading">
      <Title order={2} id="notices-heading" mb="sm">
        {texts.heading}
      </Title>
      <Text mb="md">{texts.lead}</Text>
      <NoticeList />
    </section>
  )
}

function NoticeList() {
  // Cursor of the page; undefined for the newest.
  const [after, setAfter] = useState<string>()
  const page = useNoticePage(after)
  const { data } = page
  if (!data) {
    if (page.isError && !page.isFetching) return <LoadFailed sentence={texts.listFailed.message} onRetry={() => void page.refetch()} />
    return <Text role="status">{texts.loading}</Text>
  }
  if (data.notices.length === 0 && after === undefined) return <Text role="status">{texts.none}</Text>
  const { next } = data
  return (
    <>
      <ul className="rows" aria-label={texts.list} aria-busy={page.isPlaceholderData}>
        {data.notices.map((notice) => (
          <li key={notice.id}>
            <UnstyledButton className="row" onClick={() => show(notice.id)}>
              <Line notice={notice} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <Group mt="sm">
        {after !== undefined && (
          <Button variant="default" onClick={() => setAfter(undefined)}>
            {texts.newest}
          </Button>
        )}
        {next !== null && (
          <Button variant="default" onClick={() => setAfter(next)}>
            {texts.older}
          </Button>
        )}
      </Group>
    </>
  )
}

const Line = ({ notice: { page, kind, decision, created_at: at } }: { notice: NoticeLine }) => (
  <>
    <span className="row-name">{page}</span>
    <span className="badge">{decision === null ? texts.open : decisionNames[decision]}</span>
    <span>{kindNames[kind]}</span>
    <time dateTime={at}>{amsterdamTime(at)}</time>
  </>
)
