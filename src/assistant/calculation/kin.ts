/** Finds the family members and friends a normalised question names, and whether each gives or receives. */

/** Generations counted from the speaker: a parent is 1, a grandchild -2. */
export type Kin = { line: 'lineal'; generation: number } | { line: 'partner' | 'sibling' | 'friend' | 'other' }

/** `self`: what the speaker is to the giver ('wij als ouders'); `beside`: gives nor receives ('met mijn broer', 'zonder kinderen'). */
export type KinRole = 'giver' | 'receiver' | 'self' | 'beside' | 'unclear'

export interface KinMention {
  kin: Kin
  role: KinRole
}

const WORDS: [RegExp, Kin][] = [
  [/achterklein\w+/, { line: 'lineal', generation: -3 }],
  [/overgroot\w+|overopa|overoma/, { line: 'lineal', generation: 3 }],
  [/klein(?:kind(?:eren)?|zoons?|zonen|dochters?|kids)/, { line: 'lineal', generation: -2 }],
  [/(?:opa|oma)(?:'?s)?|groot(?:vader|moeder|ouders?)s?/, { line: 'lineal', generation: 2 }],
  [/(?:stief)?(?:kind(?:eren)?|zoons?|zonen|dochters?)|kids/, { line: 'lineal', generation: -1 }],
  [/(?:stief)?(?:vader|moeder)s?|(?:stief)?ouders|stiefouder|pa|ma|papa|mama|pap|mam/, { line: 'lineal', generation: 1 }],
  [
    /(?:(?<=\b(?:mijn|haar|zijn|onze|overleden) (?:overleden )?)(?:man|vrouw))|echtgeno(?:ot|te)|(?:huwelijks)?partner|wederhelft|langstlevende/,
    { line: 'partner' },
  ],
  [/broers?|broertje|zus(?:je|sen|ter)?|halfbroer|halfzus/, { line: 'sibling' }],
  [/vriend(?:in|en|innen)?|vriendje|vriendinnetje/, { line: 'friend' }],
  [
    /oom|tante|neef(?:je)?|nicht(?:je)?|neven|nichten|oudtante|oudoom|kennis(?!\w)|bekende|buur(?:man|vrouw)|collega|peetoom|peettante|huisgenoot|vreemde|geen familie/,
    { line: 'other' },
  ],
]
/** Every word for a person. */
export const KIN_WORDS = new RegExp(`\\b(?:${WORDS.map(([pattern]) => pattern.source).join('|')})\\b`, 'g')
const DETERMINERS =
  '(?:(?:mijn|een|de|het|onze|ons|zijn|haar|hun|overleden|goede|beste|lieve|oude|beide|allebei|alle|ieder|elk|oudste|jongste|eigen|enige|\\d+)\\s+)*'
const GIVER_BEFORE = new RegExp(`(?:\\b(?:van|door|namens|erfenis|nalatenschap|overlijden|bij)\\s+)${DETERMINERS}$`)
const SELF = /\bals (?:enig |haar |zijn |hun )?$/
const BESIDE = new RegExp(`\\b(?:met|samen met|zonder|geen)\\s+${DETERMINERS}$`)
const RECEIVER_BEFORE = new RegExp(
  `\\b(?:aan|voor|naar|per|ik|we|wij|schenk|schenken|schenkt|geef|geven|geeft|laat|laten|nalaat|gun|gaan|moet|betaalt|betalen|krijgt|krijgen|erft|erven|doneer)\\s+${DETERMINERS}$`,
)
const GIVER_VERB =
  /\b(?:overl\w+|laat|laten|liet|lieten|nalaat|nalaten|nagelaten|schenkt|schenken|schonk|schonken|geeft|geven|gaf|gaven|stierf|sterft|gestorven|doodgaat)\b/
const RECEIVER_VERB = /\b(?:erft|erven|erfde|erfden|krijgt|krijgen|kreeg|ontvangt|ontvangen|betaalt|betalen|betaald|moet)\b/

/** Mentions in the order of the text; a word inside another ('kleinkind') counts once. */
export function findKin(text: string): KinMention[] {
  const found: { start: number; end: number; kin: Kin }[] = []
  for (const [pattern, kin] of WORDS) {
    for (const match of text.matchAll(new RegExp(`\\b(?:${pattern.source})\\b`, 'g'))) {
      const span = { start: match.index, end: match.index + match[0].length }
      if (!found.some((other) => span.start < other.end && other.start < span.end)) found.push({ ...span, kin: knownFriend(text, match, kin) })
    }
  }
  return found.toSorted((a, b) => a.start - b.start).map(({ start, end, kin }) => ({ kin, role: roleOf(text.slice(0, start), text.slice(end), kin) }))
}

/** 'een vriendin' or 'we zijn geen familie' is a friend; 'mijn vriendin' with whom one lives is a partner; else it stays open. */
function knownFriend(text: string, match: RegExpExecArray, kin: Kin): Kin {
  if (kin.line !== 'friend') return kin
  if (/\bsamen ?(?:woon|won|leef)\w*|\bsamenlevings/.test(text)) return { line: 'partner' }
  if (/\b(?:een|goede|beste|oude|van) (?:een )?$/.test(text.slice(0, match.index)) || /geen (?:familie|partner)|vrienden/.test(text)) return { line: 'other' }
  return kin
}

function roleOf(before: string, after: string, kin: Kin): KinRole {
  if (SELF.test(before)) return 'self'
  if (BESIDE.test(before)) return 'beside'
  if (GIVER_BEFORE.test(before)) return 'giver'
  if (RECEIVER_BEFORE.test(before)) return 'receiver'
  const clause = /^[^.?!]{0,60}/.exec(after)?.[0] ?? ''
  const gives = clause.search(GIVER_VERB)
  const receives = clause.search(RECEIVER_VERB)
  if (gives >= 0 && (receives < 0 || gives < receives)) return 'giver'
  if (receives >= 0 && gives < 0 && !/\bik\b|\bwe\b|\bwij\b/.test(clause.slice(0, receives + 14))) return 'receiver'
  if (kin.line === 'lineal') return kin.generation > 0 ? 'giver' : 'receiver'
  return 'unclear'
}
