/** Puts together the page for a region and a service, whatever of the two is known. */
import type { Article } from '../articles/article.ts'
import type { FigureBook } from '../figures/figure.ts'
import { deeds } from '../deeds/deed.ts'
import type { Notary } from '../notaries/notary.ts'
import { listNotaries } from '../notaries/list-notaries.ts'
import { listingAddress } from '../notaries/listing-query.ts'
import type { ListingLink } from '../notaries/listing-view.ts'
import { dutchDay } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { DEFAULT_SLUG } from '../redirects/default-slug.ts'
import type { Offers } from '../redirects/redirect-targets.ts'
import { shownOffer, type QuoteOffer } from '../redirects/quote-offer.ts'
import { quoteWords } from '../redirects/quote-words.ts'
import { postcodeTexts } from '../regions/postcode.nl.ts'
import type { Region, RegionBook, Spot } from '../regions/region.ts'
import { chooseNotaries, type ChosenNotaries } from './choose-notaries.ts'
import { writeCombination, type Combination } from '../deeds/combination.ts'
import { nearestServices } from '../deeds/match-service.ts'
import { figureLocally, hasRealFigures } from './local-figures.ts'
import { isHub } from './list-indexable-results.ts'
import { crumbsOf, descriptionOf, titleOf } from './results-meta.ts'
import type { ResultsView, Subject } from './results-view.ts'
import { resultsTexts } from './results.nl.ts'
import { guideTo } from './service-guide.ts'
import { atPlace, atSubject, labelOf, labelOfWhole, placeInSentence, subjectOf, typedAs } from './subject.ts'

export interface ResultsSources {
  regions: RegionBook
  articles: ReadonlyMap<string, Article>
  figures: FigureBook
  targets: Offers
  engine: { suggest(path: string): string[] }
  demo: boolean
  /** Mail can go to the offices. */
  sendsMail: boolean
}

const MOST_MEANT = 3
/** The rest is a link away, in the list with filters. */
const MOST_SHOWN = 10

export async function findResults(context: Pick<Context, 'db' | 'clock'> & ResultsSources, combination: Combination): Promise<ResultsView> {
  const { regions, demo, sendsMail } = context
  const subject = subjectOf(combination, regions)
  const { spot, region, deed } = subject
  const all = await listNotaries(context, { demo, sendsMail })
  const chosen = chooseNotaries(all, regions, { spot, deed: deed?.slug })
  const found = region !== undefined && chosen.reach === 'region' && chosen.notaries.length > 0
  const figures = deed && found ? figureLocally(chosen.notaries, deed.slug) : undefined
  const pricesPerDeed = found && subject.serviceName === '' ? pricesIn(region, chosen.notaries) : []
  const guide = deed && guideTo(deed, context, dutchDay(context.clock))
  const path = writeCombination(combination)
  const canonicalPath = writeCombination({ region: spot?.slug ?? combination.region, service: deed?.slug ?? combination.service })
  return {
    ...subject,
    path,
    canonicalPath,
    heading: headingOf(subject, { found, shared: namesakes(subject.regionName, regions).length > 0 }),
    title: titleOf(subject, { figures, perDeed: pricesPerDeed }),
    description: descriptionOf(subject, figures),
    lead: leadOf(subject, chosen, regions),
    meant: meantBy(subject, regions),
    meantTitle:
      spot?.kind === 'postcode'
        ? postcodeTexts.choose(
            spot.name,
            spot.around.map(({ name }) => name),
          )
        : resultsTexts.meant,
    chosen,
    shown: chosen.notaries.slice(0, MOST_SHOWN),
    chosenTitle: chosenTitleOf(chosen, spot),
    listing: listingAddress({ place: spot && typedAs(spot), deed: deed?.slug, order: chosen.reach === 'near' ? 'afstand' : 'passend' }),
    nearestFirst: nearestFirst(subject, chosen, regions),
    figures,
    pricesPerDeed,
    guide,
    quote: quoteOf(subject, path, context.targets),
    crumbs: crumbsOf(subject, regions),
    services: deeds
      .filter((other) => other !== deed)
      .map((other) => ({ label: other.label, href: writeCombination({ region: spot?.slug ?? combination.region, service: other.slug }) })),
    ...placesAround(subject, regions),
    examples: guide?.examples.length ? guide.examples : context.engine.suggest(deed?.article ?? '/'),
    indexable: !demo && (hasRealFigures(figures) || (region !== undefined && isHub(region) && pricesPerDeed.some((prices) => hasRealFigures(prices.figures)))),
  }
}

/** The specification's words where they are true: the place and the deed are known, and somebody is there. */
function headingOf(subject: Subject, { found, shared }: { found: boolean; shared: boolean }): string {
  const { spot, deed, regionName, serviceName } = subject
  if (!spot) return shared ? resultsTexts.sharedHeading(regionName) : resultsTexts.unknownHeading(regionName)
  if (serviceName === '') return resultsTexts.regionHeading(atSubject(subject))
  return found && deed ? resultsTexts.found(regionName, serviceName) : resultsTexts.heading(atSubject(subject), serviceName)
}

