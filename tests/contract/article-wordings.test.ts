/** The owner's words over the articles: what visitors read, drafts, going back, and editorial responsibility. */
import { expect, test } from 'vitest'
import type { Article } from '../../src/articles/article.ts'
import { shelveArticles } from '../../src/articles/article-shelf.ts'
import { articlesWithoutResponsibility } from '../../src/articles/articles-without-responsibility.ts'
import { changeArticleWording, type WordingStep } from '../../src/articles/change-article-wording.ts'
import { previewBody } from '../../src/articles/article-preview.ts'
import { listArticleWordings, openArticleWording } from '../../src/articles/list-article-wordings.ts'
import { readArticle } from '../../src/articles/read-article.ts'
import { setResponsibility } from '../../src/articles/set-responsibility.ts'
import type { ArticleWording } from '../../src/articles/article-wording.ts'
import { DAY_MS } from '../../src/platform/days.ts'
import type { Context } from '../../src/platform/context.ts'
import { getContentVersion } from '../../src/platform/content-version.queries.ts'
import { listRevisions } from '../../src/revisions/revisions.ts'
import { article as anyArticle } from '../factories/articles.ts'
import { owner } from '../factories/context.ts'
import { figure, figureBook } from '../factories/figures.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const article = (slug: string, values: Partial<Article> = {}): Article => anyArticle({ slug, title: `Titel van ${slug}`, ...values })

const files = [article('testament'), article('voogdij')]
const shelves = (of: readonly Article[]) => ({ articleFiles: of, figures: figureBook(figure()), hasPage: (path: string) => path === '/voogdij' })
const words = { slug: 'testament', title: 'Een testament maken', description: null, body: null }
const OWN = `Mijn eigen tekst. ${'Nog een zin. '.repeat(20)}Slot.`
interface Change extends Partial<ArticleWording> {
  slug: string
  version: number
}
const change =
  (step: WordingStep['step']) =>
  (context: Context, of: readonly Article[], { slug, version, ...wording }: Change) =>
    changeArticleWording(context, shelves(of), { slug, version }, { step, title: null, description: null, body: null, ...wording })
const [publishArticleWording, saveArticleDraft] = [change('publish'), change('draft')]
const [unpublishArticleWording, discardArticleDraft] = [change('unpublish'), change('discard')]
const asOwner = (site: Opened) => site.context.as(owner)
const titlesOf = (articles: readonly Article[]) => articles.map(({ title }) => title)

