/** A map of the country: the outlines of the provinces, and where on it a point of the earth lies. */
import type { Point } from './great-circle.ts'

export interface CountryMap {
  width: number
  height: number
  /** On the map: a degree of longitude and a degree of Mercator's latitude, and where each begins. */
  projection: { perLon: number; x: number; perLat: number; y: number }
  /** SVG paths. */
  provinces: readonly { name: string; path: string }[]
}

const mercator = (lat: number): number => (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI

const inTenths = (length: number): number => Math.round(length * 10) / 10

export const onMap = ({ projection: { perLon, x, perLat, y } }: Pick<CountryMap, 'projection'>, { lat, lon }: Point): { x: number; y: number } => ({
  x: inTenths(perLon * lon + x),
  y: inTenths(perLat * mercator(lat) + y),
})
