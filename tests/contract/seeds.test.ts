/** Seeds: the sample data of a new installation, planted once. */
import { expect, test } from 'vitest'
import { plantSeeds, type Seed } from '../../src/platform/seed.ts'
import { redirectSeed } from '../../src/redirects/seed-redirects.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const slugsOf = async (site: Opened) =>
  (await site.database.db.selectFrom('elk_affiliate_redirects').select('slug').orderBy('slug').execute()).map((row) => row.slug)

onBothDatabases('seeds', (open) => {
  test('two instances that start at once plant each part once between them', async () => {
    await using site = await open()
    const second = await site.openSecond()
    const planted = await Promise.all([plantSeeds(site.context, [redirectSeed]), plantSeeds({ ...site.context, db: second.db }, [redirectSeed])])
    expect(planted.flat()).toEqual(['redirects'])
    expect(await slugsOf(site)).toEqual(['algemeen', 'bv-oprichten', 'hypotheek', 'levenslooptestament', 'testament', 'voogdij'])
  })

  test('what the owner threw away does not come back at the next start', async () => {
    await using site = await open()
    await plantSeeds(site.context, [redirectSeed])
    await site.database.db.deleteFrom('elk_affiliate_redirects').where('slug', '=', 'voogdij').execute()
    expect(await plantSeeds(site.context, [redirectSeed])).toEqual([])
    expect(await slugsOf(site)).not.toContain('voogdij')
  })

  test('a part that fails is not marked as planted and leaves nothing half done', async () => {
    await using site = await open()
    const failing: Seed = {
      name: 'redirects',
      async plant(db, now) {
        await redirectSeed.plant(db, now)
        throw new Error('halfway')
      },
    }
    await expect(plantSeeds(site.context, [failing])).rejects.toThrow('halfway')
    expect(await slugsOf(site)).toEqual([])
    expect(await plantSeeds(site.context, [redirectSeed])).toEqual(['redirects'])
  })

  test('every sample is marked as a sample', async () => {
    await using site = await open()
    await plantSeeds(site.context, [redirectSeed])
    const rows = await site.database.db.selectFrom('elk_affiliate_redirects').select(['is_sample', 'is_active', 'destination_url']).execute()
    expect(rows.every((row) => row.is_sample && row.is_active && row.destination_url.startsWith('https://example.com/'))).toBe(true)
  })
})
