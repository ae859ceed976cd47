/** Reads the data files under `content/`: YAML documents and Markdown with front matter. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { z } from 'zod'
import { nothingAhead, type Ahead } from './read-ahead.ts'

export interface YamlFile<T = unknown> {
  name: string
  data: T
}

export interface MarkdownFile<T = unknown> {
  slug: string
  frontMatter: T
  body: string
}

interface ContentFile {
  name: string
  bytes: Buffer
}

// The core schema leaves dates as the text they are.
const parseYaml = (text: string | Buffer): unknown => load(text.toString(), { schema: CORE_SCHEMA })

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/** Every YAML file of `content/<folder>`, by name. Throws on YAML that does not parse. */
export const readYamlFolder = (contentDir: string, folder: string): YamlFile[] => readFolder(contentDir, folder, '.yaml').map(parseFile)

/** Every Markdown file of `content/<folder>`. Throws when front matter is missing. */
export const readMarkdownFolder = (contentDir: string, folder: string): MarkdownFile[] =>
  readFolder(contentDir, folder, '.md').map((file) => splitFrontMatter(join(contentDir, folder), file))

/** The same, checked. Throws with the file and the field at fault. What was read ahead was checked then. */
export function loadYamlFolder<T extends z.ZodType>(contentDir: string, folder: string, schema: T, ahead: Ahead = nothingAhead): YamlFile<z.output<T>>[] {
  const files = readFolder(contentDir, folder, '.yaml')
  return ahead.take(folder, sourceOf(files), () => files.map(parseFile).map(({ name, data }) => ({ name, data: checkForm(schema, `${folder}/${name}`, data) })))
}

/** One YAML file of `content`, checked, as `loadYamlFolder` does. */
export function loadYamlFile<T extends z.ZodType>(contentDir: string, name: string, schema: T, ahead: Ahead = nothingAhead): z.output<T> {
  const bytes = readFileSync(join(contentDir, name))
  return ahead.take(name.replaceAll('/', '-'), [bytes], () => checkForm(schema, name, parseYaml(bytes)))
}

/** Every Markdown file of `content/<folder>` with its front matter checked, as `loadYamlFolder` does. */
export function loadMarkdownFolder<T extends z.ZodType>(
  contentDir: string,
  folder: string,
  schema: T,
  ahead: Ahead = nothingAhead,
): MarkdownFile<z.output<T>>[] {
  const files = readFolder(contentDir, folder, '.md')
  return ahead.take(folder, sourceOf(files), () =>
    files.map((file) => {
      const { slug, frontMatter, body } = splitFrontMatter(join(contentDir, folder), file)
      return { slug, frontMatter: checkForm(schema, `${folder}/${file.name}`, frontMatter), body }
    }),
  )
}

const parseFile = ({ name, bytes }: ContentFile): YamlFile => ({ name, data: parseYaml(bytes) })

function splitFrontMatter(dir: string, { name, bytes }: ContentFile): MarkdownFile {
  const match = FRONT_MATTER.exec(bytes.toString())
  if (!match) throw new Error(`${join(dir, name)}: front matter is missing`)
  return { slug: basename(name, '.md'), frontMatter: parseYaml(match[1] ?? ''), body: match[2] ?? '' }
}

/** `name` is the file's, for who has to mend it. */
function checkForm<T extends z.ZodType>(schema: T, name: string, data: unknown): z.output<T> {
  const parsed = schema.safeParse(data)
  if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

const sourceOf = (files: readonly ContentFile[]) => files.flatMap(({ name, bytes }) => [name, bytes])

function readFolder(contentDir: string, folder: string, extension: string): ContentFile[] {
  const dir = join(contentDir, folder)
  return readdirSync(dir)
    .filter((name) => name.endsWith(extension))
    .toSorted()
    .map((name) => ({ name, bytes: readFileSync(join(dir, name)) }))
}
