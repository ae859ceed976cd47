/** Names of countries and languages, in Dutch and English: nobody's name. */

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
/** A shorter word may be anybody's. */
const SHORTEST = 4
/** Also the names of people. */
const alsoPeople = new Set(['jordan', 'chad', 'georgia', 'jersey', 'montserrat', 'dominica', 'malta'])

/** Those of one word. */
function listNames(language: string, type: 'region' | 'language'): string[] {
  const names = new Intl.DisplayNames([language], { type, fallback: 'none' })
  return CODES.flatMap((code) => names.of(type === 'language' ? code.toLowerCase() : code)?.toLowerCase() ?? [])
}

/** Lower case. */
export const placeWords: ReadonlySet<string> = new Set([
  ...['nl', 'en']
    .flatMap((language) => [...listNames(language, 'region'), ...listNames(language, 'language')])
    .filter((name) => name.length >= SHORTEST && /^\p{L}+$/u.test(name) && !alsoPeople.has(name)),
  ...'verenigde staten verenigd koninkrijk united states kingdom'.split(' '),
])
