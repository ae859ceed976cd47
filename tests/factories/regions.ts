/** A small country for tests: two provinces, one of which is called as its town. */
import { createRegionBook } from '../../src/regions/load-regions.ts'
import type { RegionBook } from '../../src/regions/region.ts'

export const regionBook = (): RegionBook =>
  createRegionBook([
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
  ])
