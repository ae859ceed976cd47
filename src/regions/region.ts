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

export interface RegionBook {
  /** A name or a postcode. Forgiving about case, accents, hyphens, spaces and well-known other names ('Den Bosch'). */
  find(text: string): Region | undefined
  /** Provinces with their municipalities and places behind them, all by name. */
  list(): readonly Region[]
  /** Whether a place by this name lies in the region; a region contains itself. */
  contains(region: Region, place: string): boolean
  /** Up to `limit` regions whose name looks like what was typed, nearest first; none when nothing is near. */
  nearest(text: string, limit: number): readonly Region[]
  map: CountryMap
  /** The middle of a place or municipality; a province has none to measure from. */
  middleOf(region: Region): Point | undefined
  /** Kilometres from the middle of a region to that of a place by this name, as the crow flies; undefined where one of them has none. */
  kmTo(region: Region, place: string): number | undefined
}
