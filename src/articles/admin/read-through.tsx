/** The articles one after another, each as visitors read it, with the one sentence by which the owner answers for it. */
import { Only } from '../../owner-kit/role.tsx'
import { responsibilityTexts } from './articles-admin.nl.ts'
import { useEffect, useRef } from 'react'
import { Button, Skeleton, Text } from '@mantine/core'
import { dutchDate } from '../../platform/dutch-time.ts'
import { moveTo } from '../../owner-kit/address.ts'
import { Loaded } from '../../owner-kit/loaded.tsx'
import { BackButton } from '../../owner-kit/record-form.tsx'
import { useArticles, useReadArticle, useResponsibility, type ArticleData, type ReadArticleData } from './article-data.ts'
import { ShownText } from '../../owner-kit/markdown-preview.tsx'
import { nextOf, previousOf } from './reading-order.ts'
import { readTexts as texts } from './read-through.nl.ts'

const part = { tab: 'inhoud', onderdeel: 'artikelen' }
const read = (slug: string | undefined) => moveTo({ ...part, lezen: slug })

export function ReadThrough({ slug }: { slug: string }) {
  const list = useArticles('all').data
  const article = useReadArticle(slug)
  const open = list?.filter(({ responsibleSince }) => responsibleSince === null).length ?? 0
  return (
    <section className="read-through" aria-label={texts.heading}>
      <BackButton onLeave={() => moveTo(part)} />
      <Text c="dimmed">{texts.lead}</Text>
      <Text fw={600} role="status" mb="md">
        {list && texts.left(open, list.length)}
      </Text>
      <Loaded query={article} failed={texts.failed} waiting={<Skeleton height={480} role="status" aria-label={texts.loading} />}>
        {(data) => <Reading key={slug} article={data} list={list ?? []} />}
      </Loaded>
    </section>
  )
}

function Reading({ article, list }: { article: ReadArticleData; list: readonly ArticleData[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  const { slug, lang } = article
  const at = list.findIndex((one) => one.slug === slug)
  return (
    <>
      <div className="cluster read-ways">
        <Text c="dimmed">{texts.position(at + 1, list.length)}</Text>
        <Button variant="default" onClick={() => read(previousOf(list, slug))}>
          {texts.previous}
        </Button>
        <Button variant="default" onClick={() => moveTo({ ...part, artikel: slug })}>
          {texts.edit}
        </Button>
        <Button component="a" variant="default" href={`/${slug}`} target="_blank" rel="noopener">
          {texts.look}
        </Button>
      </div>
      <article className="admin-card read-article">
        <h2 ref={heading} tabIndex={-1} lang={lang}>
          {article.title}
        </h2>
        <Text c="dimmed" size="sm">
          {texts.meta(article.updated, article.minutes)}
        </Text>
        <p lang={lang}>
          <strong>{article.description}</strong>
        </p>
        <ShownText html={article.html} lang={lang} />
        <Beside article={article} />
      </article>
      <Only needs="owner" why={responsibilityTexts.notYours}>
        <Answer article={article} line={list[at]} next={nextOf(list, slug)} />
      </Only>
    </>
  )
}

/** What stands beside the text and below it. */
function Beside({ article: { prices, sources, lang } }: { article: ReadArticleData }) {
  return (
    <>
      {prices.length > 0 && (
        <>
          <h3>{texts.prices}</h3>
          <ul className="bullets" lang={lang}>
            {prices.map(({ label, amount, asOf }) => (
              <li key={label}>
                {label}: {amount} ({asOf})
              </li>
            ))}
          </ul>
        </>
      )}
      <details>
        <summary>{texts.sources(sources.length)}</summary>
        <ul className="bullets">
          {sources.map(({ title, url, supports }) => (
            <li key={title}>
              <a href={url} target="_blank" rel="noopener">
                {title}
              </a>
              : {supports}
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

function Answer({ article: { slug, mark }, line, next }: { article: ReadArticleData; line: ArticleData | undefined; next: string | undefined }) {
  const change = useResponsibility()
  const since = line?.responsibleSince
  const goOn = () => next !== undefined && read(next)
  const take = () => !change.isPending && change.mutate({ slugs: [slug], taken: true, seen: mark }, { onSuccess: goOn })
  return (
    <div className="cluster save-bar">
      {since ? (
        <Text>{texts.since(dutchDate(since))}</Text>
      ) : (
        <Button aria-disabled={change.isPending} onClick={take}>
          {texts.take}
        </Button>
      )}
      {next !== undefined && (
        <Button variant={since ? 'filled' : 'default'} onClick={goOn}>
          {texts.next}
        </Button>
      )}
    </div>
  )
}
