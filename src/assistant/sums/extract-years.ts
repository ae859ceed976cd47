/** Finds the year of the deed, the death or the gift in a normalised question. */

const YEAR = /(?<![\d.,€/-]|€ |geboren in |geboren op |uit |sinds )\b(20[0-4]\d)\b(?![.,]?\d| ?euro| ?€|-\d)/g
const DECISIVE = /\b(?:lever\w*|overdracht|notaris|overl\w+|overlijden|transport|sterf\w*)\b\D{0,30}?\b(20[0-4]\d)\b/
const RELATIVE: [RegExp, number][] = [
  [/\b(?:vorig|afgelopen) jaar\b/, -1],
  [/\bdit jaar\b/, 0],
  [/\b(?:volgend|komend) jaar\b/, 1],
]

/** At most two years, in the order of the text; `day` (YYYY-MM-DD) gives 'vorig jaar' its meaning. */
export function extractYears(text: string, day: string): number[] {
  const named = [...new Set([...text.matchAll(YEAR)].map((m) => Number(m[1])))]
  const relative = RELATIVE.filter(([pattern]) => pattern.test(text)).map(([, step]) => Number(day.slice(0, 4)) + step)
  const years = [...new Set([...named, ...relative])]
  if (years.length < 2) return years
  const decisive = Number(DECISIVE.exec(text)?.[1])
  if (decisive && !/\b(?:verschil|vergelijk\w*|versus|of in)\b/.test(text)) return [decisive]
  return years.length === 2 ? years : years.slice(-1)
}
