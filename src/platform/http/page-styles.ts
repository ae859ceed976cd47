/** Puts the style sheets of a page into it: what a phone paints first then waits for the page alone (decision 19). */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = '/_astro/'
/** One that is disabled is of a part that still sleeps. */
const LINKS = /<link rel="stylesheet" href="([^"]+)"(?![^>]* disabled)[^>]*>/g

/** A browser that looks ahead in a page that it has not read yet fetches what is disabled all the same, but not what is meant for no screen. */
const UNUSED = 'media="not all" disabled'

export interface StyledPage {
  html: string
  /** Source of `style-src` that allows the styles of this page; undefined for a page without any. */
  source: string | undefined
}

/**
 * The text of its sheets stands in one element, in the place of the first and in their order; `textAt` gives it by path, undefined for what stays a file. The links
 * stay, disabled, so that a part that is loaded later does not fetch them again.
 */
export function withStyles(html: string, textAt: (path: string) => string | undefined): StyledPage {
  const found = [...html.matchAll(LINKS)].flatMap(([, path = '']) => textAt(path) ?? [])
  if (found.length === 0) return { html, source: undefined }
  const styles = found.join('\n')
  let isFirst = true
  const styled = html.replace(LINKS, (link, path: string) => {
    if (textAt(path) === undefined) return link
    const disabled = link.replace(/ ?\/?>$/, ` ${UNUSED}>`)
    if (!isFirst) return disabled
    isFirst = false
    return `<style>${styles}</style>${disabled}`
  })
  return { html: styled, source: `'sha256-${createHash('sha256').update(styles).digest('base64')}'` }
}

/** Of the build, by path; in development there are none. */
export function loadStyleSheets(rootDir: string): ReadonlyMap<string, string> {
  const folder = join(rootDir, 'dist', 'client', FOLDER)
  if (import.meta.env?.DEV || !existsSync(folder)) return new Map()
  const names = readdirSync(folder).filter((name) => name.endsWith('.css'))
  return new Map(names.map((name) => [FOLDER + name, readFileSync(join(folder, name), 'utf8').trim()]))
}
