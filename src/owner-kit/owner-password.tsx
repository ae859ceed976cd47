/** The password of the owner, where the server asks who sits there. */
import { TextInput } from '@mantine/core'
import { passwordTexts as texts } from './kit.nl.ts'

interface OwnerPasswordProps {
  value: string
  fault: string | undefined
  onChange: (value: string) => void
}

export function OwnerPassword({ value, fault, onChange }: OwnerPasswordProps) {
  return (
    <TextInput
      type="password"
      name="password"
      autoComplete="current-password"
      maxLength={200}
      label={texts.label}
      description={texts.note}
      value={value}
      error={fault}
      required
      withAsterisk={false}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
