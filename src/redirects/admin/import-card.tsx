/** Links from and to a file: first what would happen, then doing it. */
import { useRef } from 'react'
import { Button, FileButton, Group, Text, Title } from '@mantine/core'
import { Only } from '../../owner-kit/role.tsx'
import { showFailure } from '../../owner-kit/toasts.tsx'
import { MAX_IMPORT_BYTES } from '../import-limits.ts'
import { ImportVerdicts } from './import-verdicts.tsx'
import { importFaults, importTexts } from './link-details.nl.ts'
import { useImport } from './use-import.ts'

export function ImportCard() {
  const { trial, run, text, forget } = useImport()
  const reset = useRef<() => void>(null)
  const outcome = trial.data
  const choose = (file: File | null) => {
    if (!file) return
    reset.current?.()
    if (file.size > MAX_IMPORT_BYTES) showFailure({ title: importTexts.failed.title, message: importTexts.tooLarge })
    else trial.mutate(file)
  }
  return (
    <section className="admin-card" aria-labelledby="import-links">
      <Title order={2} id="import-links">
        {importTexts.heading}
      </Title>
      <Text c="dimmed">{importTexts.note}</Text>
      <Group gap="sm">
        <Only needs="editor">
          <FileButton onChange={choose} accept="text/csv,.csv" resetRef={reset} inputProps={{ 'aria-label': importTexts.choose }}>
            {(props) => (
              <Button variant="default" {...props} aria-disabled={trial.isPending}>
                {trial.isPending ? importTexts.reading : importTexts.choose}
              </Button>
            )}
          </FileButton>
        </Only>
        <Button component="a" variant="default" href="/api/admin/redirects/export" download>
          {importTexts.export}
        </Button>
      </Group>
      <div role="status">
        {outcome &&
          (outcome.fault ? (
            <Text data-health="bad">{importFaults[outcome.fault]}</Text>
          ) : (
            <Text>{importTexts.result(outcome.added, outcome.lines.length - outcome.added)}</Text>
          ))}
      </div>
      {outcome && !outcome.fault && (
        <>
          <ImportVerdicts lines={outcome.lines} />
          <Group gap="sm">
            <Button disabled={outcome.added === 0} aria-disabled={run.isPending} onClick={() => text !== undefined && !run.isPending && run.mutate(text)}>
              {run.isPending ? importTexts.importing : importTexts.import(outcome.added)}
            </Button>
            <Button variant="default" onClick={forget}>
              {importTexts.cancel}
            </Button>
          </Group>
        </>
      )}
    </section>
  )
}
