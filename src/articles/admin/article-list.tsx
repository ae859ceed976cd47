/** All articles: which have words of the owner or a draft, and for which the owner takes responsibility. */
import { Button, SegmentedControl, Text, TextInput, Title } from '@mantine/core'
import { moveTo, useAddressParameters } from '../../owner-kit/address.ts'
import { ResponsibilityCard, ResponsibilityTick } from './article-responsibility.tsx'
import type { ArticleData } from './article-data.ts'
import { articlesAdminTexts as texts } from './articles-admin.nl.ts'
import { dutchDate } from '../../platform/dutch-time.ts'

type Filter = keyof typeof texts.filters

const fits: Record<Filter, (article: ArticleData) => boolean> = {
  alle: () => true,
  concept: ({ draft }) => draft !== null,
  aangepast: ({ published }) => published !== null,
  open: ({ responsibleSince }) => responsibleSince === null,
}

const filters = Object.keys(fits) as Filter[]

export const shownTitle = ({ published, file }: ArticleData): string => published?.title ?? file.title

export function ArticleList({ articles }: { articles: readonly ArticleData[] }) {
  const parameters = useAddressParameters()
  const words = parameters.get('zoek') ?? ''
  const filter = filters.find((name) => name === parameters.get('toon')) ?? 'alle'
  const show = (change: { zoek?: string; toon?: string }, how: 'push' | 'replace') => {
    const { zoek = words, toon = filter } = change
    moveTo({ tab: 'inhoud', onderdeel: 'artikelen', zoek: zoek === '' ? undefined : zoek, toon: toon === 'alle' ? undefined : toon }, how)
  }
  const wanted = words.toLocaleLowerCase('nl').split(/\s+/).filter(Boolean)
  const listed = articles.filter((article) => {
    const text = `${article.slug} ${article.file.title} ${shownTitle(article)}`.toLocaleLowerCase('nl')
    return fits[filter](article) && wanted.every((word) => text.includes(word))
  })
  return (
    <section aria-labelledby="articles-heading">
      <Title order={2} id="articles-heading">
        {texts.heading}
      </Title>
      <Text c="dimmed" mb="md">
        {texts.lead}
      </Text>
      <ResponsibilityCard articles={articles} />
      <div className="article-filters">
        <TextInput type="search" label={texts.search} value={words} onChange={(event) => show({ zoek: event.currentTarget.value }, 'replace')} />
        <div className="article-filter">
          <SegmentedControl
            aria-label={texts.filter}
            value={filter}
            onChange={(toon) => show({ toon }, 'push')}
            data={filters.map((value) => ({ value, label: texts.filters[value] }))}
          />
        </div>
      </div>
      <p role="status" className="article-count">
        {listed.length === 0 ? texts.none : texts.count(listed.length, articles.length)}
      </p>
      <ul className="article-list" aria-label={texts.list}>
        {listed.map((article) => (
          <Row key={article.slug} article={article} />
        ))}
      </ul>
    </section>
  )
}

function Row({ article }: { article: ArticleData }) {
  const title = shownTitle(article)
  return (
    <li className="article-item">
      <div className="article-item-head">
        <h3 lang={article.lang}>{title}</h3>
        {article.published && <span className="badge">{texts.published}</span>}
        {article.draft && <span className="badge">{texts.draft}</span>}
        {article.lang === 'en' && <span className="badge">{texts.english}</span>}
      </div>
      <Text size="sm" c="dimmed">
        /{article.slug} · {texts.updated} {dutchDate(article.updated)}
      </Text>
      <ResponsibilityTick article={article} title={title} />
      <Button variant="default" aria-label={texts.editOf(title)} onClick={() => moveTo({ tab: 'inhoud', onderdeel: 'artikelen', artikel: article.slug })}>
        {texts.edit}
      </Button>
    </li>
  )
}
