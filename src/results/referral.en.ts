/** What the assistant says in English above the offices that it names. */
import { describeTermsEn, explainOrderEn } from '../notaries/notaries.en.ts'
import { englishDistance } from '../regions/distance.en.ts'
import type { Lead, ReferralWords } from './referral.nl.ts'

const ANY = 'You may choose any notary in the Netherlands.'

/** Where only the order by place or price was wanted, none of this is said. */
function honestyOf({ wanted, phrase }: Lead): string {
  if (wanted === 'beoordeling') return 'We name no best notary. You see the notaries in the order of their rating. '
  return wanted === 'prijs' && phrase === undefined ? 'Which notary is cheapest differs per deed, so first choose what you need a notary for. ' : ''
}

/** As the site names it in a Dutch sentence -> 'postal code 3511', 'the province of Utrecht'. */
const placeInEnglish = (place: string): string => place.replace(/^postcode/, 'postal code').replace(/^de provincie/, 'the province of')

/** `place` is what was asked for. */
function englishLead(lead: Lead): string {
  const { phrase, place, found, reach, postcode, speaks, far } = lead
  const honest = honestyOf(lead)
  const [one, many] = speaks !== undefined ? ['who speaks English', 'who speak English'] : ['', '']
  const subject = phrase && `for ${phrase}`
  const named = (who: string, where: string, speaking: string): string => [who, subject, where, speaking].filter(Boolean).join(' ')
  const describe = (n: number, where = ''): string => named(n === 1 ? '1 notary' : `${n} notaries`, where, n === 1 ? one : many)
  const none = (where = ''): string => named('no notary', where, one)
  if (found === 0) return `${honest}There is ${none()} on our list yet. ${ANY}`
  if (place === undefined) return `${honest}Our list has ${describe(found)}. ${ANY} Tell me your town, and you see who is nearby.`
  const at = placeInEnglish(place)
  if (far) return `${honest}Our list has ${none()} yet within ${far.withinKm} km of ${at}. The nearest is ${far.nearest}. ${ANY}`
  const nearest = named('These are the nearest notaries on our list', '', many)
  if (postcode) return `${honest}${nearest}, measured from ${at}.`
  if (reach === 'region') return `${honest}Our list has ${describe(found, `in ${at}`)}.`
  const beyond = reach === 'near' ? 'These are the nearest on our list' : 'These are notaries elsewhere in the Netherlands'
  return `${honest}Our list has ${none(`in ${at}`)} yet. ${beyond}. ${ANY}`
}

export const englishReferral: ReferralWords = {
  anyDeed: 'your deed',
  money: 'Whether a notary pays us does not count in the order.',
  sample: 'Sample: this office does not exist.',
  ofNearest: 'We only look at the nearest notaries.',
  place: placeInEnglish,
  distance: (km, spot, place) => englishDistance(km, spot, placeInEnglish(place)),
  why(reach, { place, distance }) {
    if (distance !== undefined) return `Is ${distance}.`
    if (place === undefined) return ''
    return reach === 'region' ? `Is in ${place}.` : 'Is elsewhere in the Netherlands.'
  },
  told: {
    per_aanvraag: 'This office pays us for each request.',
    per_klik: 'This office pays us for each click.',
    advertentie: 'This office pays us to be listed here.',
  },
  terms: describeTermsEn,
  order: explainOrderEn,
  lead: englishLead,
}
