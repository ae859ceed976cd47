/** What stands above a form whose row was saved elsewhere in between: nothing typed is lost, and the owner chooses. */
import { Alert, Button, Group, Text } from '@mantine/core'
import { conflictTexts } from './conflict.nl.ts'

interface ConflictNoteProps {
  /** Saves what is on the screen over what was saved elsewhere. */
  onKeepMine: () => void
  /** Puts what was saved elsewhere on the screen. */
  onLoadTheirs: () => void
  busy: boolean
}

export function ConflictNote({ onKeepMine, onLoadTheirs, busy }: ConflictNoteProps) {
  return (
    <Alert variant="default" title={conflictTexts.title} role="alert" data-tone="warn">
      <Text>{conflictTexts.text}</Text>
      <Group mt="sm">
        <Button onClick={onLoadTheirs} variant="default" aria-disabled={busy}>
          {conflictTexts.theirs}
        </Button>
        <Button onClick={() => !busy && onKeepMine()} aria-disabled={busy}>
          {conflictTexts.mine}
        </Button>
      </Group>
    </Alert>
  )
}
