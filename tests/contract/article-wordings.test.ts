/** The owner's words over the articles: what visitors read, drafts, going back, and editorial responsibility. */
import { expect, test } from 'vitest'
import type { Article } from '../../src/articles/article.ts'
import { shelveArticles } from '../../src/articles/article-shelf.ts'
import { articlesWithoutResponsibility } from '../../src/articles/articles-without-responsibility.ts'
import { changeArticleWording, type WordingStep } from '../../src/articles/change-article-wording.ts'
import { listArticleWordings } from '../../src/articles/list-article-wordings.ts'
import { setResponsibility } from '../../src/articles/set-responsibility.ts'
import type { ArticleWording } from '../../src/articles/article-wording.ts'
import type { Context } from '../../src/platform/context.ts'
import { getContentVersion } from '../../src/platform/content-version.queries.ts'
import { listRevisions } from '../../src/revisions/revisions.ts'
import { owner } from '../factories/context.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const article = (slug: string, values: Partial<Article> = {}): Article => ({
  slug,
  title: `Titel van ${slug}`,
  description: 'Een omschrijving uit het bestand, zo lang als een omschrijving hoort te zijn.',
  lang: 'nl',
  topic: 'testament',
  updated: '2026-10-01',
  factCheck: { reviewedBy: 'ai', how: 'Geschreven met AI.', against: 'De wet', date: '2026-10-01' },
  sources: [],
  related: [],
  questions: [],
  priceFigures: [],
  calculators: [],
  illustration: 'kosten',
  body: 'Tekst.',
  ...values,
})

const files = [article('testament'), article('voogdij')]
const words = { slug: 'testament', title: 'Een testament maken', description: null }
interface Change extends Partial<ArticleWording> {
  slug: string
  version: number
}
const change =
  (step: WordingStep['step']) =>
  (context: Context, of: readonly Article[], { slug, version, ...wording }: Change) =>
    changeArticleWording(context, of, { slug, version }, { step, ...wording } as WordingStep)
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
      { title: null, description: null, status: 'published' },
      { title: 'Nieuwer idee', description: null, status: 'draft' },
      { title: words.title, description: null, status: 'published' },
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

  test('a visitor reads and writes nothing of it', async () => {
    await using site = await open()
    const tries = [
      () => listArticleWordings(site.context, files),
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
