/** Provinces and places of the Netherlands, and how what a person types is matched to one. */

import type { CountryMap } from './country-map.ts'
import type { Point } from './great-circle.ts'

export interface Region {
  /** As written: "'s-Hertogenbosch". */
  name: string
  /** As in an address: 's-hertogenbosch'. */
  slug: string
  kind: 'provincie' | 'gemeente' | 'plaats'
  /** Name of the province it lies in; its own name for a province. */
  province: string
  /** Name of the municipality it lies in, for a place; its own name for a municipality; undefined for a province. */
  municipality?: string | undefined
}

/** Somebody named a postcode: where it is is known, in which place it lies is not. */
export interface PostcodePoint {
  kind: 'postcode'
  /** As within a sentence: 'postcode 3511'. */
  name: string
  /** The four digits. */
  slug: string
  point: Point
  /** The places it may lie in, the nearest first. */
  around: readonly Region[]
}

/** Whatever can be measured from. */
export type Spot = Region | PostcodePoint

export interface RegionBook {
  /** By its name. Forgiving about case, accents, hyphens, spaces and well-known other names ('Den Bosch'). */
  find(text: string): Region | undefined
  /** By its name, or the point of a postcode. */
  locate(text: string): Spot | undefined
  /** Provinces with their municipalities and places behind them, all by name. */
  list(): readonly Region[]
  /** Whether a place by this name lies in the region; a region contains itself. */
  contains(region: Region, place: string): boolean
  /** Up to `limit` regions whose name looks like what was typed, nearest first; none when nothing is near. */
  nearest(text: string, limit: number): readonly Region[]
  map: CountryMap
  /** The middle of a place, a municipality or a postcode; a province has none to measure from. */
  middleOf(spot: Spot): Point | undefined
  /** Kilometres from the middle of a spot to that of a place by this name, as the crow flies; undefined where one of them has none. */
  kmTo(spot: Spot, place: string): number | undefined
}

/** Undefined for a postcode: what lies in it, or what it lies in, is not known. */
export const regionOf = (spot: Spot | undefined): Region | undefined => (spot?.kind === 'postcode' ? undefined : spot)
