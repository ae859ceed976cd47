/** Finds the two parts of a question that asks two things at once. */

const ASKS =
  'hoe|wat|wie|wanneer|waar|waarom|welke?|waarvoor|moet|moeten|kan|kunnen|mag|mogen|krijgt?|krijgen|is|zijn|heb|heeft|hoeveel|hoelang|erft?|betaal|betaalt'
const SECOND_PART = new RegExp(`(?:[?,.]|(?<![\\s?,.]))\\s+en\\s+(?=(?:${ASKS})\\b)|\\?\\s+(?=(?:${ASKS})\\b)`, 'i')
const FIRST_PART = new RegExp(`^(?:[^,.]{0,25}[,.]\\s*)?(?:${ASKS})\\b`, 'i')
const SHORTEST_PART = 8

/** 'Wat kost een testament en hoe lang duurt het?' -> both parts; undefined for a single question, or when the first part only tells something. */
export function splitQuestion(question: string): [first: string, second: string] | undefined {
  const match = SECOND_PART.exec(question)
  if (!match) return undefined
  const first = question.slice(0, match.index).trim()
  const second = question.slice(match.index + match[0].length).trim()
  return FIRST_PART.test(first) && first.length >= SHORTEST_PART && second.length >= SHORTEST_PART ? [first, second] : undefined
}
