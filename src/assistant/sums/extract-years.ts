/** Finds the year of the deed, the death or the gift in a normalised question. */

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

/** At most two years, in the order of the text; `day` (YYYY-MM-DD) gives 'vorig jaar' its meaning. */
export function extractYears(said: string, day: string): number[] {
  const text = said.replace(ELSEWHERE, ' ')
  const named = [...new Set([...text.matchAll(YEAR)].map((m) => Number(m[1])))]
  const relative = RELATIVE.filter(([pattern]) => pattern.test(text)).map(([, step]) => Number(day.slice(0, 4)) + step)
  const years = [...new Set([...named, ...relative])]
  if (years.length < 2) return years
  const decisive = Number(DECISIVE.exec(text)?.[1])
  if (decisive && !/\b(?:verschil|vergelijk\w*|versus|of in)\b/.test(text)) return [decisive]
  return years.length === 2 ? years : years.slice(-1)
}
