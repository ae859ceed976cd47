/** A results page as a visitor sees it: what is known of the region and the service, who fits, and the ways on. */
import type { ListingLink } from '../notaries/listing-view.ts'
import type { Notary } from '../notaries/notary.ts'
import type { Deed } from '../deeds/deed.ts'
import type { QuoteOffer } from '../redirects/quote-offer.ts'
import type { Region, Spot } from '../regions/region.ts'
import type { Crumb } from '../frame/structured-data.ts'
import type { ChosenNotaries } from './choose-notaries.ts'
import type { Combination } from '../deeds/combination.ts'
import type { LocalFigures } from './local-figures.ts'
import type { ServiceGuide } from './service-guide.ts'

export interface Subject {
  combination: Combination
  /** What is measured from. */
  spot: Spot | undefined
  /** Undefined for a postcode too. */
  region: Region | undefined
  deed: Deed | undefined
  /** The region's name, or what was typed in readable form. */
  regionName: string
  /** What was typed, as words; empty on a page for a region alone. */
  serviceName: string
  /** 'een testament', or what was typed. */
  phrase: string
}

export interface ResultsView extends Subject {
  /** Path as asked for, in its one form. */
  path: string
  /** Path of the page that says the same and is the one to find. */
  canonicalPath: string
  heading: string
  title: string
  description: string
  /** Sentences on what is known and what is not. */
  lead: string[]
  meant: ListingLink[]
  /** Above them. */
  meantTitle: string
  chosen: ChosenNotaries
  /** The first of them. */
  shown: Notary[]
  /** Above the notaries. */
  chosenTitle: string
  /** The notaries of the list with filters. */
  listing: string
  /** The list with the nearest first, also outside the region. */
  nearestFirst: string | undefined
  /** What offices in the region ask for the deed. */
  figures: LocalFigures | undefined
  /** The same for every deed, on the page of a region alone. */
  pricesPerDeed: (ListingLink & { figures: LocalFigures })[]
  guide: ServiceGuide | undefined
  quote: QuoteOffer
  crumbs: Crumb[]
  /** The other deeds in this region. */
  services: ListingLink[]
  /** Places and regions with the same service. */
  places: ListingLink[]
  placesTitle: string
  /** Questions for the chat. */
  examples: string[]
  indexable: boolean
}