/** Of each deed that enough offices of the region gave a price for. */
const pricesIn = (region: Region, notaries: readonly Notary[]): ResultsView['pricesPerDeed'] =>
  deeds.flatMap(({ slug, label }) => {
    const figures = figureLocally(notaries, slug)
    return figures ? [{ label, href: writeCombination({ region: region.slug, service: slug }), figures }] : []
  })

/** Municipalities that share the name, as 'Bergen (Limburg)' and 'Bergen (Noord-Holland)' do. */
const namesakes = (regionName: string, regions: RegionBook): Region[] => regions.list().filter(({ name }) => name.startsWith(`${regionName} (`))

function leadOf({ spot, region, deed, regionName, serviceName, phrase }: Subject, { reach, notaries }: ChosenNotaries, regions: RegionBook): string[] {
  const unknown = [
    ...(spot ? [] : [namesakes(regionName, regions).length > 0 ? resultsTexts.sharedName(regionName) : resultsTexts.unknownRegion(regionName)]),
    ...(deed || serviceName === '' ? [] : [resultsTexts.unknownService(serviceName)]),
  ]
  const purpose = deed ? resultsTexts.purpose(phrase) : ''
  if (spot?.kind === 'postcode') return [...unknown, notaries.length > 0 ? postcodeTexts.nearest(spot.name) : resultsTexts.nobody(purpose)]
  if (!region) return unknown
  const place = placeInSentence(region)
  return [...unknown, reach === 'region' && notaries.length > 0 ? resultsTexts.here(notaries.length, place, purpose) : resultsTexts.none(place, purpose)]
}

const chosenTitleOf = ({ reach, notaries }: ChosenNotaries, spot: Spot | undefined): string =>
  resultsTexts.around[reach](notaries.length, spot ? placeInSentence(spot) : '')

/** The list beyond the place, for who found somebody in it. */
function nearestFirst({ region, deed }: Subject, { reach, notaries }: ChosenNotaries, regions: RegionBook): string | undefined {
  if (!region || reach !== 'region' || notaries.length === 0 || !regions.middleOf(region)) return undefined
  return listingAddress({ place: region.name, deed: deed?.slug, order: 'afstand' })
}

function meantBy({ combination, spot, deed, regionName, serviceName }: Subject, regions: RegionBook): ListingLink[] {
  const shared = namesakes(regionName, regions)
  const nearRegions = spot?.kind === 'postcode' ? spot.around : spot ? [] : shared.length > 0 ? shared : regions.nearest(combination.region, MOST_MEANT)
  // With a postcode the places stand alone: every deed is offered below them.
  const nearDeeds = deed || serviceName === '' || spot?.kind === 'postcode' ? [] : nearestServices(combination.service, MOST_MEANT)
  return [
    ...nearRegions.map((near) => ({ label: labelOf(near), href: writeCombination({ region: near.slug, service: deed?.slug ?? combination.service }) })),
    ...nearDeeds.map((near) => ({ label: near.label, href: writeCombination({ region: spot?.slug ?? combination.region, service: near.slug }) })),
  ]
}

function quoteOf({ spot, deed, regionName, serviceName, phrase }: Subject, path: string, targets: Offers): QuoteOffer {
  const place = spot ? atPlace(spot) : ''
  const offer: QuoteOffer = {
    ...quoteWords(deed && phrase, place),
    context: deed?.slug ?? 'resultaten',
    slug: deed?.partnerSlug ?? DEFAULT_SLUG,
    ctaType: 'results_premium',
    destination: 'out',
    sourcePage: path,
    region: spot?.kind === 'postcode' ? spot.slug : regionName,
    service: deed?.slug ?? serviceName,
  }
  return shownOffer(offer, targets)
}

/** What lies in the region, and what the region lies in, for the same service. */
function placesAround({ combination, region, deed }: Subject, regions: RegionBook): Pick<ResultsView, 'places' | 'placesTitle'> {
  if (!region) return { places: [], placesTitle: '' }
  const service = deed?.slug ?? combination.service
  const to = (label: string, slug: string): ListingLink => ({ label, href: writeCombination({ region: slug, service }) })
  const inside = regions.list().filter((other) => {
    if (region.kind === 'provincie') return other.kind === 'gemeente' && other.province === region.province
    return other.kind === 'plaats' && other.municipality === region.municipality && other.slug !== region.slug
  })
  const around = [
    region.kind === 'plaats' ? regions.find(`gemeente ${region.municipality}`) : undefined,
    region.kind === 'provincie' ? undefined : regions.find(`provincie ${region.province}`),
  ].filter((other) => other !== undefined)
  return {
    places: [...inside.map((other) => to(other.name, other.slug)), ...around.map((other) => to(labelOfWhole(other), other.slug))],
    placesTitle: region.kind === 'provincie' ? resultsTexts.municipalities(placeInSentence(region)) : resultsTexts.places(region.name),
  }
}
