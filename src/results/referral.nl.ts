/** The Dutch sentences beside the offices that the assistant names. */
import type { Relation } from '../notaries/relation.ts'
import type { ReferralWish } from '../assistant/conversation/referral-wish.ts'
import type { Reach } from './choose-notaries.ts'

interface Lead {
  wanted: ReferralWish['order']
  phrase: string | undefined
  place: string | undefined
  found: number
  /** They are in the place itself. */
  near: boolean
}

const count = (n: number): string => (n === 1 ? 'staat 1 notaris' : `staan ${n} notarissen`)

export const referralTexts = {
  anyDeed: 'uw akte',
  money: 'Of een notaris ons betaalt, telt niet mee voor de volgorde.',
  sample: 'Voorbeeld: dit kantoor bestaat niet.',
  why(reach: Reach, distance: string | undefined): string {
    if (distance !== undefined) return `Ligt op ${distance}.`
    return reach === 'region' ? 'Ligt in uw plaats.' : 'Ligt elders in Nederland.'
  },
  told: {
    per_aanvraag: 'Dit kantoor betaalt ons per aanvraag.',
    per_klik: 'Dit kantoor betaalt ons per klik.',
    advertentie: 'Dit kantoor betaalt ons om hier te staan.',
  } satisfies Record<Exclude<Relation, 'geen'>, string>,
  lead({ wanted, phrase, place, found, near }: Lead): string {
    const subject = phrase === undefined ? '' : ` voor ${phrase}`
    const honest =
      wanted === 'beoordeling'
        ? 'Wij wijzen geen beste notaris aan. U ziet de notarissen op volgorde van hun beoordeling. '
        : wanted === 'prijs' && phrase === undefined
          ? 'Wie het goedkoopst is, verschilt per akte. Kies eerst waarvoor u een notaris zoekt. '
          : ''
    if (found === 0) return `${honest}Op onze lijst staat nog geen notaris${subject}. U mag elke notaris in Nederland kiezen.`
    if (place === undefined)
      return `${honest}Op onze lijst ${count(found)}${subject}. U mag elke notaris in Nederland kiezen. Noem uw plaats, dan ziet u wie dichtbij is.`
    return near
      ? `${honest}Op onze lijst ${count(found)} in ${place}${subject}.`
      : `${honest}Op onze lijst staat nog geen notaris in ${place}${subject}. Dit zijn notarissen in de omgeving; u mag elke notaris in Nederland kiezen.`
  },
} as const
