/** An amount of a month, in euros: what a request costs, or what an office pays for advertisement. */
import { useId, useState } from 'react'
import { Button, Group, Text, TextInput } from '@mantine/core'
import { parseEuros } from '../../platform/money-input.ts'
import { formatEuros } from '../../platform/number-format.ts'
import { statementSectionTexts as texts } from './statement.nl.ts'

const MOST_CENTS = 1_000_000

/** In cents; null for an empty field, undefined for what is no amount. */
function readFee(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const cents = parseEuros(typed)
  return cents !== undefined && cents > 0 && cents <= MOST_CENTS ? cents : undefined
}

interface FeeFormProps {
  label: string
  /** Said below the field. */
  note?: string
  feeCents: number | null
  busy: boolean
  /** For who hears the buttons without what stands beside them. */
  saveLabel?: string
  onSave: (feeCents: number | null) => void
}

export function FeeForm({ label, note, feeCents, busy, saveLabel, onSave }: FeeFormProps) {
  const noteId = useId()
  const [typed, setTyped] = useState(feeCents === null ? '' : formatEuros(feeCents))
  const read = readFee(typed)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (read !== undefined && !busy) onSave(read)
      }}
    >
      <Group align="end">
        <TextInput
          label={label}
          aria-describedby={note === undefined ? undefined : noteId}
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          error={read === undefined && texts.feeFault}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" aria-disabled={busy || read === undefined} aria-label={saveLabel}>
          {texts.save}
        </Button>
      </Group>
      {note !== undefined && (
        <Text size="sm" c="dimmed" id={noteId}>
          {note}
        </Text>
      )}
    </form>
  )
}
