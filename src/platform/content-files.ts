/** Reads the data files under `content/`: YAML documents and Markdown with front matter. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'

export interface YamlFile {
  name: string
  data: unknown
}

export interface MarkdownFile {
  slug: string
  frontMatter: unknown
  body: string
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/** Every YAML file of `content/<folder>`, by name. Throws on YAML that does not parse. */
export function readYamlFolder(contentDir: string, folder: string): YamlFile[] {
  return listFiles(contentDir, folder, '.yaml').map((path) => ({
    name: basename(path),
    data: parse(readFileSync(path, 'utf8'), { uniqueKeys: true }) as unknown,
  }))
}

/** Every Markdown file of `content/<folder>`. Throws when front matter is missing. */
export function readMarkdownFolder(contentDir: string, folder: string): MarkdownFile[] {
  return listFiles(contentDir, folder, '.md').map((path) => {
    const match = FRONT_MATTER.exec(readFileSync(path, 'utf8'))
    if (!match) throw new Error(`${path}: front matter is missing`)
    return { slug: basename(path, '.md'), frontMatter: parse(match[1] ?? '') as unknown, body: match[2] ?? '' }
  })
}

function listFiles(contentDir: string, folder: string, extension: string): string[] {
  const dir = join(contentDir, folder)
  return readdirSync(dir)
    .filter((name) => name.endsWith(extension))
    .toSorted()
    .map((name) => join(dir, name))
}
