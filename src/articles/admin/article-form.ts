/** What the owner types over an article, and how that compares with what is stored. */
import type { ArticleData, TypedWording } from './article-data.ts'
import { articleEditorTexts as texts } from './articles-admin.nl.ts'

export type WordingField = keyof TypedWording

const limits: Record<WordingField, { least: number; most: number }> = { title: { least: 3, most: 120 }, description: { least: 10, most: 300 } }

const fields: readonly WordingField[] = ['title', 'description']

/** The draft when there is one, else what is published; '' stands for the words of the file. */
export function typedOf({ draft, published }: Pick<ArticleData, 'draft' | 'published'>): TypedWording {
  const words = draft ?? published
  return { title: words?.title ?? '', description: words?.description ?? '' }
}

export const faultsOf = (typed: TypedWording): WordingField[] =>
  fields.filter((field) => {
    const { length } = typed[field].trim()
    return length > 0 && (length < limits[field].least || length > limits[field].most)
  })

const words = (text: string): string => text.trim() || texts.originalWords

/** Both as one text, so that two versions can be compared. */
export function textOfTyped({ title, description }: TypedWording): string {
  return `${texts.title}: ${words(title)}\n${texts.description}: ${words(description)}`
}

const recordOf = (data: unknown): Record<string, unknown> => (typeof data === 'object' && data !== null ? { ...data } : {})
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

export function typedOfRevision(data: unknown): TypedWording {
  const { title, description } = recordOf(data)
  return { title: textIn(title), description: textIn(description) }
}

export const statusOfRevision = (data: unknown): string => (recordOf(data)['status'] === 'draft' ? texts.status.draft : texts.status.published)
