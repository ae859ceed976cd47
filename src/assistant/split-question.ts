/** Finds the two parts of a question that asks two things at once. */

const SECOND_PART = /(?:\?|,)?\s+en\s+(?=(?:hoe|wat|wie|wanneer|waar|waarom|welke?|moet|moeten|kan|kunnen|mag|mogen|krijgt?|is|heb|hoeveel|hoelang)\b)/i
const SHORTEST_PART = 8

/** 'Wat kost een testament en hoe lang duurt het?' -> both parts; undefined for a single question. */
export function splitQuestion(question: string): [first: string, second: string] | undefined {
  const match = SECOND_PART.exec(question)
  if (!match) return undefined
  const first = question.slice(0, match.index).trim()
  const second = question.slice(match.index + match[0].length).trim()
  return first.length >= SHORTEST_PART && second.length >= SHORTEST_PART ? [first, second] : undefined
}
