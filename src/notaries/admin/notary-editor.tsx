/** One stored notary: its form, or what there is instead for samples and deleted ones. */
import { Button } from '@mantine/core'
import { ApiProblem } from '../../owner-kit/api-call.ts'
import { recordTexts } from '../../owner-kit/kit.nl.ts'
import { ReadOnlyRecord, RecordEditor, type StoredRecordProps } from '../../owner-kit/record-editor.tsx'
import { showRefusal } from '../../owner-kit/record-hooks.ts'
import { showSuccess } from '../../owner-kit/toasts.tsx'
import { recordName } from '../../owner-kit/use-record-address.ts'
import { editTexts, listTexts, toastTexts } from './notaries-admin.nl.ts'
import { notaryPlace } from './notary-address.ts'
import { notaryCalls, useNotary, useNotaryAction, useRefreshNotaries, type NotaryDetail, type Row } from './notary-data.ts'
import { NotaryForm } from './notary-form.tsx'

export function NotaryEditor({ id, onLeave }: { id: string; onLeave: () => void }) {
  return (
    <RecordEditor
      name={recordName(notaryPlace, id)}
      query={useNotary(id)}
      refresh={useRefreshNotaries()}
      texts={{ ...editTexts, ...listTexts }}
      onLeave={onLeave}
      Form={StoredNotary}
    />
  )
}

function StoredNotary(props: StoredRecordProps<NotaryDetail>) {
  const { detail, onReload, onLeave } = props
  if (detail.isSample || detail.deletedAt !== null) return <ReadOnly {...props} />
  return <NotaryForm stored={detail} onReload={onReload} onLeave={onLeave} />
}

function ReadOnly({ detail: notary, onReload, onLeave }: StoredRecordProps<NotaryDetail>) {
  const isVisible = notary.state === 'zichtbaar'
  const act = useNotaryAction(
    (row: Row) => (notary.isSample ? notaryCalls.setState(row, isVisible ? 'uit' : 'zichtbaar') : notaryCalls.bringBack(row)),
    () => {
      showSuccess(notary.isSample ? (isVisible ? toastTexts.hidden : toastTexts.shown) : toastTexts.restored)
      onReload()
    },
    (error) => {
      showRefusal(error, toastTexts)
      if (error instanceof ApiProblem && error.code === 'conflict') onReload()
    },
  )
  return (
    <ReadOnlyRecord
      id="notary-heading"
      title={notary.name}
      deletedAt={notary.isSample ? null : notary.deletedAt}
      texts={editTexts}
      onLeave={onLeave}
      action={
        <Button variant="default" aria-disabled={act.isPending} onClick={() => !act.isPending && act.mutate(notary)}>
          {notary.isSample ? (isVisible ? editTexts.hide : editTexts.show) : recordTexts.undelete}
        </Button>
      }
    />
  )
}
