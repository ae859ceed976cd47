/** Reads the data files under `content/`: YAML documents and Markdown with front matter. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'

export interface YamlFile {
  name: string
  data: unknown
}

export interface MarkdownFile {
  slug: string
  frontMatter: unknown
  body: string
}

// The core schema leaves dates as the text they are.
const parseYaml = (text: string): unknown => load(text, { schema: CORE_SCHEMA })

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/** Every YAML file of `content/<folder>`, by name. Throws on YAML that does not parse. */
export function readYamlFolder(contentDir: string, folder: string): YamlFile[] {
  return listFiles(contentDir, folder, '.yaml').map((path) => ({
    name: basename(path),
    data: parseYaml(readFileSync(path, 'utf8')),
  }))
}

/** Every Markdown file of `content/<folder>`. Throws when front matter is missing. */
export function readMarkdownFolder(contentDir: string, folder: string): MarkdownFile[] {
  return listFiles(contentDir, folder, '.md').map((path) => {
    const match = FRONT_MATTER.exec(readFileSync(path, 'utf8'))
    if (!match) throw new Error(`${path}: front matter is missing`)
    return { slug: basename(path, '.md'), frontMatter: parseYaml(match[1] ?? ''), body: match[2] ?? '' }
  })
}

function listFiles(contentDir: string, folder: string, extension: string): string[] {
  const dir = join(contentDir, folder)
  return readdirSync(dir)
    .filter((name) => name.endsWith(extension))
    .toSorted()
    .map((name) => join(dir, name))
}
