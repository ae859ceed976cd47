/** Finds the year of the deed, the death or the gift in a normalised question. */
import { yearOfLastDeath } from './last-death.ts'

const YEAR = /(?<![\d.,€/-]|€ |geboren in |geboren op |uit |sinds )\b(20[0-4]\d)\b(?![.,]?\d| ?euro| ?€|-\d)/g
const DECISIVE = /\b(?:lever\w*|overdracht|notaris|overl\w+|overlijden|transport|sterf\w*)\b\D{0,30}?\b(20[0-4]\d)\b/
const RELATIVE: [RegExp, number][] = [
  [/\b(?:vorig|afgelopen) jaar\b/, -1],
  [/\bdit jaar\b/, 0],
  [/\b(?:volgend|komend) jaar\b/, 1],
]

const PAST = 'getrouwd|gehuwd|trouwden|gescheiden|geboren|gebruikt|gebruikte|samenwonen|samenwoonden|verbouwd|afgelost'
/** Of something else in the story: 'al gebruikt in 2018', 'in 2015 getrouwd', 'in 2018 had ik ook al een huis'. */
const ELSEWHERE = new RegExp(
  [
    `\\b(?:${PAST}) (?:(?:al|nog|ergens|toen|destijds|ook) ){0,2}(?:in|op|sinds|vanaf) (?:\\w+ )?20[0-4]\\d\\b`,
    `\\b(?:in|sinds|vanaf) 20[0-4]\\d (?:\\w+ ){0,2}?(?:${PAST})\\b`,
    '\\bin 20[0-4]\\d had(?:den)? (?:ik|we|wij) (?:\\w+ ){0,4}?(?:huis|woning|appartement|flat|koopwoning)\\b',
  ].join('|'),
  'g',
)

/** What is asked about is of now: then a year that is long gone is one of the story. */
const PRESENT =
  /\b(?:nu|inmiddels|net|pas|onlangs|vandaag|gisteren|(?:deze|vorige|afgelopen) (?:week|maand)|(?:\d{1,2} )?(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)(?! 20\d\d))\b/

/** A message of no more words that names a year asks about that year. */
const SHORT = 8
const EVENT =
  '(?:overl\\w*|stierf\\w*|gestorven|schonk\\w*|geschonken|schenking\\w*|gaf|gaven|gegeven|lever\\w*|overdracht\\w*|transport|\\w*koop\\w*|\\w*kopen|kocht\\w*|gekocht|\\w*belasting|erf\\w*)'

const AFTER_EVENT = new RegExp(`\\b${EVENT}\\b[^.?!]{0,30}?\\b(20[0-4]\\d)\\b`, 'g')
const BEFORE_EVENT = new RegExp(`\\b(20[0-4]\\d)\\b[^.?!]{0,30}?\\b${EVENT}\\b`, 'g')

/** A year of long ago counts where it is that of the purchase, the death or the gift. */
const isOfEvent = (text: string, year: number): boolean =>
  [AFTER_EVENT, BEFORE_EVENT].some((pattern) => [...text.matchAll(pattern)].some((match) => Number(match[1]) === year))

/** At most two years, in the order of the text; `day` (YYYY-MM-DD) gives 'vorig jaar' its meaning. */
export function extractYears(said: string, day: string): number[] {
  const text = said.replace(ELSEWHERE, ' ')
  const thisYear = Number(day.slice(0, 4))
  const lastDeath = yearOfLastDeath(text, thisYear)
  if (lastDeath !== undefined) return [lastDeath]
  const all = [...new Set([...text.matchAll(YEAR)].map((m) => Number(m[1])))]
  const isShort = text.split(' ').length <= SHORT
  const named = all.filter((year) => year >= thisYear - 1 || (!PRESENT.test(text) && (isShort || isOfEvent(text, year))))
  const relative = RELATIVE.filter(([pattern]) => pattern.test(text)).map(([, step]) => thisYear + step)
  const years = [...new Set([...named, ...relative])]
  if (years.length < 2) return years
  const decisive = Number(DECISIVE.exec(text)?.[1])
  if (decisive && !/\b(?:verschil|vergelijk\w*|versus|of in)\b/.test(text)) return [decisive]
  return years.length === 2 ? years : years.slice(-1)
}
