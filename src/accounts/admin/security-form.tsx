/** A small form inside a card: fields, one button that does it, and a way back. */
import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { Button, Group, Text, TextInput } from '@mantine/core'
import type { Fault, FaultField } from './security-data.ts'
import { securityTexts } from './security.nl.ts'

interface SecurityFormProps {
  label: string
  note?: string
  submit: string
  busy: boolean
  fault: Fault | undefined
  danger?: boolean
  /** Beside the button that does it. */
  more?: ReactNode
  onSubmit: () => void
  onCancel: () => void
  children: ReactNode
}

export function SecurityForm({ label, note, submit, busy, fault, danger = false, more, onSubmit, onCancel, children }: SecurityFormProps) {
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  return (
    <form className="security-form" aria-label={label} noValidate onSubmit={send}>
      {note && <Text>{note}</Text>}
      {children}
      {fault?.field === 'form' && (
        <Text role="alert" c="var(--bad)">
          {fault.sentence}
        </Text>
      )}
      <Group gap="sm">
        <Button type="submit" {...(danger && { color: 'red' })} aria-disabled={busy}>
          {busy ? securityTexts.busy : submit}
        </Button>
        {more}
        <Button variant="default" onClick={onCancel}>
          {securityTexts.cancel}
        </Button>
      </Group>
    </form>
  )
}

interface SecurityFieldProps {
  kind: Exclude<FaultField, 'form'>
  label: string
  value: string
  fault: Fault | undefined
  onChange: (value: string) => void
  note?: string
  /** Gets the focus when it appears. */
  first?: boolean
  /** Letters may be part of it. */
  text?: boolean
}

export function SecurityField({ kind, label, value, fault, onChange, note, first = false, text = false }: SecurityFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (first) field.current?.focus()
  }, [first])
  const props = {
    password: { type: 'password', autoComplete: 'current-password', maxLength: 200 },
    code: { type: 'text', autoComplete: 'one-time-code', inputMode: text ? 'text' : 'numeric', maxLength: 40, spellCheck: false, autoCapitalize: 'none' },
    'new-password': { type: 'password', autoComplete: 'new-password', maxLength: 128 },
    email: { type: 'email', autoComplete: 'off', maxLength: 254, spellCheck: false, autoCapitalize: 'none' },
    name: { type: 'text', autoComplete: 'off', maxLength: 60 },
  } as const
  return (
    <TextInput
      ref={field}
      {...props[kind]}
      name={kind}
      label={label}
      description={note}
      value={value}
      error={fault?.field === kind ? fault.sentence : undefined}
      required
      withAsterisk={false}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
