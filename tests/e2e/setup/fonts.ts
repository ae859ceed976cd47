/** The fonts of the journeys come with the tests, so that a page is as wide on every machine. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './server.ts'

/** Wide as Verdana, and narrow as few system fonts are: what fits with both fits with what visitors have. */
export type FontWidth = 'wide' | 'narrow'

const FAMILIES: Record<FontWidth, string> = { wide: 'DejaVu Sans', narrow: 'PT Sans Narrow' }
const FOLDERS = ['node_modules/dejavu-fonts-ttf/ttf', 'node_modules/@expo-google-fonts/pt-sans-narrow']

/** Settings of fontconfig: only these fonts, one of them for whatever a page asks for. */
function settingsFor(width: FontWidth, cache: string): string {
  const folders = FOLDERS.map((folder) => `<dir>${join(root, folder)}</dir>`).join('')
  const family = `<edit name="family" mode="prepend" binding="strong"><string>${FAMILIES[width]}</string></edit>`
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>${folders}<cachedir>${cache}</cachedir><match target="pattern">${family}</match></fontconfig>`
}

/** What Chromium's environment needs to see these fonts and no others. */
export function fontSettings(width: FontWidth): { FONTCONFIG_FILE: string } {
  const folder = join(root, 'node_modules/.cache/journey-fonts')
  const file = join(folder, `${width}.conf`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, settingsFor(width, folder))
  return { FONTCONFIG_FILE: file }
}