onBothDatabases('words over articles', (open) => {
  test('what is published is read by whoever holds the article, also in another instance, and the rest of it stays', async () => {
    await using site = await open()
    const second = await site.openSecond()
    const shelf = shelveArticles(files)
    const [held] = shelf.articles
    await publishArticleWording(asOwner(site), files, { ...words, version: 0 })
    expect(held?.title).toBe('Titel van testament')
    await shelf.reload(second.db)
    expect([held?.title, held?.description, held?.body]).toEqual(['Een testament maken', files[0]?.description, 'Tekst.'])
    expect([titlesOf(shelf.articles), titlesOf(shelf.files)]).toEqual([
      ['Een testament maken', 'Titel van voogdij'],
      ['Titel van testament', 'Titel van voogdij'],
    ])
  })

  test('a draft is on no page and turns no page over; publishing does both and is done with the draft', async () => {
    await using site = await open()
    const shelf = shelveArticles(files)
    const before = await getContentVersion(site.database.db)
    const { version } = await saveArticleDraft(asOwner(site), files, { ...words, version: 0 })
    await shelf.reload(site.database.db)
    expect([titlesOf(shelf.articles)[0], await getContentVersion(site.database.db)]).toEqual(['Titel van testament', before])
    expect((await listArticleWordings(asOwner(site), files))[0]).toMatchObject({
      published: null,
      draft: { title: words.title, description: null },
      version: 1,
    })
    await publishArticleWording(asOwner(site), files, { ...words, version })
    await shelf.reload(site.database.db)
    expect([titlesOf(shelf.articles)[0], await getContentVersion(site.database.db)]).toEqual([words.title, before + 1])
    expect((await listArticleWordings(asOwner(site), files))[0]).toMatchObject({ published: { title: words.title }, draft: null, version: 2 })
  })

  test('going back to the words of the file keeps those of the owner as a draft', async () => {
    await using site = await open()
    await publishArticleWording(asOwner(site), files, { ...words, version: 0 })
    await unpublishArticleWording(asOwner(site), files, { slug: 'testament', version: 1 })
    expect((await listArticleWordings(asOwner(site), files))[0]).toMatchObject({ published: null, draft: { title: words.title } })
  })

  test('going back leaves a newer draft as it is, and a draft that is thrown away stays in the history', async () => {
    await using site = await open()
    await publishArticleWording(asOwner(site), files, { ...words, version: 0 })
    await saveArticleDraft(asOwner(site), files, { ...words, title: 'Nieuwer idee', version: 1 })
    await unpublishArticleWording(asOwner(site), files, { slug: 'testament', version: 2 })
    expect((await listArticleWordings(asOwner(site), files))[0]).toMatchObject({ draft: { title: 'Nieuwer idee' } })
    await discardArticleDraft(asOwner(site), files, { slug: 'testament', version: 3 })
    expect((await listArticleWordings(asOwner(site), files))[0]).toMatchObject({ published: null, draft: null })
    const history = await listRevisions(asOwner(site), { kind: 'artikel', subjectId: 'testament' })
    expect(history.map(({ data }) => data)).toEqual([
      { title: null, description: null, body: null, status: 'published' },
      { title: 'Nieuwer idee', description: null, body: null, status: 'draft' },
      { title: words.title, description: null, body: null, status: 'published' },
    ])
  })

  test('of two first saves at once one is refused, and of two later ones too', async () => {
    await using site = await open()
    for (const version of [0, 1]) {
      const saves = await Promise.allSettled(
        ['Een titel', 'Andere titel'].map((title) => publishArticleWording(asOwner(site), files, { ...words, title: `${title} ${version}`, version })),
      )
      expect(saves.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'conflict' } }])
    }
    expect(await listRevisions(asOwner(site), { kind: 'artikel', subjectId: 'testament' })).toHaveLength(2)
  })

  test('empty words, and those of the file itself, mean the words of the file; line ends become spaces', async () => {
    await using site = await open()
    await publishArticleWording(asOwner(site), files, { slug: 'testament', version: 0, title: ' Titel van testament ', description: '  ' })
    expect((await listArticleWordings(asOwner(site), files))[0]).toMatchObject({ published: null, draft: null })
    await publishArticleWording(asOwner(site), files, { ...words, version: 1, title: 'Op één\n regel ' })
    expect((await listArticleWordings(asOwner(site), files))[0]).toMatchObject({ published: { title: 'Op één regel' } })
  })

  test.each([
    [{ title: 'ab' }, 'title'],
    [{ title: 'x'.repeat(121) }, 'title'],
    [{ description: 'te kort' }, 'description'],
    [{ description: 'x'.repeat(301) }, 'description'],
  ])('words that are too short or too long are refused, in a draft as well (%#)', async (typed, field) => {
    await using site = await open()
    for (const save of [publishArticleWording, saveArticleDraft]) {
      await expect(save(asOwner(site), files, { ...words, ...typed, version: 0 })).rejects.toMatchObject({ code: 'invalid_input', fields: [field] })
    }
  })

  test('an article that is not there has no words', async () => {
    await using site = await open()
    await expect(publishArticleWording(asOwner(site), files, { ...words, slug: 'weg', version: 0 })).rejects.toMatchObject({ code: 'not_found' })
    await expect(setResponsibility(asOwner(site), files, { slugs: ['testament', 'weg'], taken: true })).rejects.toMatchObject({ code: 'not_found' })
    expect(await articlesWithoutResponsibility(asOwner(site), files)).toHaveLength(2)
  })

  test('responsibility holds from its day until the text changes, and can be given back', async () => {
    await using site = await open()
    const shelf = shelveArticles(files)
    await setResponsibility(asOwner(site), files, { slugs: ['testament'], taken: true })
    await shelf.reload(site.database.db)
    expect(shelf.articles.map(({ responsibleSince }) => responsibleSince)).toEqual(['2026-11-20', undefined])
    expect(await articlesWithoutResponsibility(asOwner(site), files)).toEqual([{ slug: 'voogdij', title: 'Titel van voogdij' }])
    const changed = [article('testament', { updated: '2026-12-01' })]
    expect(await articlesWithoutResponsibility(asOwner(site), changed)).toHaveLength(1)
    expect(await listArticleWordings(asOwner(site), changed)).toMatchObject([{ responsibleSince: null, responsibilityLapsed: true }])
    site.context.clock.advance(30 * 24 * 3_600_000)
    await setResponsibility(asOwner(site), files, { slugs: ['testament'], taken: true })
    expect((await listArticleWordings(asOwner(site), files))[0]?.responsibleSince).toBe('2026-11-20')
    await setResponsibility(asOwner(site), changed, { slugs: ['testament'], taken: true })
    expect(await listArticleWordings(asOwner(site), changed)).toMatchObject([{ responsibleSince: '2026-12-20', responsibilityLapsed: false }])
    await setResponsibility(asOwner(site), files, { slugs: ['testament', 'voogdij'], taken: false })
    expect(await articlesWithoutResponsibility(asOwner(site), files)).toHaveLength(2)
  })

  test('a text of the owner is read in the place of that of the file, with the day of its change, and the file comes back', async () => {
    await using site = await open()
    const shelf = shelveArticles(files)
    const [held] = shelf.articles
    await publishArticleWording(asOwner(site), files, { slug: 'testament', version: 0, body: `\r\n${OWN}\r\n` })
    await shelf.reload(site.database.db)
    expect([held?.body, held?.updated, held?.ownTextSince]).toEqual([OWN, '2026-11-20', '2026-11-20T10:00:00.000Z'])
    expect(await openArticleWording(asOwner(site), files, 'testament')).toMatchObject({
      published: { hasBody: true },
      updated: '2026-11-20',
      fileChanged: false,
      bodies: { file: 'Tekst.', published: OWN, draft: null, base: 'Tekst.' },
    })
    site.context.clock.advance(DAY_MS)
    await publishArticleWording(asOwner(site), files, { slug: 'testament', version: 1, body: OWN, title: 'Andere titel' })
    await shelf.reload(site.database.db)
    expect([held?.title, held?.updated]).toEqual(['Andere titel', '2026-11-20'])
    await unpublishArticleWording(asOwner(site), files, { slug: 'testament', version: 2 })
    await shelf.reload(site.database.db)
    expect([held?.body, held?.updated, held?.ownTextSince]).toEqual(['Tekst.', '2026-10-01', undefined])
    expect((await openArticleWording(asOwner(site), files, 'testament')).bodies).toMatchObject({ published: null, draft: OWN })
    const history = await listRevisions(asOwner(site), { kind: 'artikel', subjectId: 'testament' })
    expect(history.map(({ data }) => (data as ArticleWording).body)).toEqual([null, OWN, OWN])
  })

  test('the text of the file, and none at all, are no text of the owner', async () => {
    await using site = await open()
    await publishArticleWording(asOwner(site), files, { slug: 'testament', version: 0, body: ' Tekst.\n' })
    await publishArticleWording(asOwner(site), files, { slug: 'testament', version: 1, body: ' ' })
    expect(await openArticleWording(asOwner(site), files, 'testament')).toMatchObject({ published: null, bodies: { published: null, base: null } })
  })

  test('what is wrong in a text keeps it off the site, with its lines, and a draft may be half done', async () => {
    await using site = await open()
    const wrong = `${OWN}\n\n[x](/weg) <b>\n\n{{cijfer:weg}}`
    const save = publishArticleWording(asOwner(site), files, { slug: 'testament', version: 0, body: wrong, title: 'ab' })
    await expect(save).rejects.toMatchObject({ code: 'invalid_input', fields: ['title', 'body.html.3', 'body.link.3', 'body.figure.5'] })
    await saveArticleDraft(asOwner(site), files, { slug: 'testament', version: 0, body: wrong })
    const tooLong = saveArticleDraft(asOwner(site), files, { slug: 'testament', version: 1, body: 'x'.repeat(30_001) })
    await expect(tooLong).rejects.toMatchObject({ fields: ['body.long.0'] })
  })

  test('a later text of the file is told to whoever wrote over the earlier one, until he publishes again; visitors keep what they read', async () => {
    await using site = await open()
    await publishArticleWording(asOwner(site), files, { slug: 'testament', version: 0, body: OWN })
    await saveArticleDraft(asOwner(site), files, { slug: 'voogdij', version: 0, body: OWN })
    const released = files.map((file) => ({ ...file, body: 'Nieuwe tekst.', updated: '2026-11-21' }))
    const shelf = shelveArticles(released)
    await shelf.reload(site.database.db)
    expect(shelf.articles.map(({ body }) => body)).toEqual([OWN, 'Nieuwe tekst.'])
    expect((await listArticleWordings(asOwner(site), released)).map(({ fileChanged }) => fileChanged)).toEqual([true, true])
    expect((await openArticleWording(asOwner(site), released, 'testament')).bodies).toMatchObject({ base: 'Tekst.', file: 'Nieuwe tekst.' })
    await saveArticleDraft(asOwner(site), released, { slug: 'testament', version: 1, body: `${OWN} Meer.` })
    expect((await listArticleWordings(asOwner(site), released))[0]?.fileChanged).toBe(true)
    await publishArticleWording(asOwner(site), released, { slug: 'testament', version: 2, body: `${OWN} Meer.` })
    await publishArticleWording(asOwner(site), released, { slug: 'voogdij', version: 1, body: null })
    expect((await listArticleWordings(asOwner(site), released)).map(({ fileChanged }) => fileChanged)).toEqual([false, false])
  })

  test('a text that cannot be read any more gives way to that of the file', async () => {
    await using site = await open()
    await publishArticleWording(asOwner(site), files, { slug: 'testament', version: 0, body: OWN })
    const shelf = shelveArticles(files, (body) => body !== OWN)
    await shelf.reload(site.database.db)
    expect([shelf.articles[0]?.body, shelf.articles[0]?.updated]).toEqual(['Tekst.', '2026-10-01'])
  })

  test('another text asks for responsibility anew, also on the same day, and going back to one that was answered for does not', async () => {
    await using site = await open()
    const take = () => setResponsibility(asOwner(site), files, { slugs: ['testament'], taken: true })
    const isHeld = async () => !(await articlesWithoutResponsibility(asOwner(site), files)).some(({ slug }) => slug === 'testament')
    const held: boolean[] = []
    await take()
    await publishArticleWording(asOwner(site), files, { slug: 'testament', version: 0, title: 'Andere titel' })
    held.push(await isHeld())
    await publishArticleWording(asOwner(site), files, { slug: 'testament', version: 1, body: OWN })
    held.push(await isHeld())
    await unpublishArticleWording(asOwner(site), files, { slug: 'testament', version: 2 })
    held.push(await isHeld())
    site.context.clock.advance(1000)
    await publishArticleWording(asOwner(site), files, { slug: 'testament', version: 3, body: OWN })
    await take()
    held.push(await isHeld())
    site.context.clock.advance(1000)
    await publishArticleWording(asOwner(site), files, { slug: 'testament', version: 4, body: `${OWN} Meer.` })
    held.push(await isHeld())
    expect(held).toEqual([true, false, true, true, false])
    expect((await listArticleWordings(asOwner(site), files))[0]?.responsibilityLapsed).toBe(true)
  })

  test('nobody answers for another text than he read', async () => {
    await using site = await open()
    const shelf = shelveArticles(files)
    const services = { articles: new Map(shelf.articles.map((one) => [one.slug, one])), articleFiles: files, figures: figureBook() }
    const before = await readArticle(asOwner(site), services, 'testament')
    expect([before.html, before.updated]).toEqual(['<p>Tekst.</p>', '1 oktober 2026'])
    await publishArticleWording(asOwner(site), files, { slug: 'testament', version: 0, body: OWN })
    await shelf.reload(site.database.db)
    const take = (seen: string) => setResponsibility(asOwner(site), files, { slugs: ['testament'], taken: true, seen })
    await expect(take(before.mark)).rejects.toMatchObject({ code: 'conflict' })
    expect(await articlesWithoutResponsibility(asOwner(site), files)).toHaveLength(2)
    const after = await readArticle(asOwner(site), services, 'testament')
    expect(after.html).toContain('Mijn eigen tekst.')
    await take(after.mark)
    expect(await articlesWithoutResponsibility(asOwner(site), files)).toHaveLength(1)
  })

  test('a visitor reads and writes nothing of it', async () => {
    await using site = await open()
    const tries = [
      () => listArticleWordings(site.context, files),
      () => openArticleWording(site.context, files, 'testament'),
      async () => previewBody(site.context, shelves(files), { slug: 'testament', body: OWN }),
      () => articlesWithoutResponsibility(site.context, files),
      () => saveArticleDraft(site.context, files, { ...words, version: 0 }),
      () => publishArticleWording(site.context, files, { ...words, version: 0 }),
      () => unpublishArticleWording(site.context, files, { slug: 'testament', version: 0 }),
      () => discardArticleDraft(site.context, files, { slug: 'testament', version: 0 }),
      () => setResponsibility(site.context, files, { slugs: ['testament'], taken: true }),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: 'not_signed_in' })
    expect(await site.database.db.selectFrom('elk_article_wordings').selectAll().execute()).toEqual([])
  })
})
