/** 'Huis is 330 en er rust nog 48 op': who talks of the value of a home leaves the thousands out. For text as `normaliseQuestion` makes it. */

const UNIT =
  '(?![\\d.,]*\\d| ?(?:€|euro|eur\\b|k\\b|ton|duizend|mille|miljoen|m2|m3|m\\b|meter|vierkante|jaar|jarig|km|%|procent|dagen|weken|maanden|uur|mensen|notaris))'
const HOME = '(?:huis|woning|appartement|flat|woonhuis)'
const VALUE = new RegExp(
  `\\b${HOME}\\b(?: (?!en\\b)[a-z]+){0,5} (?:is|was|waard|op|kost|kostte|staat) (?:nu |ongeveer |zo'n |rond de |circa )?([1-9]\\d\\d)${UNIT}`,
)
const DEBT = new RegExp(
  `\\b(?:hypotheek|schuld|rust|staat|zit|openstaat)(?: (?:er|is|van|nog|op|open|ongeveer|zo'n|een|hypotheek|schuld)){0,4} ([1-9]\\d{1,2})${UNIT}`,
)

/** 'Huis 420, hypotheek 260': the two beside each other are in thousands whatever else is in full. */
const PAIR = new RegExp(`\\b${HOME}:? ([1-9]\\d\\d)${UNIT}(,? (?:en )?(?:de )?hypotheek:? )([1-9]\\d{1,2})${UNIT}`)

const inThousands = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (all, digits: string) => `${all.slice(0, all.length - digits.length)}${digits}.000`)

/** Only where a value is told so, and nothing else is in full. */
export function withThousands(text: string): string {
  const pair = PAIR.exec(text)
  if (pair) return text.replace(pair[0], pair[0].replaceAll(/\d{2,3}/g, '$&.000'))
  return VALUE.test(text) && !/\d{4}|\d\.\d{3}|\d ?(?:k|ton|duizend|mille|miljoen)\b/.test(text) ? inThousands(inThousands(text, VALUE), DEBT) : text
}
