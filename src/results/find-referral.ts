/** Up to three offices of the list for who asks the assistant for one, in the order that is explained beside them. */
import { findDeed } from '../deeds/deed.ts'
import { englishPhraseOf } from '../deeds/english-deeds.ts'
import { writeCombination } from '../deeds/combination.ts'
import { quoteAddress } from '../deeds/quote-address.ts'
import type { FoundReferral, ReferralWish } from '../assistant/conversation/referral-wish.ts'
import type { Referral } from '../assistant/conversation/answer-extras.ts'
import { listNotaries, type ListedFor } from '../notaries/list-notaries.ts'
import { officePath } from '../notaries/office-address.ts'
import { describeTerms, explainOrder } from '../notaries/notaries.nl.ts'
import { filterNotaries, priceFor, sortNotaries, type Notary } from '../notaries/notary.ts'
import type { Context } from '../platform/context.ts'
import type { RegionBook, Spot } from '../regions/region.ts'
import { chooseNotaries, type ChosenNotaries } from './choose-notaries.ts'
import { englishLead } from './referral.en.ts'
import { referralTexts } from './referral.nl.ts'
import { placeInSentence } from './subject.ts'

const MOST_OFFICES = 3

/** The cheapest of the whole country is no answer for who asked near a place: only these are held against each other. */
const NEARBY_KM = 25
const MOST_NEARBY = 10

/** Of a list with the nearest first: as many as are shown, and who is near beyond those. */
const nearby = <T extends Notary>(nearestFirst: readonly T[], spot: Spot, regions: RegionBook): T[] =>
  nearestFirst.slice(0, MOST_NEARBY).filter(({ location }, at) => at < MOST_OFFICES || (regions.kmTo(spot, location) ?? Infinity) <= NEARBY_KM)

export interface ReferralSources extends ListedFor {
  regions: RegionBook
}

function describeOffice(
  notary: Notary,
  deed: string | undefined,
  place: string | undefined,
  { reach, distances }: ChosenNotaries,
): Referral['offices'][number] {
  const price = deed === undefined ? undefined : priceFor(notary, deed)
  return {
    name: notary.name,
    place: notary.location,
    href: officePath(notary.slug),
    priceCents: price?.amountCents ?? null,
    priceDay: price?.asOf ?? null,
    priceTerms: price ? describeTerms(price) : null,
    rating: notary.rating === undefined ? null : { value: notary.rating, count: notary.reviewCount },
    why: [
      referralTexts.why(reach, { place, distance: distances[notary.id] }),
      notary.relation === 'geen' ? '' : referralTexts.told[notary.relation],
      notary.isSample ? referralTexts.sample : '',
    ]
      .filter(Boolean)
      .join(' '),
  }
}

export async function findReferral(context: Pick<Context, 'db' | 'clock'> & ReferralSources, wish: ReferralWish): Promise<FoundReferral> {
  const { regions, ...listed } = context
  const deed = wish.deed === undefined ? undefined : findDeed(wish.deed)
  const spot = wish.place === undefined ? undefined : regions.locate(wish.place)
  const all = await listNotaries(context, listed)
  const speaking = wish.language === undefined ? all : filterNotaries(all, { language: wish.language })
  const chosen = chooseNotaries(speaking, regions, { spot, deed: deed?.slug })
  const wanted = wish.order === 'prijs' && !deed ? 'passend' : wish.order
  const order = chosen.reach === 'near' && wanted === 'passend' ? 'afstand' : wanted
  const compared = spot && chosen.reach === 'near' ? nearby(chosen.notaries, spot, regions) : chosen.notaries
  const sorted = order === 'afstand' ? chosen.notaries : sortNotaries(compared, order, deed?.slug)
  const place = spot && placeInSentence(spot)
  const explained = explainOrder(order, { deed: deed?.slug, rated: sorted.some(({ rating }) => rating !== undefined) })
  const isOfNearest = chosen.reach === 'near' && order !== 'afstand'
  const told = {
    wanted: wish.order,
    phrase: wish.lang === 'en' ? englishPhraseOf(deed?.slug ?? '') : deed?.phrase,
    speaks: wish.language !== undefined,
    place,
    found: sorted.length,
    reach: chosen.reach,
    postcode: spot?.kind === 'postcode',
  }
  return {
    text: wish.lang === 'en' ? englishLead(told) : referralTexts.lead(told),
    referral: {
      deed: deed?.phrase ?? referralTexts.anyDeed,
      place: place ?? null,
      offices: sorted.slice(0, MOST_OFFICES).map((notary) => describeOffice(notary, deed?.slug, place, chosen)),
      order: [isOfNearest && referralTexts.ofNearest, explained, referralTexts.money].filter(Boolean).join(' '),
      resultsHref: writeCombination({ region: spot?.slug ?? '', service: deed?.slug }),
      requestHref: quoteAddress({ deed: deed?.slug, place: spot?.slug, language: wish.language }),
    },
  }
}
