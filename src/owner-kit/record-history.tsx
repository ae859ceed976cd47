/** The earlier versions of a record: what changed since, and going back to one. The chosen one stands in the address as `versie`. */
import { Box, Button, Skeleton, Text, Title, UnstyledButton } from '@mantine/core'
import { amsterdamTime } from '../platform/dutch-time.ts'
import type { Revision } from '../revisions/revisions.ts'
import { moveTo, useAddressParameters } from './address.ts'
import { askConfirmation } from './confirm.tsx'
import { historyTexts } from './history.nl.ts'
import { recordTexts } from './kit.nl.ts'
import { Loaded } from './loaded.tsx'
import { Only } from './role.tsx'
import { WordDifference } from './word-difference.tsx'
import './history.css'

const SUMMARY_LENGTH = 90

interface RecordHistoryProps {
  /** Newest first. */
  revisions: { data: readonly Revision[] | undefined; isError: boolean; isFetching: boolean; error: Error | null; refetch: () => unknown }
  /** A version as one text. */
  textOf: (data: unknown) => string
  /** What stands in the form, as one text. */
  current: string
  /** Something in the form was not saved yet. */
  dirty: boolean
  /** What going back leaves as it is, when there is something to say of that. */
  note?: string
  /** One line in the list; the first words of the text when absent. */
  summaryOf?: (data: unknown) => string
  /** Goes back at once, or puts it in the form. */
  restore: (revision: Revision) => void
  busy?: boolean
}

export function RecordHistory({ revisions, note, dirty, restore, busy = false, ...rest }: RecordHistoryProps) {
  const ask = async (revision: Revision) => {
    if (busy || (dirty && !(await askConfirmation(recordTexts.revertOver)))) return
    restore(revision)
  }
  return (
    <Box component="section" mt="xl" aria-labelledby="history-heading">
      <Title order={3} size="lg" id="history-heading">
        {historyTexts.heading}
      </Title>
      <Text c="dimmed" size="sm">
        {historyTexts.lead}
        {note && ` ${note}`}
      </Text>
      <Loaded query={revisions} failed={historyTexts.failed} waiting={<Waiting />}>
        {(data) => <Versions revisions={data} onRestore={(revision) => void ask(revision)} busy={busy} {...rest} />}
      </Loaded>
    </Box>
  )
}

const Waiting = () => (
  <div role="status">
    <span className="admin-hidden">{historyTexts.loading}</span>
    <Skeleton height={48} mt="sm" />
    <Skeleton height={48} mt="sm" />
  </div>
)

interface VersionsProps extends Pick<RecordHistoryProps, 'textOf' | 'summaryOf' | 'current'> {
  revisions: readonly Revision[]
  onRestore: (revision: Revision) => void
  busy: boolean
}

function Versions({ revisions, textOf, summaryOf, current, ...actions }: VersionsProps) {
  const parameters = useAddressParameters()
  const chosen = parameters.get('versie')
  if (revisions.length === 0) return <Text>{historyTexts.none}</Text>
  const toggle = (id: string) => moveTo({ ...Object.fromEntries(parameters), versie: id === chosen ? undefined : id }, 'replace')
  return (
    <ol className="rows" aria-label={historyTexts.list}>
      {revisions.map((revision) => {
        const text = textOf(revision.data)
        const open = revision.id === chosen
        return (
          <li key={revision.id}>
            <UnstyledButton className="row history-row" aria-expanded={open} onClick={() => toggle(revision.id)}>
              <time dateTime={revision.savedAt}>{amsterdamTime(revision.savedAt)}</time>
              <Text span c="dimmed" flex="1 1 14rem" miw={0}>
                {shorten(summaryOf ? summaryOf(revision.data) : text)}
              </Text>
              {text === current && (
                <Text span fw={600} c="var(--good)">
                  {historyTexts.current}
                </Text>
              )}
            </UnstyledButton>
            {open && <Difference revision={revision} text={text} current={current} {...actions} />}
          </li>
        )
      })}
    </ol>
  )
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line === '') return historyTexts.empty
  return line.length > SUMMARY_LENGTH ? `${line.slice(0, SUMMARY_LENGTH).trimEnd()}…` : line
}

interface DifferenceProps extends Pick<VersionsProps, 'onRestore' | 'busy' | 'current'> {
  revision: Revision
  text: string
}

function Difference({ revision, text, current, onRestore, busy }: DifferenceProps) {
  if (text === current)
    return (
      <Text px="md" pb="md">
        {historyTexts.equal}
      </Text>
    )
  return (
    <Box px="md" pb="md">
      <WordDifference before={text} after={current} legend={historyTexts.legend} />
      <Only needs="editor">
        <Button
          variant="default"
          aria-label={historyTexts.restoreOf(amsterdamTime(revision.savedAt))}
          aria-disabled={busy}
          onClick={() => !busy && onRestore(revision)}
        >
          {historyTexts.restore}
        </Button>
      </Only>
    </Box>
  )
}
