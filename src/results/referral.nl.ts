/** The Dutch sentences beside the offices that the assistant names. */
import type { Relation } from '../notaries/relation.ts'
import type { ReferralWish } from '../assistant/conversation/referral-wish.ts'
import type { Reach } from './choose-notaries.ts'

export interface Lead {
  wanted: ReferralWish['order']
  phrase: string | undefined
  place: string | undefined
  found: number
  reach: Reach
  /** Only offices that speak the visitor's language were looked for. */
  speaks?: boolean
  /** The place is one. */
  postcode: boolean
}

const count = (n: number): string => (n === 1 ? 'staat 1 notaris' : `staan ${n} notarissen`)

const beyond: Record<Exclude<Reach, 'region'>, string> = {
  near: 'Dit zijn de dichtstbijzijnde op onze lijst',
  country: 'Dit zijn notarissen elders in Nederland',
}

export const referralTexts = {
  anyDeed: 'uw akte',
  money: 'Of een notaris ons betaalt, telt niet mee voor de volgorde.',
  sample: 'Voorbeeld: dit kantoor bestaat niet.',
  ofNearest: 'Wij kijken alleen naar de dichtstbijzijnde notarissen.',
  /** `place` is what was asked for. */
  why(reach: Reach, { place, distance }: { place: string | undefined; distance: string | undefined }): string {
    if (distance !== undefined) return `Ligt op ${distance}.`
    if (place === undefined) return ''
    return reach === 'region' ? `Ligt in ${place}.` : 'Ligt elders in Nederland.'
  },
  told: {
    per_aanvraag: 'Dit kantoor betaalt ons per aanvraag.',
    per_klik: 'Dit kantoor betaalt ons per klik.',
    advertentie: 'Dit kantoor betaalt ons om hier te staan.',
  } satisfies Record<Exclude<Relation, 'geen'>, string>,
  lead({ wanted, phrase, place, found, reach, postcode }: Lead): string {
    const subject = phrase === undefined ? '' : ` voor ${phrase}`
    const honest =
      wanted === 'beoordeling'
        ? 'Wij wijzen geen beste notaris aan. U ziet de notarissen op volgorde van hun beoordeling. '
        : wanted === 'prijs' && phrase === undefined
          ? 'Wie het goedkoopst is, verschilt per akte, dus kies eerst waarvoor u een notaris zoekt. '
          : ''
    if (found === 0) return `${honest}Op onze lijst staat nog geen notaris${subject}. U mag elke notaris in Nederland kiezen.`
    if (place === undefined)
      return `${honest}Op onze lijst ${count(found)}${subject}. U mag elke notaris in Nederland kiezen. Noem uw plaats, dan ziet u wie dichtbij is.`
    if (postcode) return `${honest}Dit zijn de dichtstbijzijnde notarissen op onze lijst${subject}, gemeten vanaf ${place}.`
    if (reach === 'region') return `${honest}Op onze lijst ${count(found)} in ${place}${subject}.`
    return `${honest}Op onze lijst staat nog geen notaris in ${place}${subject}. ${beyond[reach]}; u mag elke notaris in Nederland kiezen.`
  },
} as const
