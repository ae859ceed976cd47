/** The fields of a homepage text. */
import { Switch, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { MAX_HOMEPAGE_TEXT } from '../homepage-text.ts'
import type { HomepageForm } from './homepage-form.ts'
import { homepageEditorTexts as texts } from './homepage.nl.ts'

export function HomepageFields({ form }: { form: UseFormReturnType<HomepageForm> }) {
  return (
    <>
      <Textarea
        label={texts.content}
        description={`${texts.contentNote} ${texts.count(form.values.content.trim().length, MAX_HOMEPAGE_TEXT)}`}
        rows={9}
        required
        withAsterisk={false}
        {...form.getInputProps('content')}
      />
      <Switch label={texts.active} {...form.getInputProps('active', { type: 'checkbox' })} />
      <div className="fields-row">
        <TextInput type="datetime-local" label={texts.startsAt} description={texts.momentNote} {...form.getInputProps('startsAt')} />
        <TextInput type="datetime-local" label={texts.endsAt} description={texts.momentNote} {...form.getInputProps('endsAt')} />
      </div>
    </>
  )
}
