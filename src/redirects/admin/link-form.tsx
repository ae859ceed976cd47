/** The fields of a link, new or not. */
import type { FormEvent, ReactNode } from 'react'
import { Button, Group, Text, Textarea, TextInput } from '@mantine/core'
import { ConflictNote } from '../../owner-kit/conflict-note.tsx'
import { useLeaveWarning } from '../../owner-kit/use-leave-warning.ts'
import { isRelative } from '../destination.ts'
import type { Link, Rules } from './redirect-data.ts'
import { formTexts, linkTexts } from './redirects-tab.nl.ts'
import { useLinkForm } from './use-link-form.ts'

interface LinkFormProps {
  link?: Link
  rules: Rules
  onStored: () => void
  /** Beside the button. */
  children?: ReactNode
}

const plain = { autoComplete: 'off', spellCheck: false } as const

export function LinkForm({ link, rules, onStored, children }: LinkFormProps) {
  const { form, submit, busy, dirty, preview, ...overtaken } = useLinkForm({ link, rules, onStored })
  useLeaveWarning(dirty)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const { values } = form
  const isChanged = preview !== undefined && (isRelative(values.destination_url) || Object.values(values.utm).some((text) => text.trim() !== ''))
  return (
    <form onSubmit={onSubmit} noValidate className="form">
      {overtaken.conflict && <ConflictNote busy={busy} onKeepMine={overtaken.submitAnyway} onLoadTheirs={overtaken.loadTheirs} />}
      <div className="fields-row">
        <TextInput label={linkTexts.slug} description={formTexts.slugNote} withAsterisk required {...plain} {...form.getInputProps('slug')} />
        <TextInput label={linkTexts.title} withAsterisk required autoComplete="off" {...form.getInputProps('title')} />
      </div>
      <TextInput
        label={formTexts.destination}
        description={formTexts.destinationNote(rules.base)}
        withAsterisk
        required
        inputMode="url"
        {...plain}
        {...form.getInputProps('destination_url')}
      />
      <Textarea label={formTexts.description} autosize minRows={2} maxRows={6} {...form.getInputProps('description')} />
      <details className="link-utm">
        <summary>{formTexts.utm}</summary>
        <Text size="sm" c="dimmed">
          {formTexts.utmNote}
        </Text>
        <div className="fields-row">
          <TextInput label={formTexts.utmSource} {...plain} {...form.getInputProps('utm.source')} />
          <TextInput label={formTexts.utmMedium} {...plain} {...form.getInputProps('utm.medium')} />
          <TextInput label={formTexts.utmCampaign} {...plain} {...form.getInputProps('utm.campaign')} />
        </div>
      </details>
      <p className="link-preview" role="status">
        {isChanged && (
          <>
            {formTexts.preview} <code>{preview}</code>
          </>
        )}
      </p>
      <Group gap="sm">
        <Button type="submit" aria-disabled={busy}>
          {link ? (busy ? formTexts.saving : formTexts.save) : busy ? formTexts.adding : formTexts.add}
        </Button>
        {children}
      </Group>
    </form>
  )
}
