/** The head above a part of an answer: what was asked, said to the visitor ('Moet uw man tekenen?'), else in the visitor's own words between marks. */
import { partHeadWords as words } from './part-head.nl.ts'

const NOTHING_LEFT = /\b(?:ik|'k|k|wij|we|ons|onze|mijn|m'n|mij|me|mezelf|mijzelf)\b/i

const formal = (verb: string): string | undefined => {
  const known = words.verbs[verb.toLowerCase()]
  return known === undefined ? undefined : /^[A-Z]/.test(verb) ? known.charAt(0).toUpperCase() + known.slice(1) : known
}

/** 'Moet ik' and 'ik moet': the verb stands beside who it is asked of. */
const withSubject = (head: string): string =>
  head
    .replace(words.verbFirst, (whole, verb: string) => (formal(verb) === undefined ? whole : `${formal(verb)} u`))
    .replace(words.subjectFirst, (whole, verb: string) => (formal(verb) === undefined ? whole : `u ${formal(verb)}`))
    .replace(words.subordinate, (whole, between: string, verb: string) => (formal(verb) === undefined ? whole : `u ${between}${formal(verb)}`))

/** Undefined where it cannot be turned without knowing its grammar. */
function turn(head: string): string | undefined {
  const turned = withSubject(head).replace(words.self, 'uzelf').replace(words.objects, 'u').replace(words.possessive, 'uw')
  return NOTHING_LEFT.test(turned) ? undefined : turned
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Without its mark. */
export function writeDutchHead(question: string): string {
  const turned = turn(question)
  return turned === undefined ? words.quoted(capitalised(question)) : `**${capitalised(turned)}?**`
}
