/** Up to three offices of the list for who asks the assistant for one, in the order that is explained beside them. */
import { findDeed, type Deed } from '../deeds/deed.ts'
import { englishPhraseOf } from '../deeds/english-deeds.ts'
import { writeCombination } from '../deeds/combination.ts'
import { quoteAddress } from '../deeds/quote-address.ts'
import type { FoundReferral, ReferralWish } from '../assistant/conversation/referral-wish.ts'
import type { Referral } from '../assistant/conversation/answer-extras.ts'
import { listNotaries, type ListedFor } from '../notaries/list-notaries.ts'
import { officePath } from '../notaries/office-address.ts'
import { filterNotaries, priceFor, sortNotaries, type Notary } from '../notaries/notary.ts'
import type { Context } from '../platform/context.ts'
import type { RegionBook, Spot } from '../regions/region.ts'
import { chooseNotaries, type ChosenNotaries, type Reach } from './choose-notaries.ts'
import { englishReferral } from './referral.en.ts'
import { referralTexts, type ReferralWords } from './referral.nl.ts'
import { placeInSentence } from './subject.ts'

const MOST_OFFICES = 3

/** The cheapest of the whole country is no answer for who asked near a place: only these are held against each other. */
const NEARBY_KM = 25
const MOST_NEARBY = 10

/** Of a list with the nearest first: as many as are shown, and who is near beyond those. */
const nearby = <T extends Notary>(nearestFirst: readonly T[], spot: Spot, regions: RegionBook): T[] =>
  nearestFirst.slice(0, MOST_NEARBY).filter(({ location }, at) => at < MOST_OFFICES || (regions.kmTo(spot, location) ?? Infinity) <= NEARBY_KM)

/** Further away an office is no answer for who asked near a place, unless none is nearer. */
const FAR_KM = 50

/** Of a list with the nearest first those that are not far away; where all are, the list as it is, and that they are. */
function withoutFar<T extends Notary>(nearestFirst: readonly T[], spot: Spot, regions: RegionBook): { notaries: readonly T[]; areFar: boolean } {
  // Of a place that is not known nothing is said.
  const near = nearestFirst.filter(({ location }) => (regions.kmTo(spot, location) ?? 0) <= FAR_KM)
  return near.length > 0 ? { notaries: near, areFar: false } : { notaries: nearestFirst, areFar: nearestFirst.length > 0 }
}

export interface ReferralSources extends ListedFor {
  regions: RegionBook
}

interface Told {
  words: ReferralWords
  deed: string | undefined
  /** In the words of the answer. */
  place: string | undefined
  reach: Reach
  distance: string | undefined
}

function describeOffice(notary: Notary, { words, deed, place, reach, distance }: Told): Referral['offices'][number] {
  const price = deed === undefined ? undefined : priceFor(notary, deed)
  return {
    name: notary.name,
    place: notary.location,
    href: officePath(notary.slug),
    priceCents: price?.amountCents ?? null,
    priceDay: price?.asOf ?? null,
    priceTerms: price ? words.terms(price) : null,
    rating: notary.rating === undefined ? null : { value: notary.rating, count: notary.reviewCount },
    why: [words.why(reach, { place, distance }), notary.relation === 'geen' ? '' : words.told[notary.relation], notary.isSample ? words.sample : '']
      .filter(Boolean)
      .join(' '),
  }
}

/** Who asks anew by place or language did not say that it has to be for the deed of before: where none is within reach for that, for any. */
function chooseFor(
  wish: ReferralWish,
  speaking: readonly Notary[],
  spot: Spot | undefined,
  regions: RegionBook,
): { deed: Deed | undefined; chosen: ChosenNotaries } {
  const deed = wish.deed === undefined ? undefined : findDeed(wish.deed)
  const isWithinReach = ({ reach, notaries: [first] }: ChosenNotaries): boolean =>
    first !== undefined && (!spot || reach === 'region' || (reach === 'near' && (regions.kmTo(spot, first.location) ?? Infinity) <= NEARBY_KM))
  const chosen = chooseNotaries(speaking, regions, { spot, deed: deed?.slug })
  if (!wish.isDeedBefore || isWithinReach(chosen)) return { deed, chosen }
  const forAny = chooseNotaries(speaking, regions, { spot, deed: undefined })
  return isWithinReach(forAny) ? { deed: undefined, chosen: forAny } : { deed, chosen }
}

export async function findReferral(context: Pick<Context, 'db' | 'clock'> & ReferralSources, wish: ReferralWish): Promise<FoundReferral> {
  const { regions, ...listed } = context
  const isEnglish = wish.lang === 'en'
  const words = isEnglish ? englishReferral : referralTexts
  const spot = wish.place === undefined ? undefined : regions.locate(wish.place)
  const all = await listNotaries(context, listed)
  const speaking = wish.language === undefined ? all : filterNotaries(all, { language: wish.language })
  const { deed, chosen } = chooseFor(wish, speaking, spot, regions)
  const wanted = wish.order === 'prijs' && !deed ? 'passend' : wish.order
  const order = chosen.reach === 'near' && wanted === 'passend' ? 'afstand' : wanted
  const isByPlace = spot !== undefined && chosen.reach === 'near'
  const { notaries: reachable, areFar } = isByPlace ? withoutFar(chosen.notaries, spot, regions) : { notaries: chosen.notaries, areFar: false }
  const compared = isByPlace ? nearby(reachable, spot, regions) : reachable
  const sorted = order === 'afstand' ? reachable : sortNotaries(compared, order, deed?.slug)
  const place = spot && placeInSentence(spot)
  const placeName = place === undefined ? undefined : words.place(place)
  const phrase = isEnglish ? englishPhraseOf(deed?.slug ?? '') : deed?.phrase
  const explained = words.order(order, { deed: deed?.slug, rated: sorted.some(({ rating }) => rating !== undefined) })
  const isOfNearest = chosen.reach === 'near' && order !== 'afstand'
  const distanceOf = ({ location }: Notary): string | undefined =>
    spot && place !== undefined ? words.distance(regions.kmTo(spot, location), spot, place) : undefined
  const far = areFar && reachable[0] ? { withinKm: FAR_KM, nearest: distanceOf(reachable[0]) ?? '' } : undefined
  const told = { wanted: wish.order, phrase, speaks: wish.language, place, found: sorted.length, reach: chosen.reach, postcode: spot?.kind === 'postcode', far }
  return {
    text: words.lead(told),
    referral: {
      ...(isEnglish && { lang: 'en' as const }),
      deed: phrase ?? words.anyDeed,
      place: placeName ?? null,
      offices: sorted
        .slice(0, MOST_OFFICES)
        .map((notary) => describeOffice(notary, { words, deed: deed?.slug, place: placeName, reach: chosen.reach, distance: distanceOf(notary) })),
      order: [isOfNearest && words.ofNearest, explained, words.money].filter(Boolean).join(' '),
      resultsHref: writeCombination({ region: spot?.slug ?? '', service: deed?.slug }),
      requestHref: quoteAddress({ deed: deed?.slug, place: spot?.slug, language: wish.language }),
    },
  }
}
