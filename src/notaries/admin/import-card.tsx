/** Many notaries at once: out as a file, and in from one after a trial run. */
import { useState } from 'react'
import { Button, FileInput, Group, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { ApiProblem } from '../../owner-kit/api-call.ts'
import { showFailure, showSuccess } from '../../owner-kit/toasts.tsx'
import { importTexts } from './notaries-admin.nl.ts'
import { notaryCalls, useRefreshNotaries } from './notary-data.ts'

const MAX_BYTES = 58_000

export function ImportCard() {
  const [csv, setCsv] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState<string>()
  const refresh = useRefreshNotaries()
  const trial = useMutation({
    mutationFn: (text: string) => notaryCalls.import(text, true),
    onError: (error) => setFault(error instanceof ApiProblem && error.status === 422 ? importTexts.unreadable : importTexts.failed.message),
  })
  const run = useMutation({
    mutationFn: () => notaryCalls.import(csv, false),
    onSuccess: async ({ added }) => {
      choose(null)
      showSuccess(importTexts.done(added.length))
      await refresh()
    },
    onError: () => showFailure(importTexts.failed),
  })
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setFault(undefined)
    trial.reset()
    if (!chosen) return
    if (chosen.size > MAX_BYTES) return setFault(importTexts.tooLarge)
    void chosen.text().then((text) => {
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
      {outcome && (
        <div role="status">
          <Title order={3} mt="md" size="h5">
            {importTexts.added(outcome.added.length)}
          </Title>
          {outcome.known.length > 0 && <Text>{importTexts.known(outcome.known.length)}</Text>}
          {outcome.faults.length > 0 && <Text mt="sm">{importTexts.faultsFirst}</Text>}
          <ul>
            {outcome.faults.map(({ line, name, fields }) => (
              <li key={line}>{importTexts.fault(line, name, fieldNames(fields))}</li>
            ))}
          </ul>
          {outcome.faults.length === 0 && outcome.added.length > 0 && (
            <Button onClick={() => !run.isPending && run.mutate()} aria-disabled={run.isPending}>
              {importTexts.import}
            </Button>
          )}
        </div>
      )}
    </details>
  )
}

/** The columns of the file that the fields of a notary came from. */
const columns: Record<string, string> = {
  name: 'naam',
  location: 'plaats',
  languages: 'talen',
  specializations: 'specialisaties',
  features: 'kenmerken',
  phone: 'telefoon',
  email: 'mail',
  website: 'website',
  registerUrl: 'register',
  registerDay: 'register_gezien_op',
  relation: 'vergoeding',
  prices: 'prijzen',
}

const fieldNames = (fields: readonly string[]): string => [...new Set(fields.map((field) => columns[field.split('.')[0] ?? ''] ?? field))].join(', ')
