/** Names who was told of where the next message only says 'hij' or 'haar': 'mijn kleinzoon gaat studeren', and then 'hoeveel belasting betaalt hij over 20.000'. */
import type { Turn } from '../conversation/engine.ts'
import { foldText } from '../retrieval/fold-text.ts'
import { findKin } from '../sums/kin.ts'
import { normaliseQuestion } from '../sums/normalise-question.ts'
import { readCase } from './case/case-record.ts'
import { pronouns, type Pronoun } from './told-person.nl.ts'

const living: ReadonlySet<string> = new Set(['samenwonend', 'samenlevingscontract'])

/** The last that was named by the visitor, else the one that the visitor lives with. */
function findPerson({ people, partner }: Pronoun, history: readonly Turn[]): string | undefined {
  const named = history.flatMap(({ role, content }) => (role === 'user' ? [...foldText(content).matchAll(people)].map((match) => match[1]) : []))
  const civil = readCase('', history).get('civil')?.value
  return named.at(-1) ?? (civil !== undefined && living.has(civil) ? partner : undefined)
}

/** The message with the one in the place of the other; undefined where it names somebody itself, or nobody was told of. */
export function withPersonTold(question: string, history: readonly Turn[]): string | undefined {
  const text = normaliseQuestion(question)
  const found = pronouns.find(({ pronoun }) => pronoun.test(text))
  if (!found || findKin(text).length > 0) return undefined
  const person = findPerson(found, history)
  return person === undefined ? undefined : text.replace(found.pronoun, `mijn ${person}`)
}
