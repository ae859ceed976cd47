/** What asking and answering pass on to each other. */
import type { Admission } from '../../platform/admission.ts'
import type { Context } from '../../platform/context.ts'
import type { AnswerContext } from './choose-answer.ts'
import type { Turn } from '../conversation/engine.ts'
import type { MaskedKind } from '../conversation/mask-personal-data.ts'
import type { RunKey } from './runs/live-run.ts'
import type { Runs } from './runs/runs.ts'
import type { RegionBook } from '../../regions/region.ts'
import type { Offers } from '../../redirects/redirect-targets.ts'

export interface AskContext extends Context {
  engine: AnswerContext['engine']
  provider?: AnswerContext['provider']
  findReferral?: AnswerContext['findReferral']
  /** By which a place that was named is known. */
  regions?: Pick<RegionBook, 'find' | 'locate'> | undefined
  /** Of this instance. */
  runs: Runs
  targets: Offers
  chatLimits: boolean
  /** How much this instance takes on at once. */
  admission: Pick<Admission, 'enter'>
}

export interface AskInput {
  sessionId: string
  pagePath: string
  question: string
  /** UUID by which a question that comes twice is known; absent: always a new question. */
  questionId?: string | undefined
  userAgent: string
}

/** A stored question that this instance is to answer. */
export interface AnswerWork {
  run: RunKey
  question: string
  maskedKinds: MaskedKind[]
  history: Turn[]
}
