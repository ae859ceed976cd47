/** Many notaries at once: out as a file, and in from one after a trial run. */
import { useRef, useState } from 'react'
import { Button, FileInput, Group, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { ApiProblem } from '../../owner-kit/api-call.ts'
import { decodeText } from '../../platform/decode-text.ts'
import { Only } from '../../owner-kit/role.tsx'
import { showFailure, showSuccess } from '../../owner-kit/toasts.tsx'
import { MAX_IMPORT_BYTES } from '../import-limits.ts'
import { lineOutcomes, type LineOutcome } from '../line-outcome.ts'
import { describeLine, importTexts } from './import.nl.ts'
import { notaryCalls, useRefreshNotaries, type ImportResult } from './notary-data.ts'

export function ImportCard() {
  const [csv, setCsv] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState<string>()
  const asked = useRef<File>(undefined)
  const refresh = useRefreshNotaries()
  const trial = useMutation({
    mutationFn: (text: string) => notaryCalls.trial(text),
    onError: (error) =>
      setFault(
        error instanceof ApiProblem && error.status === 422
          ? importTexts.unreadable
          : error instanceof ApiProblem && error.status === 413
            ? importTexts.tooLarge
            : importTexts.failed.message,
      ),
  })
  const run = useMutation({
    mutationFn: (seen: string) => notaryCalls.import(csv, seen),
    onSuccess: async ({ counts }) => {
      choose(null)
      showSuccess(importTexts.done(counts.new, counts.changed, counts.refused))
      await refresh()
    },
    onError(error) {
      // The list is another by now: what would happen is looked at again, and nothing is written unseen.
      const moved = error instanceof ApiProblem && (error.status === 409 || error.status === 422)
      showFailure(moved ? importTexts.moved : importTexts.failed)
      if (moved) trial.mutate(csv)
    },
  })
  const choose = (chosen: File | null) => {
    setFile(chosen)
    asked.current = chosen ?? undefined
    setFault(undefined)
    trial.reset()
    if (!chosen) return
    if (chosen.size > MAX_IMPORT_BYTES) return setFault(importTexts.tooLarge)
    void chosen.arrayBuffer().then((bytes) => {
      // Another file was chosen while this one was read.
      if (asked.current !== chosen) return
      const text = decodeText(new Uint8Array(bytes))
      setCsv(text)
      trial.mutate(text)
    })
  }
  const outcome = trial.data
  return (
    <details className="content-import">
      <summary>{importTexts.title}</summary>
      <Text>{importTexts.lead}</Text>
      <Group my="md">
        <Button component="a" variant="default" href="/api/admin/notaries/export" download>
          {importTexts.export}
        </Button>
      </Group>
      <Only needs="editor">
        <FileInput
          size="md"
          label={importTexts.file}
          description={importTexts.fileNote}
          placeholder={importTexts.choose}
          accept=".csv,text/csv"
          clearable
          value={file}
          error={fault}
          onChange={choose}
        />
      </Only>
      {outcome && (
        <div role="status">
          <Title order={3} mt="md" size="h5">
            {importTexts.trial}
          </Title>
          <ul>
            {lineOutcomes.map((kind) => (
              <li key={kind}>{importTexts.counts[kind](outcome.counts[kind])}</li>
            ))}
          </ul>
          {outcome.ignored.length > 0 && <Text mt="sm">{importTexts.ignored(outcome.ignored)}</Text>}
          {outcome.counts.refused > 0 && <Text mt="sm">{importTexts.faults}</Text>}
          <Lines lines={outcome.lines} kind="refused" open />
          <Lines lines={outcome.lines} kind="changed" />
          <Lines lines={outcome.lines} kind="new" />
          <Lines lines={outcome.lines} kind="unchanged" />
          {outcome.counts.new + outcome.counts.changed > 0 && (
            <Button mt="md" onClick={() => !run.isPending && run.mutate(outcome.digest)} aria-disabled={run.isPending}>
              {importTexts.import(outcome.counts.new + outcome.counts.changed, outcome.counts.refused)}
            </Button>
          )}
        </div>
      )}
    </details>
  )
}

/** The lines of one outcome, each with what changes in it or why it is refused. */
function Lines({ lines, kind, open = false }: { lines: ImportResult['lines']; kind: LineOutcome; open?: boolean }) {
  const shown = lines.filter(({ outcome }) => outcome === kind)
  if (shown.length === 0) return null
  return (
    <details open={open}>
      <summary>{importTexts.linesOf[kind]}</summary>
      <ul>
        {shown.map((line) => (
          <li key={line.line}>{describeLine(line)}</li>
        ))}
      </ul>
    </details>
  )
}
