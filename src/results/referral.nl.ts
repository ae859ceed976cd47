/** The Dutch sentences beside the offices that the assistant names. */
import { describeTerms, explainOrder } from '../notaries/notaries.nl.ts'
import type { NotaryOrder, NotaryPrice } from '../notaries/notary.ts'
import type { Relation } from '../notaries/relation.ts'
import { distanceFrom } from '../regions/distance.nl.ts'
import type { Spot } from '../regions/region.ts'
import type { ReferralWish } from '../assistant/conversation/referral-wish.ts'
import type { Reach } from './choose-notaries.ts'

export interface Lead {
  wanted: ReferralWish['order']
  phrase: string | undefined
  place: string | undefined
  found: number
  reach: Reach
  /** Only offices that speak this language were looked for. */
  speaks?: string | undefined
  /** The place is one. */
  postcode: boolean
  /** None is within so many km; `nearest` says how far the nearest is. */
  far?: { withinKm: number; nearest: string } | undefined
}

/** What the card and the sentence above it say, in either language. */
export interface ReferralWords {
  anyDeed: string
  money: string
  sample: string
  ofNearest: string
  /** Of the place that was asked for, as it stands in a Dutch sentence. */
  place(place: string): string
  /** `place` is the spot as it stands in a Dutch sentence. */
  distance(km: number | undefined, spot: Spot, place: string): string | undefined
  /** `place` is what was asked for. */
  why(reach: Reach, at: { place: string | undefined; distance: string | undefined }): string
  told: Readonly<Record<Exclude<Relation, 'geen'>, string>>
  terms(price: Pick<NotaryPrice, 'deed' | 'allIn' | 'parts'>): string
  order(order: NotaryOrder, chosen: { deed: string | undefined; rated: boolean }): string
  lead(lead: Lead): string
}

const count = (n: number): string => (n === 1 ? 'staat 1 notaris' : `staan ${n} notarissen`)

const beyond: Record<Exclude<Reach, 'region'>, string> = {
  near: 'Dit zijn de dichtstbijzijnde op onze lijst',
  country: 'Dit zijn notarissen elders in Nederland',
}

export const referralTexts: ReferralWords = {
  anyDeed: 'uw akte',
  money: 'Of een notaris ons betaalt, telt niet mee voor de volgorde.',
  sample: 'Voorbeeld: dit kantoor bestaat niet.',
  ofNearest: 'Wij kijken alleen naar de dichtstbijzijnde notarissen.',
  place: (place) => place,
  distance: (km, spot) => distanceFrom(km, spot),
  why(reach, { place, distance }) {
    if (distance !== undefined) return `Ligt op ${distance}.`
    if (place === undefined) return ''
    return reach === 'region' ? `Ligt in ${place}.` : 'Ligt elders in Nederland.'
  },
  told: {
    per_aanvraag: 'Dit kantoor betaalt ons per aanvraag.',
    per_klik: 'Dit kantoor betaalt ons per klik.',
    advertentie: 'Dit kantoor betaalt ons om hier te staan.',
  },
  terms: describeTerms,
  order: explainOrder,
  lead({ wanted, phrase, place, found, reach, postcode, speaks, far }) {
    const subject = phrase === undefined ? '' : ` voor ${phrase}`
    const who = (n: number): string => (speaks === undefined ? '' : ` die ${speaks} ${n === 1 ? 'spreekt' : 'spreken'}`)
    /** 'voor een testament in Utrecht die Engels spreekt': who speaks it stands last, or the will does. */
    const named = (n: number, where = ''): string => (speaks === undefined ? `${where}${subject}` : `${subject}${where}${who(n)}`)
    const honest =
      wanted === 'beoordeling'
        ? 'Wij wijzen geen beste notaris aan. U ziet de notarissen op volgorde van hun beoordeling. '
        : wanted === 'prijs' && phrase === undefined
          ? 'Wie het goedkoopst is, verschilt per akte, dus kies eerst waarvoor u een notaris zoekt. '
          : ''
    if (found === 0) return `${honest}Op onze lijst staat nog geen notaris${named(1)}. U mag elke notaris in Nederland kiezen.`
    if (place === undefined)
      return `${honest}Op onze lijst ${count(found)}${named(found)}. U mag elke notaris in Nederland kiezen. Noem uw plaats, dan ziet u wie dichtbij is.`
    if (far)
      return `${honest}Binnen ${far.withinKm} km van ${place} staat op onze lijst nog geen notaris${named(1)}. De dichtstbijzijnde ligt op ${far.nearest}; u mag elke notaris in Nederland kiezen.`
    if (postcode) return `${honest}Dit zijn de dichtstbijzijnde notarissen op onze lijst${named(2)}, gemeten vanaf ${place}.`
    if (reach === 'region') return `${honest}Op onze lijst ${count(found)}${named(found, ` in ${place}`)}.`
    return `${honest}Op onze lijst staat nog geen notaris${named(1, ` in ${place}`)}. ${beyond[reach]}; u mag elke notaris in Nederland kiezen.`
  },
}
