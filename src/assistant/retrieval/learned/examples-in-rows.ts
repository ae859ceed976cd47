/** Examples as those who learn from them read them: features that are known, by their rows, in an order that other examples do not change. */
import { createChance, mix } from './chance.ts'
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
  /** The same for the same example, whatever stands beside it. */
  key: number
  /** Numbers of the features. */
  features: Int32Array
  rows: Int32Array
  values: Float64Array
  labels: readonly number[]
  opens: number | undefined
  weight: number
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
    key: features.keys().reduce((key, feature) => mix(key, feature), 0),
    features: Int32Array.from(known, ([feature]) => feature),
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

/** Each where its own key and the round put it: an example that is added moves no other. */
export function orderFor(round: number, examples: readonly Packed[]): Packed[] {
  const placed = examples.map((example) => ({ example, at: createChance(mix(example.key, round))() }))
  return placed.toSorted((a, b) => a.at - b.at).map(({ example }) => example)
}
