/** The samples fit the rest of the site. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadRegions } from '../regions/load-regions.ts'
import { deeds, findDeed } from '../deeds/deed.ts'
import { sampleIncludes, sampleNotaries } from './sample-notaries.ts'

test('every sample lies in a place that visitors can look for', () => {
  const regions = loadRegions(join(process.cwd(), 'content'))
  for (const { location } of sampleNotaries) {
    const region = regions.find(location)
    expect(region && regions.contains(region, location), location).toBe(true)
  }
})

test('every price names a deed and says what it covers', () => {
  for (const { prices } of sampleNotaries) for (const deed of Object.keys(prices)) expect([findDeed(deed), sampleIncludes[deed]], deed).not.toContain(undefined)
})

test('every specialism is a deed, so that choosing the deed finds the specialist', () => {
  const labels = deeds.map(({ label }) => label)
  for (const { specializations } of sampleNotaries) expect(labels).toEqual(expect.arrayContaining([...specializations]))
})
