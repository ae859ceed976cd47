/** A small country for tests: two provinces, one of which is called as its town. */
import { createRegionBook } from '../../src/regions/load-regions.ts'
import type { RegionBook } from '../../src/regions/region.ts'

export const regionBook = (): RegionBook =>
  createRegionBook(provinces, {
    middles: {
      utrecht: { lat: 52.09, lon: 5.12 },
      'de-meern': { lat: 52.08, lon: 5.04 },
      zeist: { lat: 52.09, lon: 5.23 },
      'den-dolder': { lat: 52.14, lon: 5.24 },
      amsterdam: { lat: 52.37, lon: 4.9 },
      weesp: { lat: 52.31, lon: 5.04 },
      haarlemmermeer: { lat: 52.3, lon: 4.69 },
      hoofddorp: { lat: 52.3, lon: 4.69 },
      'nieuw-vennep': { lat: 52.26, lon: 4.63 },
    },
    postcodes: [
      { from: 1011, to: 1109, point: { lat: 52.37, lon: 4.9 } },
      { from: 3511, to: 3585, point: { lat: 52.09, lon: 5.12 } },
      { from: 3734, to: 3734, point: { lat: 52.14, lon: 5.24 } },
    ],
    map: {
      width: 100,
      height: 100,
      projection: { perLon: 50, x: -200, perLat: -50, y: 3060 },
      provinces: [{ name: 'Utrecht', path: 'M50 40l20 0 0 20-20 0z' }],
    },
  })

const provinces = [
  {
    province: 'Utrecht',
    slug: 'provincie-utrecht',
    otherNames: [],
    municipalities: [
      { name: 'Utrecht', slug: undefined, otherNames: [], places: ['De Meern'] },
      { name: 'Zeist', slug: undefined, otherNames: [], places: ['Den Dolder'] },
    ],
  },
  {
    province: 'Noord-Holland',
    slug: undefined,
    otherNames: [],
    municipalities: [
      { name: 'Amsterdam', slug: undefined, otherNames: ['Mokum'], places: ['Weesp'] },
      { name: 'Haarlemmermeer', slug: undefined, otherNames: [], places: ['Hoofddorp', 'Nieuw-Vennep'] },
    ],
  },
]
