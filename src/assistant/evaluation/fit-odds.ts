/** Fits the weights of `odds.ts` on messages and conversations from which nothing was learned: a conditional logit, by gradient descent with Adam. */
import { toStandardDutch } from '../retrieval/spoken-dutch.ts'
import { analyse } from '../retrieval/analyse.ts'
import { gather, gatherFollowing, type Gathered } from '../retrieval/gather.ts'
import type { KnowledgeIndex } from '../retrieval/knowledge-index.ts'
import { OUTSIDE } from '../retrieval/learned/learned-model.ts'
import type { Way } from '../retrieval/learned/ways.ts'
import { measure, measureFollowing, measureOutside, toChances, weighTogether } from '../retrieval/odds.ts'
import { CANDIDATES } from '../retrieval/retrieve.ts'

type Measured = Readonly<Record<string, number>>

/** One question: what speaks for each candidate, and for none of them. */
export interface FitCase {
  candidates: readonly { measured: Measured; isRight: boolean }[]
  outside: { measured: Measured; isRight: boolean }
}

export interface Fitted {
  weights: Record<string, number>
  outside: Record<string, number>
}

const STEPS = 400
const RATE = 0.05
/** Keeps what little is told apart from growing. */
const SHRINK = 0.002
const MEAN = 0.9
const SPREAD = 0.99
const EPSILON = 1e-8

function judgeCase<Signs>({ hits, outside, signsOf }: Gathered<Signs>, weighed: (signs: Signs) => Measured, { entry, also = [] }: Way): FitCase {
  const right = new Set([entry, ...also])
  const entries = hits.filter(({ passage }) => passage.kind === 'entry').slice(0, CANDIDATES)
  return {
    candidates: entries.map((hit) => ({ measured: weighed(signsOf(hit)), isRight: right.has(hit.passage.id) })),
    outside: { measured: measureOutside(outside), isRight: entry === OUTSIDE },
  }
}

/** Those after an answer tell what was said before it. Ways of which no candidate is right teach nothing and are left out. */
export function listFitCases(index: KnowledgeIndex, ways: readonly Way[]): FitCase[] {
  const cases = ways.map((way) => {
    const question = toStandardDutch(way.phrase)
    const own = analyse(question, index.vocabulary)
    const { after: reference, said, opening } = way
    if (said === undefined) return judgeCase(gather(index, question, own), measure, way)
    const topic = { reference, question: toStandardDutch(said), opening: opening === undefined || opening === said ? undefined : toStandardDutch(opening) }
    return judgeCase(gatherFollowing(index, question, own, topic), measureFollowing, way)
  })
  return cases.filter(({ candidates, outside }) => outside.isRight || candidates.some(({ isRight }) => isRight))
}

/** Chance of none, then of each candidate. */
const chancesOf = ({ candidates, outside }: FitCase, { weights, outside: none }: Fitted): number[] =>
  toChances([weighTogether(none, outside.measured), ...candidates.map(({ measured }) => weighTogether(weights, measured))])

export function fitOdds(cases: readonly FitCase[]): Fitted {
  const names = Object.keys(cases.find(({ candidates }) => candidates.length > 0)?.candidates[0]!.measured ?? {})
  const namesOutside = Object.keys(cases[0]?.outside.measured ?? {})
  const fitted: Fitted = { weights: zeros(names), outside: zeros(namesOutside) }
  const moved = { mean: [zeros(names), zeros(namesOutside)] as const, spread: [zeros(names), zeros(namesOutside)] as const }
  for (let step = 1; step <= STEPS; step++) {
    const slope = [zeros(names), zeros(namesOutside)] as const
    for (const one of cases) addSlope(one, fitted, slope)
    for (const [at, part] of [fitted.weights, fitted.outside].entries())
      for (const name of Object.keys(part)) {
        const gradient = slope[at]![name]! / cases.length + SHRINK * part[name]!
        const mean = (moved.mean[at]![name] = MEAN * moved.mean[at]![name]! + (1 - MEAN) * gradient)
        const spread = (moved.spread[at]![name] = SPREAD * moved.spread[at]![name]! + (1 - SPREAD) * gradient ** 2)
        part[name]! -= (RATE * mean) / (1 - MEAN ** step) / (Math.sqrt(spread / (1 - SPREAD ** step)) + EPSILON)
      }
  }
  return fitted
}

const zeros = (names: readonly string[]): Record<string, number> => Object.fromEntries(names.map((name) => [name, 0]))

/** Several may be right: they share what is right by how likely they are. */
function addSlope(one: FitCase, fitted: Fitted, slope: readonly [Record<string, number>, Record<string, number>]): void {
  const all = [one.outside, ...one.candidates]
  const chances = chancesOf(one, fitted)
  const right = all.reduce((sum, { isRight }, at) => sum + (isRight ? chances[at]! : 0), 0)
  all.forEach(({ measured, isRight }, at) => {
    const error = chances[at]! - (isRight ? chances[at]! / right : 0)
    const of = slope[at === 0 ? 1 : 0]
    for (const name of Object.keys(of)) of[name]! += error * measured[name]!
  })
}

/** Of questions of ours how many find their entry first and how many are taken for none, and of the others how many are taken for none. */
export function judgeFit(cases: readonly FitCase[], fitted: Fitted): { found: number; refused: number; refusedRightly: number } {
  const [ours, others] = [cases.filter(({ outside }) => !outside.isRight), cases.filter(({ outside }) => outside.isRight)]
  const isNone = (one: FitCase) => chancesOf(one, fitted)[0]! >= Math.max(...chancesOf(one, fitted).slice(1), 0)
  const isFound = (one: FitCase) => {
    const [, ...chances] = chancesOf(one, fitted)
    return one.candidates[chances.indexOf(Math.max(...chances))]?.isRight ?? false
  }
  const share = (part: readonly FitCase[], whole: readonly FitCase[]) => part.length / (whole.length || 1)
  return { found: share(ours.filter(isFound), ours), refused: share(ours.filter(isNone), ours), refusedRightly: share(others.filter(isNone), others) }
}
