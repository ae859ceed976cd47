/** The fields of a link, new or not. */
import type { ReactNode } from 'react'
import { Button, Text, Textarea, TextInput } from '@mantine/core'
import { RecordFields } from '../../owner-kit/record-form.tsx'
import { isBareHost, isRelative } from '../destination.ts'
import type { Link, Rules, StoredLink } from './redirect-data.ts'
import { formTexts, linkTexts } from './redirects-tab.nl.ts'
import { previewOf, useLinkForm, type LinkValues } from './use-link-form.ts'

interface LinkFormProps {
  link?: Link
  rules: Rules
  onStored: (stored: StoredLink) => void
  /** Puts on the screen what was saved elsewhere. */
  onReload: () => void
  /** Beside the button. */
  children?: ReactNode
}

const plain = { autoComplete: 'off', spellCheck: false } as const

export function LinkForm({ link, rules, onStored, onReload, children }: LinkFormProps) {
  const { form, ...state } = useLinkForm({ link, rules, onStored })
  return (
    <RecordFields
      state={state}
      onReload={onReload}
      actions={
        <Button type="submit" aria-disabled={state.busy}>
          {link ? (state.busy ? formTexts.saving : formTexts.save) : state.busy ? formTexts.adding : formTexts.add}
        </Button>
      }
      more={children}
    >
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
      <TextInput label={formTexts.fee} description={formTexts.feeNote} inputMode="decimal" {...plain} {...form.getInputProps('fee')} />
      <details>
        <summary>{formTexts.utm}</summary>
        <Text size="sm" c="dimmed" mb="sm">
          {formTexts.utmNote}
        </Text>
        <div className="fields-row">
          <TextInput label={formTexts.utmSource} {...plain} {...form.getInputProps('utm.source')} />
          <TextInput label={formTexts.utmMedium} {...plain} {...form.getInputProps('utm.medium')} />
          <TextInput label={formTexts.utmCampaign} {...plain} {...form.getInputProps('utm.campaign')} />
        </div>
      </details>
      <Whole values={form.values} rules={rules} />
    </RecordFields>
  )
}

/** Where the visitor comes out, when that is not what was typed. */
function Whole({ values, rules }: { values: LinkValues; rules: Rules }) {
  const whole = previewOf(values, rules)
  const isOther = isRelative(values.destination_url) || isBareHost(values.destination_url) || Object.values(values.utm).some((text) => text.trim() !== '')
  return (
    <div role="status">
      {whole !== undefined && isOther && (
        <>
          {formTexts.preview} <code>{whole}</code>
        </>
      )}
    </div>
  )
}
