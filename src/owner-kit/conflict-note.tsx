/** What stands above a form whose row was saved elsewhere in between: nothing typed is lost, and the owner chooses. */
import { useEffect, useRef } from 'react'
import { Alert, Button, Group, Text } from '@mantine/core'
import { conflictTexts } from './conflict.nl.ts'

interface ConflictNoteProps {
  /** Saves what is on the screen over what was saved elsewhere. */
  onKeepMine: () => void
  /** Puts what was saved elsewhere on the screen. */
  onLoadTheirs: () => void
  busy: boolean
}

/** The buttons that save stand far below it: it is brought into sight, and the keyboard to it. */
export function ConflictNote({ onKeepMine, onLoadTheirs, busy }: ConflictNoteProps) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    note.current?.focus({ preventScroll: true })
    note.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Alert ref={note} tabIndex={-1} variant="default" title={conflictTexts.title} role="alert" data-tone="warn">
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
