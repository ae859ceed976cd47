/** Puts separable verbs together again: 'hoe wijs ik een voogd aan' holds 'aanwijs'. */
import { isListedForm } from './stem.ts'

const PARTICLES = new Set([
  'aan',
  'af',
  'bij',
  'door',
  'in',
  'mee',
  'na',
  'om',
  'op',
  'over',
  'terug',
  'toe',
  'uit',
  'vast',
  'vol',
  'voor',
  'vrij',
  'weg',
  'kwijt',
])
/** A particle stands at the end of its clause; before another word it is most likely a preposition. */
const AFTER_CLAUSE = new Set([
  'en',
  'of',
  'als',
  'dan',
  'maar',
  'want',
  'voordat',
  'zodat',
  'omdat',
  'nu',
  'bij',
  'voor',
  'aan',
  'tegen',
  'zonder',
  'wat',
  'na',
  'met',
  'die',
  'hoe',
  'kan',
])
const FARTHEST = 9
/** After these stands a noun: 'van de koop af' holds no verb 'afkopen'. */
const BEFORE_NOUN = new Set([
  'de',
  'het',
  'een',
  'geen',
  'mijn',
  'zijn',
  'haar',
  'ons',
  'onze',
  'hun',
  'uw',
  'deze',
  'die',
  'dit',
  'dat',
  'elke',
  'elk',
  'alle',
])

/** A new list in which verb and particle are one word at the place of the verb. Only forms from the word lists are put together. */
export function joinSeparableVerbs(words: readonly string[]): string[] {
  const joined: (string | undefined)[] = [...words]
  words.forEach((particle, at) => {
    const following = words[at + 1]
    if (!PARTICLES.has(particle) || (following !== undefined && !AFTER_CLAUSE.has(following))) return
    for (let verb = at - 1; verb >= Math.max(0, at - FARTHEST); verb--) {
      if (BEFORE_NOUN.has(words[verb - 1] ?? '') || !isListedForm(`${particle}${words[verb]}`)) continue
      joined[verb] = `${particle}${words[verb]}`
      joined[at] = undefined
      return
    }
  })
  return joined.filter((word) => word !== undefined)
}
