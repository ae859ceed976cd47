/** Finds the parts of a question that asks several things at once. */

const WORDS = 'hoe|hoeveel|hoelang|wat|wie|wanneer|waar|waarom|welke?|waar(?:voor|over|mee|van|bij|aan|op)'
const VERBS =
  'moet|moeten|kan|kunnen|mag|mogen|krijgt?|krijgen|is|zijn|heb|heeft|erft?|erven|betaal|betaalt|betalen|hoef|hoeft|hoeven|geldt|gelden|wordt|worden|komt|komen|blijft|blijven|gaat|vervalt|telt|duurt|kost'
/** Behind a comma a verb asks only with who or what it is asked of. */
const ASKED_OF = 'ik|wij|we|u|hij|zij|ze|dat|dit|er|het|mijn|onze|ons|een'
const BORDER = new RegExp(
  [
    `(?:[?,.]|(?<![\\s?,.]))\\s+en\\s+(?:ook\\s+)?(?=(?:${WORDS}|${VERBS})\\b)`,
    `(?:[?,]|(?<![\\s?,.]))\\s+en\\s+(?:ook\\s+)?(?=of\\s+(?:${ASKED_OF}|de)\\b)`,
    // After a question mark something may be told first.
    `\\?\\s+(?:en\\s+)?(?=\\p{L}[^?]{7,}\\?|(?:${WORDS}|${VERBS})\\b)`,
    `,\\s+(?=(?:${WORDS})\\b|(?:${VERBS})\\s+(?:${ASKED_OF})\\b)`,
  ].join('|'),
  'giu',
)
const LEAD = '(?:[^,.]{0,25}[,.]\\s*)?'
const OPENS = new RegExp(`^${LEAD}(?:en |maar |ook )?(?:${WORDS}|${VERBS})\\b|\\b(?:weten|vraag|vragen|af|benieuwd|niet|zeggen|vertellen) (?:${WORDS})\\b`, 'i')
/** Supposes something: what follows behind the comma is asked of it. */
const SUPPOSES = /^(?:en |maar )?(?:wat als|als|stel|indien)\b/i
const SHORTEST_PART = 7
const MOST_PARTS = 4

/** 'Wat kost een testament en hoe lang duurt het?' -> both parts; undefined for a single question, or when the first part only tells something. */
export function splitQuestion(question: string): string[] | undefined {
  const parts: string[] = []
  let start = 0
  for (const match of question.matchAll(BORDER)) {
    if (parts.length === MOST_PARTS - 1) break
    parts.push(question.slice(start, match.index).trim())
    start = match.index + match[0].length
  }
  parts.push(question.slice(start).trim())
  joinTold(parts)
  const asks = parts.length > 1 && parts.every((part) => part.length >= SHORTEST_PART) && OPENS.test(headOf(parts[0]!)) && !SUPPOSES.test(headOf(parts[0]!))
  return asks ? parts : undefined
}

/** 'Ik wil een bv, wat kost dat en hoe lang duurt het': what is only told first belongs to the first that is asked. */
function joinTold(parts: string[]): void {
  const [told = '', first = ''] = parts
  if (parts.length > 2 && !OPENS.test(headOf(told)) && !SUPPOSES.test(headOf(told))) parts.splice(0, 2, `${told.replace(/[.,]$/, '')}. ${first}`)
}

/** What is asked in a part, without what was told before it. */
export const headOf = (part: string): string => part.split(/[.!:?]\s+/).at(-1) ?? part

/** What is told before the first thing that is asked. */
export const toldIn = (part: string): string => part.slice(0, part.length - headOf(part).length).trim()
