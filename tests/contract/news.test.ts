/** The text of the card 'Actueel & Interessant'. */
import { expect, test } from 'vitest'
import { newId } from '../../src/platform/ids.ts'
import { readNews } from '../../src/site/read-news.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const write = (site: Opened, content_nl: string, day: number, is_active = true) =>
  site.database.db
    .insertInto('elk_homepage_content')
    .values({ id: newId(), content_nl, is_active, created_at: `2026-11-0${day}T10:00:00.000Z` })
    .execute()

onBothDatabases('news', (open) => {
  test('without an active text there is nothing', async () => {
    await using site = await open()
    await write(site, 'oud', 1, false)
    expect(await readNews(site.context)).toEqual([])
  })

  test('the newest active text is taken, whatever was written last', async () => {
    await using site = await open()
    await write(site, 'tweede', 2)
    await write(site, 'eerste', 1)
    await write(site, 'derde, nog niet actief', 3, false)
    expect(await readNews(site.context)).toEqual(['tweede'])
  })

  test('blank lines make paragraphs, single line ends do not', async () => {
    await using site = await open()
    await write(site, ' Een.\nTwee.\r\n \r\nDrie.\n\n\nVier. ', 1)
    expect(await readNews(site.context)).toEqual(['Een.\nTwee.', 'Drie.', 'Vier.'])
  })
})
