/** A filter of a list that is chosen from a few. */
import { NativeSelect } from '@mantine/core'

interface ChoiceFilterProps<Value extends string> {
  label: string
  description?: string
  /** What choosing nothing is called. */
  all: string
  /** As it stands in the address. */
  value: string | undefined
  choices: readonly (Value | { value: Value; label: string })[]
  /** What each is called; by itself when absent. */
  names?: Readonly<Record<Value, string>>
  /** Undefined: all. */
  onChoose: (value: Value | undefined) => void
}

export function ChoiceFilter<Value extends string>({ all, value = '', choices, names, onChoose, ...field }: ChoiceFilterProps<Value>) {
  const options = choices.map((choice) => (typeof choice === 'string' ? { value: choice, label: names?.[choice] ?? choice } : choice))
  return (
    <NativeSelect
      size="md"
      {...field}
      value={value}
      data={[{ value: '', label: all }, ...options]}
      onChange={(event) => onChoose(options.find((option) => option.value === event.currentTarget.value)?.value)}
    />
  )
}
