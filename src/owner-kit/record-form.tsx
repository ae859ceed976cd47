/** The frame around the form of one record: the way back, its name, what somebody else saved, and the bar that saves and deletes. */
import type { ReactNode } from 'react'
import { Button, Group, Text, Title } from '@mantine/core'
import type { RecordRow } from '../records/record-kind.ts'
import { ConflictNote } from './conflict-note.tsx'
import { askConfirmation, type Question } from './confirm.tsx'
import { FaultSummary } from './fault-summary.tsx'
import { recordTexts } from './kit.nl.ts'
import { useMay } from './role.tsx'
import type { RecordFormState } from './use-record-form.ts'

type State = Omit<RecordFormState<never>, 'form' | 'save'> & { save: () => void }

interface RecordFieldsProps {
  state: State
  /** The fields. */
  children: ReactNode
  /** Puts what was saved elsewhere on the screen. */
  onReload: () => void
  /** In the place of the button that saves. */
  actions?: ReactNode
  /** Behind it. */
  more?: ReactNode
}

/** The fields of a record with the bar that saves them. */
export function RecordFields({ state, children, onReload, actions, more }: RecordFieldsProps) {
  const mayEdit = useMay('editor')
  const loadTheirs = async () => {
    if (await askConfirmation(recordTexts.overwrite)) onReload()
  }
  if (!mayEdit) {
    return (
      <div className="form">
        <Text c="dimmed">{recordTexts.readOnly}</Text>
        <fieldset className="plain-fieldset" disabled>
          {children}
        </fieldset>
      </div>
    )
  }
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        state.save()
      }}
    >
      {state.conflict && <ConflictNote busy={state.busy} onKeepMine={state.saveAnyway} onLoadTheirs={() => void loadTheirs()} />}
      <FaultSummary {...state.faults} />
      {children}
      <Group className="save-bar">
        {actions ?? (
          <Button type="submit" aria-disabled={state.busy}>
            {state.busy ? recordTexts.saving : recordTexts.save}
          </Button>
        )}
        {more}
        <Text size="sm" role="status">
          {state.dirty ? recordTexts.unsaved : ''}
        </Text>
      </Group>
    </form>
  )
}

interface RecordFormProps extends Omit<RecordFieldsProps, 'more'> {
  /** Id of its heading. */
  id: string
  title: ReactNode
  /** Above the fields: where it stands. */
  standing?: ReactNode
  /** Beside the fields, where there is room. */
  beside?: ReactNode
  onLeave: () => void
  /** What is asked before it is deleted; absent: nothing, since it can be undone. */
  confirmDelete?: Question
  /** Calls `done` when it is deleted. Absent: it cannot be deleted. */
  onDelete?: (row: RecordRow, done: () => void) => void
}

export const BackButton = ({ onLeave }: { onLeave: () => void }) => (
  <Button variant="default" mb="md" onClick={onLeave}>
    {recordTexts.back}
  </Button>
)

export function RecordForm({ id, title, standing, beside, onLeave, confirmDelete, onDelete, ...fields }: RecordFormProps) {
  const { row, discard } = fields.state
  const mayEdit = useMay('editor')
  const remove = async (chosen: RecordRow) => {
    if (confirmDelete && !(await askConfirmation(confirmDelete))) return
    onDelete?.(chosen, () => {
      discard()
      onLeave()
    })
  }
  const deleteButton = row && onDelete && (
    <Button variant="default" onClick={() => void remove(row)}>
      {recordTexts.delete}
    </Button>
  )
  const form = <RecordFields {...fields} more={deleteButton} />
  return (
    <>
      <BackButton onLeave={onLeave} />
      <Title order={2} id={id} mb="md">
        {title}
      </Title>
      {standing}
      {/* What is tried beside the fields is a part of changing them. */}
      {beside && mayEdit ? (
        <div className="beside">
          {form}
          {beside}
        </div>
      ) : (
        form
      )}
    </>
  )
}
