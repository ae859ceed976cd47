/** Importing messages from an export: choose, check, import, follow, cancel. */
import { useState } from 'react'
import { Button, FileInput, Stack, Text, Title } from '@mantine/core'
import { LoadFailed } from '../../owner-kit/load-failed.tsx'
import type { CheckedImport } from '../import/check-import.ts'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { endings, fileSize, importTexts, skipNames } from './chat-import.nl.ts'
import { useCheckImport, useImportState, useStartImport, type Import, type ImportState, type Source } from './import-data.ts'
import { ImportProgress } from './import-progress.tsx'
import { formatNumber } from '../../platform/number-format.ts'

export function ImportSection() {
  const state = useImportState()
  const last = state.data?.last
  return (
    <Stack component="section" className="below" aria-labelledby="chat-import-heading">
      <Title order={3} id="chat-import-heading">
        {importTexts.title}
      </Title>
      <Text c="dimmed">{importTexts.intro}</Text>
      {state.isError && !state.data && <LoadFailed sentence={importTexts.stateFailed} onRetry={() => void state.refetch()} />}
      {last?.status === 'running' ? <ImportProgress running={last} /> : <ImportForm file={state.data?.file ?? null} />}
      {last && last.status !== 'running' && <LastImport last={last} status={last.status} />}
    </Stack>
  )
}

const of = (count: number) => formatNumber(count)

function LastImport({ last, status }: { last: Import; status: keyof typeof endings }) {
  return (
    <Text size="sm" role="status">
      {importTexts.last} (<time dateTime={last.started_at}>{amsterdamTime(last.started_at)}</time>): {endings[status](of(last.imported), of(last.total))}
    </Text>
  )
}

function ImportForm({ file }: { file: ImportState['file'] }) {
  const [chosen, setChosen] = useState<Source | null>(null)
  const check = useCheckImport()
  const start = useStartImport()
  const choose = (source: Source | null) => {
    setChosen(source)
    check.reset()
    if (source === 'ready') check.mutate(source)
  }
  const checked = check.data?.checked
  return (
    <>
      <div className="with-button">
        <FileInput
          size="md"
          label={importTexts.file}
          description={importTexts.fileHint}
          placeholder={importTexts.choose}
          accept=".csv,text/csv"
          clearable
          value={chosen instanceof File ? chosen : null}
          onChange={choose}
        />
        <Button variant="default" disabled={!(chosen instanceof File)} loading={check.isPending} onClick={() => chosen && check.mutate(chosen)}>
          {importTexts.check}
        </Button>
        {file && (
          <Button variant="default" loading={check.isPending} onClick={() => choose('ready')}>
            {importTexts.fromSite(fileSize(file.size))}
          </Button>
        )}
      </div>
      {file?.isPublic && <Text c="var(--bad)">{importTexts.publicFile}</Text>}
      <div role="status">{check.isPending ? importTexts.checking : checked && <CheckOutcome checked={checked} />}</div>
      {checked && chosen && checked.fits > 0 && (
        <div>
          <Button loading={start.isPending} onClick={() => start.mutate(chosen, { onSuccess: () => choose(null) })}>
            {importTexts.start(checked.fits)}
          </Button>
        </div>
      )}
    </>
  )
}

function CheckOutcome({ checked }: { checked: CheckedImport }) {
  const rows = [
    [importTexts.fits, checked.fits],
    [importTexts.newSessions, checked.newSessions],
    [importTexts.known, checked.known],
    [importTexts.skipped, checked.skipped],
  ] as const
  return (
    <>
      <Title order={4} ff="var(--sans)" fw={600} size="md" mb="xs">
        {importTexts.checked}
      </Title>
      <dl className="facts-grid">
        {rows.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{of(count)}</dd>
          </div>
        ))}
      </dl>
      {checked.fits === 0 && <Text>{importTexts.nothing}</Text>}
      {checked.reasons.length > 0 && (
        <>
          <Text>{importTexts.firstReasons(checked.reasons.length, checked.skipped)}</Text>
          <ul className="bullets">
            {checked.reasons.map(({ line, reason }) => (
              <li key={line}>{importTexts.reason(line, skipNames[reason])}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
