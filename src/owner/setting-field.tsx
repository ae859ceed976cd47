/** One setting as a field of the form, made from its declaration. */
import type { ReactNode } from 'react'
import { Button, Group, PasswordInput, SimpleGrid, Text, Textarea, TextInput, Title } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { allSettings } from './all-settings.ts'
import { generalTexts } from './admin.nl.ts'
import { settingsForm, type PlainField, type SecretKey, type SettingsValues } from './settings-form.ts'

export type Form = UseFormReturnType<SettingsValues>

const { fieldsOf, formOf } = settingsForm
const noBounds = { providerHosts: [], mailHosts: [] }

/** `note` takes the place of the declared one; `left` stands in the field before what is typed. */
export function SettingField({ form, name, note, left }: { form: Form; name: PlainField; note?: string; left?: ReactNode }) {
  const { label, note: description = note, fault, explain, isValid, checkedWhileTyping, input = {} } = formOf(name)
  const { unit, area, ...attributes } = input
  const props = form.getInputProps(name)
  const isWrong = checkedWhileTyping && isValid?.(form.values[name].trim(), noBounds) === false
  const common = { label, description, ...attributes, ...props, error: isWrong ? (explain?.(form.values[name]) ?? fault) : props.error }
  const right = unit && { rightSection: unit, rightSectionWidth: 64, rightSectionPointerEvents: 'none' as const }
  if (!area) return <TextInput {...common} {...right} leftSection={left} />
  const { reset, ...rows } = area
  const initial = allSettings[name].default
  return (
    <div>
      <Textarea {...common} autosize {...rows} />
      {form.values[name].trim() !== initial && (
        <Button variant="default" size="sm" mt="xs" onClick={() => form.setFieldValue(name, initial)}>
          {reset}
        </Button>
      )}
    </div>
  )
}

/** `stored` is its mask, or ''. */
export function SecretField({ form, name, stored, unreadable }: { form: Form; name: SecretKey; stored: string; unreadable: readonly string[] }) {
  const { label, note } = formOf(name)
  const { none, show, clear, willBeCleared } = allSettings[name].secret.field
  const isOtherKey = unreadable.includes(name)
  const known = isOtherKey ? generalTexts.otherKey : stored
  const clearing = form.values[`clear_${name}`]
  return (
    <>
      <PasswordInput
        label={label}
        description={note}
        placeholder={known === '' ? none : known}
        // Browsers fill a saved password into any masked field that says less than this.
        autoComplete="new-password"
        spellCheck={false}
        visibilityToggleFocusable
        visibilityToggleButtonProps={{ 'aria-label': show }}
        {...form.getInputProps(name)}
      />
      {isOtherKey && (
        <Text role="note" size="sm">
          {generalTexts.otherKeyNote}
        </Text>
      )}
      {known !== '' && form.values[name] === '' && (
        <Group gap="sm" mt={-8}>
          <Button variant="default" size="sm" onClick={() => form.setFieldValue(`clear_${name}`, !clearing)}>
            {clearing ? generalTexts.keepSecret : clear}
          </Button>
          <Text role="status" size="sm">
            {clearing && willBeCleared}
          </Text>
        </Group>
      )}
    </>
  )
}

interface SettingsCardProps {
  form: Form
  card: 'company' | 'retention' | 'session'
  /** Of the heading. */
  id: string
  heading: string
  note: ReactNode
}

/** A card of which every setting is a plain field. */
export function SettingsCard({ form, card, id, heading, note }: SettingsCardProps) {
  return (
    <section className="admin-card" aria-labelledby={id}>
      <Title order={2} id={id}>
        {heading}
      </Title>
      <Text c="dimmed" size="sm">
        {note}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {(fieldsOf(card) as PlainField[]).map((name) => (
          <SettingField key={name} form={form} name={name} />
        ))}
      </SimpleGrid>
    </section>
  )
}
