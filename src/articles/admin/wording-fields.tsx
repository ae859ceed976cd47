/** The fields for title and description, with how long they are and how long they had better be. */
import { Textarea, TextInput } from '@mantine/core'
import { MAX_DESCRIPTION, MAX_TITLE } from '../article-wording.ts'
import type { ArticleData, TypedWording } from './article-data.ts'
import type { WordingField } from './article-form.ts'
import { articleEditorTexts as texts } from './articles-admin.nl.ts'

interface WordingFieldsProps {
  article: ArticleData
  typed: TypedWording
  onChange: (typed: TypedWording) => void
  faults: readonly WordingField[]
  /** Names of fields that the server refused. */
  refused: readonly string[]
}

export function WordingFields({ article: { file, lang }, typed, onChange, faults, refused }: WordingFieldsProps) {
  const errorOf = (field: WordingField) => (faults.includes(field) || refused.includes(field) ? texts.faults[field] : undefined)
  const shownLength = (field: WordingField) => (typed[field].trim() || file[field]).length
  return (
    <>
      <TextInput
        label={texts.title}
        description={`${texts.titleNote} ${texts.empty} ${texts.count(shownLength('title'), undefined, 60, MAX_TITLE)}`}
        placeholder={file.title}
        lang={lang}
        value={typed.title}
        maxLength={MAX_TITLE}
        error={errorOf('title')}
        onChange={(event) => onChange({ ...typed, title: event.currentTarget.value })}
      />
      <Textarea
        label={texts.description}
        description={`${texts.descriptionNote} ${texts.empty} ${texts.count(shownLength('description'), 50, 160, MAX_DESCRIPTION)}`}
        placeholder={file.description}
        lang={lang}
        rows={4}
        value={typed.description}
        maxLength={MAX_DESCRIPTION}
        error={errorOf('description')}
        onChange={(event) => onChange({ ...typed, description: event.currentTarget.value })}
      />
      <p className="article-note">{texts.imageNote}</p>
    </>
  )
}
