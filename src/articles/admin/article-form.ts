/** What the owner types over an article, and how that compares with what is stored. */
import { bodyTexts } from './article-body.nl.ts'
import type { OpenedArticleData, TypedWording } from './article-data.ts'
import { articleEditorTexts as texts } from './articles-admin.nl.ts'

export type WordingField = 'title' | 'description'

const limits: Record<WordingField, { least: number; most: number }> = { title: { least: 3, most: 120 }, description: { least: 10, most: 300 } }

const fields: readonly WordingField[] = ['title', 'description']

export const isWordingField = (field: string): field is WordingField => field in limits

/** The draft when there is one, else what is published; '' stands for the words of the file. The text is there in full, so that it can be changed. */
export function typedOf({ draft, published, bodies }: Pick<OpenedArticleData, 'draft' | 'published' | 'bodies'>): TypedWording {
  const words = draft ?? published
  const body = draft ? bodies.draft : bodies.published
  return { title: words?.title ?? '', description: words?.description ?? '', body: body ?? bodies.file }
}

/** What visitors read once the owner's words are off the site. */
export const typedOfFile = ({ bodies }: Pick<OpenedArticleData, 'bodies'>): TypedWording => ({ title: '', description: '', body: bodies.file })

export const faultsOf = (typed: TypedWording): WordingField[] =>
  fields.filter((field) => {
    const { length } = typed[field].trim()
    return length > 0 && (length < limits[field].least || length > limits[field].most)
  })

const words = (text: string): string => text.trim() || texts.originalWords

/** All as one text, so that two versions can be compared. */
export function textOfTyped({ title, description, body }: TypedWording): string {
  return `${texts.title}: ${words(title)}\n${texts.description}: ${words(description)}\n${bodyTexts.label}:\n${words(body)}`
}

const recordOf = (data: unknown): Record<string, unknown> => (typeof data === 'object' && data !== null ? { ...data } : {})
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** `file` is the text of the file, which a version without one of its own stands for. */
export function typedOfRevision(data: unknown, file: string): TypedWording {
  const { title, description, body } = recordOf(data)
  return { title: textIn(title), description: textIn(description), body: textIn(body) || file }
}

export const statusOfRevision = (data: unknown): string => (recordOf(data)['status'] === 'draft' ? texts.status.draft : texts.status.published)
