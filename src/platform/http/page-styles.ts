/** Puts the style sheets of a page into it: what a phone paints first then waits for the page alone (decision 19). */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { usedRules } from './used-rules.ts'

const FOLDER = '/_astro/'
/** One that is disabled is of a part that still sleeps. */
const LINKS = /<link rel="stylesheet" href="([^"]+)"(?![^>]* disabled)[^>]*>/g

/** A browser that looks ahead in a page that it has not read yet fetches what is disabled all the same, but not what is meant for no screen. */
const UNUSED = 'media="not all" disabled'

/** What wakes brings elements that the page does not hold, and enables the sheets that are marked so (`ui/wake-styles.ts`). */
const CUT = `data-cut ${UNUSED}`

/** A part that wakes in every visit would fetch those sheets in every visit: its page holds all of them. */
const WAKES_BY_ITSELF = 'data-wakes="painted"'

/** Without a part that sleeps in it no page needs more than it holds. */
const SLEEPS = ' data-src="'

export interface StyledPage {
  html: string
  /** Source of `style-src` that allows the styles of this page; undefined for a page without any. */
  source: string | undefined
}

/**
 * The rules of its sheets that are for something in it stand in one element, in the place of the first and in their order; `textAt` gives a sheet by path,
 * undefined for what stays a file. Where a part sleeps the links stay, disabled, so that a part that is loaded later does not fetch them again.
 */
export function withStyles(html: string, textAt: (path: string) => string | undefined): StyledPage {
  const found = [...html.matchAll(LINKS)].flatMap(([, path = '']) => textAt(path) ?? [])
  if (found.length === 0) return { html, source: undefined }
  const isCut = !html.includes(WAKES_BY_ITSELF)
  const styles = (isCut ? usedRules(found, html) : found).join('\n')
  const end = ` ${isCut ? CUT : UNUSED}>`
  const isNeeded = html.includes(SLEEPS)
  let isFirst = true
  const styled = html.replace(LINKS, (link, path: string) => {
    if (textAt(path) === undefined) return link
    const later = isNeeded ? link.replace(/ ?\/?>$/, end) : ''
    if (!isFirst) return later
    isFirst = false
    return `<style>${styles}</style>${later}`
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
