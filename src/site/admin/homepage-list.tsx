/** The texts of the home page, newest first, each with where it stands and what can be done with it. */
import { Button, Group, SegmentedControl, Text, Title } from '@mantine/core'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { recordTexts } from '../../owner-kit/kit.nl.ts'
import { RecordBadges, RecordList } from '../../owner-kit/record-list.tsx'
import { Only } from '../../owner-kit/role.tsx'
import { NEW_RECORD } from '../../owner-kit/use-record-address.ts'
import { useHomepageAddress } from './homepage-address.ts'
import { useHomepagePage, useHomepageRemoval, useSwitch, type HomepageTextData } from './homepage-data.ts'
import { homepageAdminTexts as texts, stateLabels } from './homepage.nl.ts'

const EXCERPT = 160

export function HomepageList() {
  const address = useHomepageAddress()
  const page = useHomepagePage(address.query)
  const { staat = '', na } = address.query
  const listed = page.data?.texts
  const nothingShown = staat === '' && na === undefined && page.data?.next === null && !listed?.some(({ state }) => state === 'shown')
  return (
    <section aria-labelledby="homepage-heading">
      <Group justify="space-between" mb="xs">
        <Title order={2} id="homepage-heading">
          {texts.heading}
        </Title>
        <Only needs="editor">
          <Button onClick={() => address.open(NEW_RECORD)}>{texts.add}</Button>
        </Only>
      </Group>
      <Text c="dimmed" mb="md">
        {texts.lead}
      </Text>
      <SegmentedControl
        aria-label={texts.filter}
        value={staat}
        onChange={(value) => address.filter('staat', value)}
        data={[
          { value: '', label: texts.present },
          { value: 'verwijderd', label: texts.deleted },
        ]}
      />
      {nothingShown && listed && listed.length > 0 && <Text mt="md">{texts.nothingShown}</Text>}
      <RecordList address={address} page={page} lines={listed} next={page.data?.next} texts={texts} Row={Line} Actions={Actions} />
    </section>
  )
}

function excerptOf(content: string, length = EXCERPT): string {
  const line = content.replace(/\s+/g, ' ')
  return line.length > length ? `${line.slice(0, length).trimEnd()}…` : line
}

function Line({ line: text }: { line: HomepageTextData }) {
  const moments = [
    [texts.from, text.startsAt],
    [texts.until, text.endsAt],
    [texts.written, text.createdAt],
  ] as const
  return (
    <>
      <span className="row-name">{excerptOf(text.content)}</span>
      <RecordBadges isSample={false} state={text.state} name={stateLabels[text.state]} />
      <span className="row-facts">{moments.flatMap(([label, moment]) => (moment ? [`${label} ${amsterdamTime(moment)}`] : [])).join(', ')}</span>
    </>
  )
}

function Actions({ line: text }: { line: HomepageTextData }) {
  const { restore, remove } = useHomepageRemoval()
  const change = useSwitch()
  const button = (label: string, busy: boolean, onClick: () => void) => (
    <Button variant="default" size="sm" aria-label={texts.of(label, excerptOf(text.content, 40))} aria-disabled={busy} onClick={() => !busy && onClick()}>
      {label}
    </Button>
  )
  return (
    <div className="cluster row-actions">
      {text.state === 'deleted' ? (
        button(recordTexts.undelete, restore.isPending, () => restore.mutate(text.id))
      ) : (
        <>
          {button(text.isActive ? texts.switchOff : texts.switchOn, change.isPending, () => change.mutate({ text, on: !text.isActive }))}
          {button(recordTexts.delete, remove.isPending, () => remove.mutate({ id: text.id }))}
        </>
      )}
    </div>
  )
}
