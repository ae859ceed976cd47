/** Finds the parts of a question that asks several things at once. */

const ASKS =
  'hoe|wat|wie|wanneer|waar|waarom|welke?|waarvoor|moet|moeten|kan|kunnen|mag|mogen|krijgt?|krijgen|is|zijn|heb|heeft|hoeveel|hoelang|erft?|betaal|betaalt|hoef|hoeft|hoeven|geldt|wordt'
const BORDER = new RegExp(
  `(?:[?,.]|(?<![\\s?,.]))\\s+en\\s+(?=(?:${ASKS})\\b)|\\?\\s+(?:en\\s+)?(?=(?:${ASKS})\\b)|,\\s+(?=(?:hoe|wat|wie|wanneer|waar|hoeveel|hoelang|welke?)\\b)`,
  'gi',
)
const OPENS = new RegExp(`^(?:[^,.?]{0,25}[,.]\\s*)?(?:${ASKS})\\b`, 'i')
const SHORTEST_PART = 8
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
  const asks = parts.length > 1 && parts.every((part) => part.length >= SHORTEST_PART) && OPENS.test(lastSentence(parts[0]!))
  return asks ? parts : undefined
}

/** What is told before the first thing that is asked belongs to that part. */
const lastSentence = (part: string): string => part.split(/[.!]\s+/).at(-1) ?? part
