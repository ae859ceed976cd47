/** Earlier versions of what the owner edits: what changed since, and going back to one. */
import { Button, Skeleton, Text } from '@mantine/core'
import { amsterdamTime } from '../platform/dutch-time.ts'
import { moveTo, useAddressParameters } from './address.ts'
import { LoadFailed } from './load-failed.tsx'
import type { Revision } from '../revisions/revisions.ts'
import { historyTexts } from './history.nl.ts'
import { WordDifference } from './word-difference.tsx'
import './history.css'

const SUMMARY_LENGTH = 90

export interface HistoryPanelProps {
  /** Newest first; undefined while they load. */
  revisions: readonly Revision[] | undefined
  failed: boolean
  onRetry: () => void
  /** A version as one text, for the comparison with `current`. */
  textOf: (data: unknown) => string
  /** Fills the editor, or restores at once with a way back. Saving makes a new version. */
  onRestore: (revision: Revision) => void
  /** What stands in the editor now, written as `textOf` writes it. */
  current: string
  /** One line in the list; the first words of the text when absent. */
  summaryOf?: (data: unknown) => string
  /** What restoring leaves as it is, when there is something to say of that. */
  note?: string
  /** While a restore is on its way. */
  busy?: boolean
}

/** The chosen version stands in the address as `versie`. */
export function HistoryPanel({ revisions, failed, onRetry, note, ...rest }: HistoryPanelProps) {
  return (
    <section className="history" aria-labelledby="history-heading">
      <h3 id="history-heading">{historyTexts.heading}</h3>
      <Text c="dimmed" size="sm">
        {historyTexts.lead}
        {note && ` ${note}`}
      </Text>
      {revisions ? (
        <Versions revisions={revisions} {...rest} />
      ) : failed ? (
        <LoadFailed sentence={historyTexts.failed} onRetry={onRetry} />
      ) : (
        <div role="status">
          <span className="admin-hidden">{historyTexts.loading}</span>
          <Skeleton height={48} mt="sm" />
          <Skeleton height={48} mt="sm" />
        </div>
      )}
    </section>
  )
}

type VersionsProps = Omit<HistoryPanelProps, 'revisions' | 'failed' | 'onRetry' | 'note'> & { revisions: readonly Revision[] }

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
            <button type="button" className="history-row" aria-expanded={open} onClick={() => toggle(revision.id)}>
              <time dateTime={revision.savedAt}>{amsterdamTime(revision.savedAt)}</time>
              <span>{shorten(summaryOf ? summaryOf(revision.data) : text)}</span>
              {text === current && <em>{historyTexts.current}</em>}
            </button>
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

interface DifferenceProps extends Pick<HistoryPanelProps, 'onRestore' | 'busy' | 'current'> {
  revision: Revision
  text: string
}

function Difference({ revision, text, current, onRestore, busy = false }: DifferenceProps) {
  if (text === current) return <p className="history-detail">{historyTexts.equal}</p>
  return (
    <div className="history-detail">
      <WordDifference before={text} after={current} legend={historyTexts.legend} />
      <Button
        variant="default"
        aria-label={historyTexts.restoreOf(amsterdamTime(revision.savedAt))}
        aria-disabled={busy}
        onClick={() => !busy && onRestore(revision)}
      >
        {historyTexts.restore}
      </Button>
    </div>
  )
}
