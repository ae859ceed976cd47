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

/** The entry that says so, and its statement for the marriages of before 2019, for those since, and for who lives in the Netherlands. */
const ENTRIES = {
  nl: { id: 'huwelijk-buitenland', earlier: 'ouder-huwelijk', later: 'trouwplaats-telt-niet', here: 'samen-in-nederland' },
  en: { id: 'en-marriage-foreign', earlier: 'older', later: 'place', here: 'here' },
} as const
const REGULATION_SINCE = 2019
/** What Dutch law makes of a marriage: all of it, or what came since the wedding. */
const REGIME = /gemeenschap(?: van goederen)?\b|\bcommunity of property\b/i

/** Whether something belongs to both, or what was agreed on, is asked of the regime whatever answers. */
const ASKS_REGIME =
  /\b(?:hebben|is|zijn|geldt|gelden|vallen|valt|do|is|are)\b.*\b(?:van ons (?:samen|beiden|allebei)|ook van (?:mij|hem|haar)|automatisch voorwaarden|zonder voorwaarden|gemeenschap|prenup|community)\b/

export interface ForeignMarriage {
  entry: KnowledgeEntry
  /** Id of the statement to be heard first. */
  opens: string
}

/** Undefined unless `answer` opens with the regime of Dutch law, or that is asked, for who told to have married abroad. `messages` are those of the visitor. */
export function findForeignMarriage(
  { kind, text, reference, opens }: EngineAnswer,
  messages: readonly string[],
  record: CaseRecord,
  entries: ReadonlyMap<string, KnowledgeEntry>,
  language: keyof typeof ENTRIES,
): ForeignMarriage | undefined {
  const marriedAbroad = language === 'nl' ? abroadInDutch : abroadInEnglish
  const { id, earlier, later, here } = ENTRIES[language]
  const entry = entries.get(id)
  if (kind !== 'kennis' || !entry || !messages.some((message) => marriedAbroad.test(foldText(message)))) return undefined
  const isEarlier = Number(record.get('since')?.value ?? REGULATION_SINCE) < REGULATION_SINCE
  const isHere = !isEarlier && record.get('place')?.value === 'nederland'
  // Where the wedding was is said already; which law follows from living here is not.
  const asksRegime = ASKS_REGIME.test(foldText(messages.at(-1) ?? ''))
  if (reference === id) return isHere && (asksRegime || opens?.[0] === `${id}.${later}`) ? { entry, opens: here } : undefined
  if (!asksRegime && !REGIME.test(text.split('\n\n')[0] ?? '')) return undefined
  return { entry, opens: isEarlier ? earlier : isHere ? here : later }
}
