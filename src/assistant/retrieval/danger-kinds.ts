/** In what danger somebody may be, or about to bring another, and which statement is then to be heard first. */
import type { KnowledgeLanguage } from './knowledge-files.ts'

export const HARMLESS = 'harmless'

const kinds = [
  'pressed',
  'signed-under-pressure',
  'elder-emptied',
  'elder-made-to-sign',
  'elder-talked-over',
  'signature',
  'date',
  'creditors',
  'hiding',
  'straw-man',
  'cash',
  'not-understood',
] as const

export type DangerKind = (typeof kinds)[number]

/** Somebody may not want to live on: no entry answers that, a line of help does. */
export const DESPAIR = 'despair'

/** Their order is that of the rows of what was learned. */
export const dangerKinds: readonly (DangerKind | typeof HARMLESS | typeof DESPAIR)[] = [HARMLESS, ...kinds, DESPAIR]

export interface DangerAnswer {
  /** Id of the entry that answers. */
  entry: string
  /** Its statement that is to be heard first; none where that depends on what is asked. */
  opens?: string
}

export const dangerAnswers: Readonly<Record<KnowledgeLanguage, Readonly<Record<DangerKind, DangerAnswer>>>> = {
  nl: {
    pressed: { entry: 'druk-om-te-tekenen', opens: 'niet-tekenen' },
    'signed-under-pressure': { entry: 'druk-om-te-tekenen', opens: 'terugdraaien' },
    'elder-emptied': { entry: 'ouder-sturen', opens: 'vermoeden' },
    'elder-made-to-sign': { entry: 'ouder-sturen', opens: 'begrijpt-niet' },
    'elder-talked-over': { entry: 'ouder-sturen', opens: 'eigen-wil' },
    signature: { entry: 'akte-datum', opens: 'handtekening-van-een-ander' },
    date: { entry: 'akte-datum', opens: 'antedateren' },
    creditors: { entry: 'schuldeisers-benadelen', opens: 'vernietigen' },
    hiding: { entry: 'vermogen-verbergen', opens: 'aandeel-kwijt' },
    'straw-man': { entry: 'stroman-katvanger', opens: 'niet-doen' },
    cash: { entry: 'contant-betalen-notaris' },
    'not-understood': { entry: 'tekenen-niet-begrijpen', opens: 'niet-tekenen' },
  },
  en: {
    pressed: { entry: 'en-care-pressure', opens: 'do-not-sign' },
    'signed-under-pressure': { entry: 'en-care-pressure', opens: 'undo' },
    'elder-emptied': { entry: 'en-care-parent', opens: 'suspicion' },
    'elder-made-to-sign': { entry: 'en-care-parent', opens: 'does-not-understand' },
    'elder-talked-over': { entry: 'en-care-parent', opens: 'own-will' },
    signature: { entry: 'en-care-date', opens: 'signature' },
    date: { entry: 'en-care-date', opens: 'backdating' },
    creditors: { entry: 'en-care-creditors', opens: 'undone' },
    hiding: { entry: 'en-care-hiding', opens: 'share-lost' },
    'straw-man': { entry: 'en-care-straw-man', opens: 'do-not' },
    cash: { entry: 'en-house-cash' },
    'not-understood': { entry: 'en-care-not-understood', opens: 'do-not-sign' },
  },
}

/** Ids of the entries that answer danger, in either language. */
export const answeringDanger: ReadonlySet<string> = new Set(Object.values(dangerAnswers).flatMap((answers) => Object.values(answers).map(({ entry }) => entry)))
