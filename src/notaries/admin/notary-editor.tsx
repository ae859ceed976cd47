/** One stored notary: its form, or what there is instead for samples and deleted ones. */
import { useState } from 'react'
import { Alert, Button, Group, Skeleton, Text, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { ApiProblem } from '../../owner-kit/api-call.ts'
import { LoadFailed } from '../../owner-kit/load-failed.tsx'
import { showFailure, showSuccess } from '../../owner-kit/toasts.tsx'
import { BackButton } from './back-button.tsx'
import { editTexts, listTexts, toastTexts } from './notaries-admin.nl.ts'
import { notariesKey, notaryCalls, useNotary, useNotaryAction, type NotaryDetail, type Row } from './notary-data.ts'
import { NotaryForm } from './notary-form.tsx'

export function NotaryEditor({ id, onLeave }: { id: string; onLeave: () => void }) {
  const client = useQueryClient()
  const query = useNotary(id)
  /** Goes up when the form must start anew from what is stored. */
  const [generation, setGeneration] = useState(1)
  const reload = async () => {
    await query.refetch()
    setGeneration((number) => number + 1)
    await client.invalidateQueries({ queryKey: [...notariesKey, 'revisions', id] })
  }
  const { data } = query
  if (!data) {
    if (query.isFetching) return <Skeleton height={320} role="status" aria-label={listTexts.loading} />
    const gone = query.error instanceof ApiProblem && query.error.status === 404
    if (!gone) return <LoadFailed sentence={listTexts.failed.message} onRetry={() => void query.refetch()} />
    return (
      <>
        <BackButton onLeave={onLeave} />
        <Text>{editTexts.gone}</Text>
      </>
    )
  }
  if (data.isSample || data.deletedAt !== null) return <ReadOnly notary={data} onChanged={() => void reload()} onLeave={onLeave} />
  return <NotaryForm key={generation} stored={data} onReload={() => void reload()} onLeave={onLeave} />
}

interface ReadOnlyProps {
  notary: NotaryDetail
  onChanged: () => void
  onLeave: () => void
}

function ReadOnly({ notary, onChanged, onLeave }: ReadOnlyProps) {
  const isVisible = notary.state === 'zichtbaar'
  const act = useNotaryAction(
    (row: Row) => (notary.isSample ? notaryCalls.setState(row, isVisible ? 'uit' : 'zichtbaar') : notaryCalls.bringBack(row)),
    () => {
      showSuccess(notary.isSample ? (isVisible ? toastTexts.hidden : toastTexts.shown) : toastTexts.undeleted)
      onChanged()
    },
    (error) => {
      const conflict = error instanceof ApiProblem && error.code === 'conflict'
      showFailure(conflict ? toastTexts.conflict : toastTexts.failed)
      if (conflict) onChanged()
    },
  )
  return (
    <section aria-labelledby="notary-heading">
      <BackButton onLeave={onLeave} />
      <Title order={2} id="notary-heading">
        {notary.name}
      </Title>
      <Alert variant="default" my="md" title={notary.isSample ? editTexts.sampleTitle : editTexts.deletedTitle}>
        <Text>{notary.isSample ? editTexts.sampleText : editTexts.deletedText(amsterdamTime(notary.deletedAt ?? ''))}</Text>
        <Group mt="sm">
          <Button variant="default" aria-disabled={act.isPending} onClick={() => !act.isPending && act.mutate(notary)}>
            {notary.isSample ? (isVisible ? editTexts.hide : editTexts.show) : editTexts.undelete}
          </Button>
        </Group>
      </Alert>
    </section>
  )
}
