/** Judges whether the work of a pattern grows with the length of a text, or faster. */
import vm from 'node:vm'
import { analyse } from 'scslre'
import { listPumps } from './pump.ts'

/** Three times what a question may be long. */
const LENGTH = 1_500
/** Of processor time for one pass: a pattern whose work grows with the length takes well under one. */
const MOST_MS = 100
const GIVE_UP_MS = 2_000
/** No other work of this process takes so much beside it, so one try tells. */
const CERTAIN_MS = 500
const TRIES = 3
/** What ends a text so that the whole does not match. */
const ENDS = ['', '\0']

const context = vm.createContext({ run: () => {} })
const script = new vm.Script('run()')

interface Measured {
  ms: number
  /** By the clock: on a machine that did other work meanwhile it tells nothing of the pattern. */
  isEnded: boolean
}

function measure(work: () => void): Measured {
  context['run'] = work
  const before = process.cpuUsage()
  let isEnded = false
  try {
    script.runInContext(context, { timeout: GIVE_UP_MS })
  } catch {
    isEnded = true
  }
  const { user, system } = process.cpuUsage(before)
  return { ms: (user + system) / 1_000, isEnded }
}

/** The best of some tries: other work of the machine, or a collection, is not the pattern's. */
function isSlow(work: () => void): boolean {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { ms, isEnded } = measure(work)
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
  for (const { start, again } of listPumps(source, flags)) {
    for (const end of ENDS) {
      const text = start + again.repeat(Math.ceil(LENGTH / again.length)).slice(0, LENGTH) + end
      if (isSlow(() => text.replace(pattern, ''))) return `takes more than ${MOST_MS} ms for ${LENGTH} characters of ${JSON.stringify(again)}`
    }
  }
  return undefined
}
