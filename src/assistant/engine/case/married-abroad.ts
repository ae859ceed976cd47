/**
 * Whoever married abroad is not told the regime of Dutch law as certain: the law of another country may govern (Regulation (EU) 2016/1103;
 * for marriages before 29 January 2019 the treaty of 1978).
 */
import type { EngineAnswer } from '../../conversation/engine.ts'
import { foldText } from '../../retrieval/fold-text.ts'
import type { KnowledgeEntry } from '../../retrieval/knowledge.ts'
import type { CaseRecord } from './case-record.ts'
import { marriedAbroad as abroadInEnglish } from './case-words.en.ts'
import { marriedAbroad as abroadInDutch } from './case-words.nl.ts'

/** The entry that says so, and its statement for the marriages of before 2019 and for those since. */
const ENTRIES = {
  nl: { id: 'huwelijk-buitenland', earlier: 'ouder-huwelijk', later: 'trouwplaats-telt-niet' },
  en: { id: 'en-marriage-foreign', earlier: 'older', later: 'place' },
} as const
const REGULATION_SINCE = 2019
/** What Dutch law makes of a marriage: all of it, or what came since the wedding. */
const REGIME = /gemeenschap(?: van goederen)?\b|\bcommunity of property\b/i

export interface ForeignMarriage {
  entry: KnowledgeEntry
  /** Id of the statement to be heard first. */
  opens: string
}

/** Undefined unless `answer` opens with the regime of Dutch law for who told to have married abroad. `messages` are those of the visitor. */
export function findForeignMarriage(
  { kind, text, reference }: EngineAnswer,
  messages: readonly string[],
  record: CaseRecord,
  entries: ReadonlyMap<string, KnowledgeEntry>,
  language: keyof typeof ENTRIES,
): ForeignMarriage | undefined {
  const marriedAbroad = language === 'nl' ? abroadInDutch : abroadInEnglish
  const { id, earlier, later } = ENTRIES[language]
  if (kind !== 'kennis' || reference === id || !REGIME.test(text.split('\n\n')[0] ?? '')) return undefined
  const entry = messages.some((message) => marriedAbroad.test(foldText(message))) ? entries.get(id) : undefined
  const year = Number(record.get('since')?.value ?? REGULATION_SINCE)
  return entry && { entry, opens: year < REGULATION_SINCE ? earlier : later }
}
