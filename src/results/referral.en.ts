/** What the assistant says in English above the offices that it names. */
import type { Lead } from './referral.nl.ts'

const ANY = 'You may choose any notary in the Netherlands.'

/** Where only the order by place or price was wanted, none of this is said. */
function honestyOf({ wanted, phrase }: Lead): string {
  if (wanted === 'beoordeling') return 'We name no best notary. You see the notaries in the order of their rating. '
  return wanted === 'prijs' && phrase === undefined ? 'Which notary is cheapest differs per deed, so first choose what you need a notary for. ' : ''
}

/** `place` is what was asked for. */
export function englishLead(lead: Lead): string {
  const { phrase, place, found, reach, postcode, speaks } = lead
  const honest = honestyOf(lead)
  const [one, many] = speaks ? ['who speaks English', 'who speak English'] : ['', '']
  const describe = (n: number, where = ''): string =>
    [n === 1 ? '1 notary' : `${n} notaries`, where, n === 1 ? one : many, phrase && `for ${phrase}`].filter(Boolean).join(' ')
  const none = (where = ''): string => ['no notary', where, one, phrase && `for ${phrase}`].filter(Boolean).join(' ')
  if (found === 0) return `${honest}There is ${none()} on our list yet. ${ANY}`
  if (place === undefined) return `${honest}Our list has ${describe(found)}. ${ANY} Tell me your town, and you see who is nearby.`
  const at = place.replace(/^postcode/, 'postal code').replace(/^de provincie/, 'the province of')
  const nearest = ['These are the nearest notaries on our list', many, phrase && `for ${phrase}`].filter(Boolean).join(' ')
  if (postcode) return `${honest}${nearest}, measured from ${at}.`
  if (reach === 'region') return `${honest}Our list has ${describe(found, `in ${at}`)}.`
  const beyond = reach === 'near' ? 'These are the nearest on our list' : 'These are notaries elsewhere in the Netherlands'
  return `${honest}Our list has ${none(`in ${at}`)} yet. ${beyond}. ${ANY}`
}
