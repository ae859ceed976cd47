/** The fields for title and description, with how long they are and how long they had better be. */
import { Text, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { MAX_DESCRIPTION, MAX_TITLE } from '../article-wording.ts'
import type { ArticleData } from './article-data.ts'
import type { WordingField } from './article-form.ts'
import type { WordingValues } from './use-wording-form.ts'
import { articleEditorTexts as texts } from './articles-admin.nl.ts'

export function WordingFields({ article: { file, lang }, form }: { article: ArticleData; form: UseFormReturnType<WordingValues> }) {
  const shownLength = (field: WordingField) => (form.values[field].trim() || file[field]).length
  return (
    <>
      <TextInput
        label={texts.title}
        description={`${texts.titleNote} ${texts.empty} ${texts.count(shownLength('title'), undefined, 60, MAX_TITLE)}`}
        placeholder={file.title}
        lang={lang}
        maxLength={MAX_TITLE}
        {...form.getInputProps('title')}
      />
      <Textarea
        label={texts.description}
        description={`${texts.descriptionNote} ${texts.empty} ${texts.count(shownLength('description'), 50, 160, MAX_DESCRIPTION)}`}
        placeholder={file.description}
        lang={lang}
        rows={4}
        maxLength={MAX_DESCRIPTION}
        {...form.getInputProps('description')}
      />
      <Text size="sm" c="dimmed">
        {texts.imageNote}
      </Text>
    </>
  )
}
