/** Examples as those who learn from them read them: features that are known, by their rows. */
import type { Features } from './features.ts'

export interface Example {
  features: Features
  /** Numbers of all labels that answer it. */
  labels: readonly number[]
  /** Position of the statement of the first label that opens the answer, where that is known. */
  opens?: number | undefined
  weight: number
}

export interface Packed {
  rows: Int32Array
  values: Float64Array
  labels: readonly number[]
  opens: number | undefined
  weight: number
}

export function createRandom(): () => number {
  let state = 1
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
}

/** Numbers of the features that stand in at least so many examples, sorted. */
export function listKnown(examples: readonly Example[], leastSeen: number): number[] {
  const seen = new Map<number, number>()
  for (const { features } of examples) for (const feature of features.keys()) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  return [...seen].flatMap(([feature, times]) => (times >= leastSeen ? [feature] : [])).toSorted((a, b) => a - b)
}

function pack({ features, labels, opens, weight }: Example, rowOf: ReadonlyMap<number, number>): Packed {
  const known = [...features].filter(([feature]) => rowOf.has(feature))
  return {
    rows: Int32Array.from(known, ([feature]) => rowOf.get(feature)!),
    values: Float64Array.from(known, ([, value]) => value),
    labels,
    opens,
    weight,
  }
}

export function packExamples(examples: readonly Example[], known: readonly number[]): Packed[] {
  const rowOf = new Map(known.map((feature, row) => [feature, row]))
  return examples.map((example) => pack(example, rowOf))
}

export function shuffle(items: Packed[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [a, b] = [items[at]!, items[other]!]
    items[at] = b
    items[other] = a
  }
}
