/** When a link of the demo becomes the owner's own. */
import { expect, test } from 'vitest'
import { plantSeeds } from '../../src/platform/seed.ts'
import { openRedirect } from '../../src/redirects/manage/open-redirect.ts'
import { saveRedirect } from '../../src/redirects/manage/save-redirect.ts'
import { redirectSeed } from '../../src/redirects/seed-redirects.ts'
import { owner } from '../factories/context.ts'
import { linkFields, ownHosts } from '../factories/links.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const openLink = async (site: Opened, id: string) => (await openRedirect(site.context.as(owner), { id, days: 30 })).redirect

onBothDatabases('sample links', (open) => {
  test('a sample stops being one when neither its title nor the site it leads to is the sample’s', async () => {
    await using site = await open()
    await plantSeeds(site.context, [redirectSeed])
    const { id } = await site.database.db.selectFrom('elk_affiliate_redirects').select('id').where('slug', '=', 'testament').executeTakeFirstOrThrow()
    const save = async (fields: Parameters<typeof linkFields>[0]) => {
      const row = await openLink(site, id)
      site.context.clock.advance(1_000)
      await saveRedirect(site.context.as(owner), { row, fields: linkFields(fields), ownHosts })
      return (await openLink(site, id)).is_sample
    }
    const [sample, own] = [
      { title: 'Voorbeeldpartner testament', destination_url: 'https://example.com/testament?ref=1' },
      { title: 'Testamentkantoren', destination_url: 'https://kantoren.example/' },
    ]
    expect([await save({ ...own, title: sample.title }), await save({ ...own, destination_url: sample.destination_url }), await save(own)]).toEqual([
      true,
      true,
      false,
    ])
  })
})
