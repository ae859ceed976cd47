/** The frame around the form of one record: the way back, its name, what somebody else saved, and the bar that saves and deletes. */
import type { ReactNode } from 'react'
import { Button, Group, Text, Title } from '@mantine/core'
import type { RecordRow } from '../records/record-kind.ts'
import { ConflictNote } from './conflict-note.tsx'
import { askConfirmation, type Question } from './confirm.tsx'
import { recordTexts } from './kit.nl.ts'
import type { RecordFormState } from './use-record-form.ts'

interface RecordFormProps {
  /** Id of its heading. */
  id: string
  title: string
  state: Omit<RecordFormState<never>, 'form'>
  /** The fields. */
  children: ReactNode
  /** Starts anew from what is stored. */
  onReload: () => void
  onLeave: () => void
  /** What is asked before it is deleted. */
  confirmDelete: Question
  onDelete: (row: RecordRow) => void
}

export const BackButton = ({ onLeave }: { onLeave: () => void }) => (
  <Button variant="default" mb="md" onClick={onLeave}>
    {recordTexts.back}
  </Button>
)

export function RecordForm({ id, title, state, children, onReload, onLeave, confirmDelete, onDelete }: RecordFormProps) {
  const { row } = state
  const leave = async () => {
    if (!state.dirty || (await askConfirmation(recordTexts.leave))) onLeave()
  }
  const loadTheirs = async () => {
    if (await askConfirmation(recordTexts.overwrite)) onReload()
  }
  const remove = async (chosen: RecordRow) => {
    if (await askConfirmation(confirmDelete)) onDelete(chosen)
  }
  return (
    <>
      <BackButton onLeave={() => void leave()} />
      <Title order={2} id={id} mb="md">
        {title}
      </Title>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          state.save()
        }}
      >
        {state.conflict && <ConflictNote busy={state.busy} onKeepMine={state.saveAnyway} onLoadTheirs={() => void loadTheirs()} />}
        {children}
        <Group className="save-bar">
          <Button type="submit" aria-disabled={state.busy}>
            {state.busy ? recordTexts.saving : recordTexts.save}
          </Button>
          {row && (
            <Button variant="default" onClick={() => void remove(row)}>
              {recordTexts.delete}
            </Button>
          )}
          <Text size="sm" role="status">
            {state.dirty ? recordTexts.unsaved : ''}
          </Text>
        </Group>
      </form>
    </>
  )
}
