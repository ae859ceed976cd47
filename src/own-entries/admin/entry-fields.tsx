/** The fields of an entry. */
import { useRef } from 'react'
import { Button, Group, Input, Select, Text, Textarea, TextInput } from '@mantine/core'
import { topicNames } from '../../assistant/retrieval/topic-names.nl.ts'
import { topics } from '../../assistant/retrieval/topics.ts'
import { hasTypedAmount, limits } from '../own-entry.ts'
import { useChoices } from './entry-data.ts'
import { today, type EntryForm } from './entry-form.ts'
import { editorTexts as texts } from './own-entries.nl.ts'

export function EntryFields({ form }: { form: EntryForm }) {
  const choices = useChoices()
  const entries = choices.data?.entries ?? []
  return (
    <>
      <TextInput
        label={texts.question}
        description={texts.questionNote}
        maxLength={limits.question}
        required
        withAsterisk={false}
        {...form.getInputProps('question')}
      />
      <Textarea label={texts.ways} description={texts.waysNote} autosize minRows={4} maxRows={14} {...form.getInputProps('ways')} />
      <AnswerField form={form} figures={choices.data?.figures ?? []} />
      <Sources form={form} />
      <Select
        size="md"
        label={texts.topic}
        data={topics.map((value) => ({ value, label: topicNames[value] }))}
        allowDeselect={false}
        {...form.getInputProps('topic')}
      />
      <Select
        size="md"
        label={texts.replaces}
        description={texts.replacesNote}
        placeholder={texts.replacesPlaceholder}
        searchable
        clearable
        limit={30}
        data={entries.map(({ id, question }) => ({ value: id, label: question }))}
        value={form.values.replaces || null}
        onChange={(value) => form.setFieldValue('replaces', value ?? '')}
        error={form.errors['replaces']}
        clearButtonProps={{ 'aria-label': texts.replacesPlaceholder }}
      />
      <TextInput
        type="date"
        label={texts.checkedOn}
        description={texts.checkedNote}
        max={today()}
        required
        withAsterisk={false}
        {...form.getInputProps('checkedOn')}
      />
    </>
  )
}

interface Figure {
  id: string
  label: string
  value: string
}

function AnswerField({ form, figures }: { form: EntryForm; figures: readonly Figure[] }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { answer } = form.values
  const insert = (id: string | null) => {
    if (id === null) return
    const at = field.current?.selectionStart ?? answer.length
    form.setFieldValue('answer', `${answer.slice(0, at)}{{cijfer:${id}}}${answer.slice(at)}`)
    field.current?.focus()
  }
  return (
    <div>
      <Textarea
        ref={field}
        label={texts.answer}
        description={texts.answerNote}
        autosize
        minRows={6}
        maxRows={16}
        maxLength={limits.answer}
        required
        withAsterisk={false}
        {...form.getInputProps('answer')}
      />
      <Text size="sm" c="dimmed" mt={4}>
        {texts.count(answer.length, limits.answer)}
      </Text>
      <Text size="sm" role="status" mt={4}>
        {hasTypedAmount(answer) && texts.typedAmount}
      </Text>
      <Select
        size="md"
        mt="xs"
        label={texts.figure}
        placeholder={texts.figurePlaceholder}
        searchable
        limit={30}
        value={null}
        onChange={insert}
        data={figures.map(({ id, label, value }) => ({ value: id, label: `${label}: ${value}` }))}
      />
    </div>
  )
}

function Sources({ form }: { form: EntryForm }) {
  const { sources } = form.values
  const fault = form.errors['sources']
  // The fault is of all of them together, so the form does not know that typing in one may mend it.
  const change = (path: `sources.${number}.title` | `sources.${number}.url`, value: string) => {
    form.setFieldValue(path, value)
    form.clearFieldError('sources')
  }
  return (
    <Input.Wrapper
      size="md"
      component="fieldset"
      className="form plain-fieldset"
      label={texts.sources}
      labelElement="div"
      description={texts.sourcesNote}
      error={fault}
    >
      {sources.map((_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a source has no identity but its place
        <div key={at} className="own-source">
          <TextInput
            label={texts.sourceTitle(at + 1)}
            maxLength={limits.sourceTitle}
            error={Boolean(fault)}
            {...form.getInputProps(`sources.${at}.title`)}
            onChange={({ currentTarget }) => change(`sources.${at}.title`, currentTarget.value)}
          />
          <TextInput
            label={texts.sourceUrl(at + 1)}
            maxLength={300}
            inputMode="url"
            spellCheck={false}
            error={Boolean(fault)}
            {...form.getInputProps(`sources.${at}.url`)}
            onChange={({ currentTarget }) => change(`sources.${at}.url`, currentTarget.value)}
          />
          <Button variant="subtle" color="red" px={0} w={44} fz="xl" aria-label={texts.removeSource(at + 1)} onClick={() => form.removeListItem('sources', at)}>
            <span aria-hidden>×</span>
          </Button>
        </div>
      ))}
      <Group>
        <Button variant="default" size="sm" disabled={sources.length >= limits.sources} onClick={() => form.insertListItem('sources', { title: '', url: '' })}>
          {texts.addSource}
        </Button>
      </Group>
    </Input.Wrapper>
  )
}
