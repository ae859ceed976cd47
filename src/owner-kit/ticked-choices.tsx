/** Some of a fixed list, one checkbox each; what is chosen stays in the order of the list. */
import { Checkbox, Stack, Text } from '@mantine/core'

interface TickedChoicesProps<Choice extends string> {
  legend: string
  note?: string
  choices: readonly Choice[]
  names: Record<Choice, string>
  notes?: Partial<Record<Choice, string>>
  chosen: readonly Choice[]
  fault: string | undefined
  onChange: (chosen: Choice[]) => void
}

export function TickedChoices<Choice extends string>({ legend, note, choices, names, notes, chosen, fault, onChange }: TickedChoicesProps<Choice>) {
  const choose = (choice: Choice, on: boolean) => onChange(choices.filter((one) => (one === choice ? on : chosen.includes(one))))
  return (
    <Stack component="fieldset" className="plain-fieldset" gap={4}>
      <Text component="legend" fw={600}>
        {legend}
      </Text>
      {note !== undefined && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
      {choices.map((choice) => (
        <Checkbox
          key={choice}
          size="md"
          label={names[choice]}
          description={notes?.[choice]}
          checked={chosen.includes(choice)}
          onChange={(event) => choose(choice, event.currentTarget.checked)}
        />
      ))}
      {fault !== undefined && (
        <Text role="alert" size="sm" c="var(--bad)">
          {fault}
        </Text>
      )}
    </Stack>
  )
}
