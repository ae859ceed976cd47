/** What the evidence of a claim must hold in numbers, and whether its words follow from them. Free of the server, since the owner's screen asks it too. */
import { isDay } from '../../platform/days.ts'
import type { ClaimId } from './claim-ids.ts'

/** 'count' is a whole number of at most seven digits, as typed. */
type ProofKind = 'day' | 'count'

/** Of a company's register, or a count. */
export const proofKinds = {
  since: 'day',
  people: 'count',
} as const satisfies Record<string, ProofKind>

export type ProofField = keyof typeof proofKinds

export type Proof = { [F in ProofField]?: string | undefined }

interface Asked {
  fields: readonly ProofField[]
  /** Which of the fields does not carry the words; undefined: they follow. All fields have their form. */
  failing: (words: string, number: (field: ProofField) => number, given: { proof: Proof; day: string }) => ProofField | undefined
}

const firstNumber = (words: string): number => Number(/\d[\d.]*/.exec(words)?.[0].replaceAll('.', '') ?? Number.NaN)

const asked: Partial<Record<ClaimId, Asked>> = {
  experience: {
    fields: ['since'],
    failing: (words, _number, { proof: { since = '' }, day }) => (yearsOn(since, firstNumber(words)) <= day ? undefined : 'since'),
  },
  helped: { fields: ['people'], failing: (words, number) => (number('people') >= firstNumber(words) ? undefined : 'people') },
}

export const proofFieldsOf = (claim: ClaimId): readonly ProofField[] => asked[claim]?.fields ?? []

/** `day` is today in the Netherlands. */
export function findProofFaults({ claim, value, proof }: { claim: ClaimId; value: string; proof: Proof }, day: string): ProofField[] {
  const { fields, failing } = asked[claim] ?? { fields: [], failing: () => undefined }
  const malformed = fields.filter((field) => !hasForm(field, proof[field] ?? '', day))
  if (malformed.length > 0) return malformed
  const fault = failing(value, (field) => Number(proof[field]), { proof, day })
  return fault ? [fault] : []
}

function hasForm(field: ProofField, text: string, day: string): boolean {
  return proofKinds[field] === 'day' ? isDay(text) && text <= day : /^[1-9]\d{0,6}$/.test(text)
}

/** The same day so many years later; of 29 February the last of the month. */
const yearsOn = (day: string, years: number): string => `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`
