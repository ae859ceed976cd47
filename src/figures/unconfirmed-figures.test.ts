/** What an authority sets and could not be looked up there is never said without saying so. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Language } from './figure-words.ts'
import { fillFigures, listFigureIds } from './figure-tokens.ts'
import { loadFigures } from './load-figures.ts'
import { priceLines } from './price-lines.ts'

const DAY = '2026-11-25'
const book = loadFigures('content')
const byAuthority = [...book.values()].filter(({ id }) => /^kadaster-|griffierecht/.test(id))
const doubtIn: Record<Language, RegExp> = {
  nl: /nagekeken op 22 november 2026, niet bevestigd bij (?:het Kadaster|de rechtspraak)/,
  en: /checked on 22 November 2026, not confirmed with /,
}

test('every tariff of the Kadaster and every court fee is one that could not be confirmed', () => {
  expect(byAuthority.map(({ id }) => id).toSorted()).toEqual([
    'familie-griffierecht-apostille',
    'griffierecht-verwerpen',
    'kadaster-inschrijving',
    'kadaster-inschrijving-automatisch',
    'vergelijken-griffierecht-tuchtklacht',
  ])
  expect(byAuthority.flatMap(({ id, values }) => values.filter(({ unconfirmedBy }) => !unconfirmedBy).map(() => id))).toEqual([])
})

/** Every line of a folder that names one of them. */
function linesOf(folder: string): { place: string; line: string }[] {
  const ids = new Set(byAuthority.map(({ id }) => id))
  return readdirSync(join('content', folder)).flatMap((name) =>
    readFileSync(join('content', folder, name), 'utf8')
      .split('\n')
      .filter((line) => listFigureIds(line).some((id) => ids.has(id)))
      .map((line) => ({ place: `${folder}/${name}`, line })),
  )
}

test.each(['artikelen', 'kennis', 'kennis-en'])('every line of %s that gives one of them says so', (folder) => {
  const lines = linesOf(folder)
  expect(lines.length).toBeGreaterThan(5)
  const silent = lines.filter(({ line }) => {
    const language = Object.keys(doubtIn).find((known): known is Language => doubtIn[known as Language].test(fillFigures(line, book, DAY, known as Language)))
    return language === undefined
  })
  expect(silent).toEqual([])
})

test.each(['nl', 'en'] as const)('every line of a price card that gives one of them says so (%s)', (language) => {
  const ids = byAuthority.filter(({ labelEn }) => language === 'nl' || labelEn !== undefined).map(({ id }) => id)
  const lines = priceLines(book, ids, DAY, language)
  expect(lines.length).toBeGreaterThan(language === 'nl' ? 4 : 0)
  expect(lines.filter(({ asOf }) => !doubtIn[language].test(asOf))).toEqual([])
})
