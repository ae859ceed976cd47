/** Judges whether the work of a pattern grows with the length of a text, or faster. */
import vm from 'node:vm'
import { analyse } from 'scslre'
import { listPumps } from './pump.ts'

/** Three times what a question may be long. */
const LENGTH = 1_500
/** Of processor time for one pass: a pattern whose work grows with the length takes well under one. */
const MOST_MS = 100
/** No other work of this process takes so much beside it, so one try tells. */
const CERTAIN_MS = 500
/** When a try is given up, by the clock: the first as soon as it may be certain, the others where the machine does much else. */
const GIVE_UP_MS = [CERTAIN_MS + MOST_MS, 2_000, 2_000] as const
/** For all texts of a pattern together. */
const TOGETHER_MS = 3 * MOST_MS
/** What ends a text so that the whole does not match. */
const ENDS = ['', '\0']

const context = vm.createContext({ run: () => {} })
const script = new vm.Script('run()')

interface Measured {
  ms: number
  /** By the clock: on a machine that did other work meanwhile it tells nothing of the pattern. */
  isEnded: boolean
}

function measure(work: () => void, timeout: number): Measured {
  context['run'] = work
  const before = process.cpuUsage()
  let isEnded = false
  try {
    script.runInContext(context, { timeout })
  } catch {
    isEnded = true
  }
  const { user, system } = process.cpuUsage(before)
  return { ms: (user + system) / 1_000, isEnded }
}

/** The best of some tries: other work of the machine, or a collection, is not the pattern's. */
function isSlow(work: () => void): boolean {
  for (const timeout of GIVE_UP_MS) {
    const { ms, isEnded } = measure(work, timeout)
    if (ms >= CERTAIN_MS) return true
    if (ms <= MOST_MS && !isEnded) return false
  }
  return true
}

/** What is wrong with it in a few words; undefined when nothing is. */
export function judgePattern(source: string, flags: string): string | undefined {
  const [report] = analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } }).reports
  if (report) {
    const part = report.type === 'Trade' ? `${report.startQuant.raw} and ${report.endQuant.raw}` : report.quant.raw
    return `${report.exponential ? 'exponential' : 'more than linear'}: ${part}`
  }
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
  const texts = listPumps(source, flags).flatMap(({ start, again }) => {
    const body = start + again.repeat(Math.ceil(LENGTH / again.length)).slice(0, LENGTH)
    return ENDS.map((end) => ({ again, text: body + end }))
  })
  // Measuring is work by itself: where all texts together take little, so does each.
  const { ms, isEnded } = measure(() => texts.forEach(({ text }) => text.replace(pattern, '')), TOGETHER_MS)
  if (ms <= MOST_MS && !isEnded) return undefined
  const slow = texts.find(({ text }) => isSlow(() => text.replace(pattern, '')))
  return slow && `takes more than ${MOST_MS} ms for ${LENGTH} characters of ${JSON.stringify(slow.again)}`
}
