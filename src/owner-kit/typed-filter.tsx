/** A filter of a list that is typed: it counts once the typing rests, and follows the address. */
import { useState } from 'react'
import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'

const TYPING_MS = 250

interface TypedFilterProps {
  label: string
  placeholder?: string
  /** As it stands in the address. */
  value: string
  onType: (value: string) => void
}

export function TypedFilter({ label, placeholder = '', value, onType }: TypedFilterProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const tell = useDebouncedCallback(onType, TYPING_MS)
  // The address changed by another way than this field: back, forward, or the button that clears.
  if (known !== value) {
    setKnown(value)
    if (typed.trim() !== value) setTyped(value)
  }
  return (
    <TextInput
      label={label}
      placeholder={placeholder}
      type="search"
      autoComplete="off"
      maxLength={100}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        tell(event.currentTarget.value.trim())
      }}
    />
  )
}
