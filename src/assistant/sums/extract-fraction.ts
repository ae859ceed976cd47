/** Finds in a normalised question which part of an inheritance or gift someone gets: 'de helft van', 'een derde deel', 'ik krijg 40%'. */

export interface Fraction {
  numerator: number
  denominator: number
}

/** A part of a whole. */
export type Share = Fraction & { wholeCents: number }

const NAMED: readonly (readonly [RegExp, Fraction])[] = [
  [/\b1\/5\b|\been vijfde (?=van|deel)/, { numerator: 1, denominator: 5 }],
  [/\b1\/6\b|\been zesde (?=van|deel)/, { numerator: 1, denominator: 6 }],
  [/\b1\/8\b|\been achtste (?=van|deel)/, { numerator: 1, denominator: 8 }],
  [/\b(?:de|een) helft van\b|\bvoor de helft\b|\b1\/2\b/, { numerator: 1, denominator: 2 }],
  [/\b2\/3\b|\b2 derde\b/, { numerator: 2, denominator: 3 }],
  [/\been derde\b|\b1\/3\b/, { numerator: 1, denominator: 3 }],
  [/\b3\/4\b|\bdriekwart (?=van)/, { numerator: 3, denominator: 4 }],
  [/\been (?:kwart|vierde) (?=van|deel)|\b1\/4\b/, { numerator: 1, denominator: 4 }],
]
const PERCENT = /\b(?:ik|krijg|krijgt|erf|erft|deel is|voor)(?: \w+){0,2} (\d{1,2}) ?(?:%|procent)(?! ?(?:\w*belasting|tarief))/

const PERCENT_OF_ESTATE =
  /(?<![\d.,])(\d{1,2}) ?(?:%|procent) van (?:de |het |een |zijn |haar |hun )?(?:hele |totale )?(?:erfenis|nalatenschap|vermogen|bedrag|erfdeel)/
/** A part that is named, whatever it is of. */
const ANY = /(?<![\d.,])\d{1,2} ?(?:%|procent)(?! ?(?:\w*belasting|tarief|schijf))|(?<![\d/])[1-9]\/[2-9](?![\d/])/

/** Whether the question names a part; one that is not understood makes the sum wrong. */
export const namesPart = (text: string): boolean => ANY.test(text)

/** Undefined when nothing is said of it. */
export function extractFraction(text: string): Fraction | undefined {
  const named = NAMED.find(([pattern]) => pattern.test(text))?.[1]
  const percent = PERCENT.exec(text)?.[1] ?? PERCENT_OF_ESTATE.exec(text)?.[1]
  return named ?? (percent === undefined ? undefined : { numerator: Number(percent), denominator: 100 })
}
