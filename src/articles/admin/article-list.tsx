/** All articles: which have words of the owner or a draft, and for which the owner takes responsibility. */
import { Only } from '../../owner-kit/role.tsx'
import { Badge, SegmentedControl, Text, Title } from '@mantine/core'
import { dutchDate } from '../../platform/dutch-time.ts'
import { RecordList } from '../../owner-kit/record-list.tsx'
import { TypedFilter } from '../../owner-kit/typed-filter.tsx'
import { useArticleAddress } from './article-address.ts'
import { useArticles, type ArticleData } from './article-data.ts'
import { ResponsibilityCard, ResponsibilityTick } from './article-responsibility.tsx'
import { articlesAdminTexts as texts } from './articles-admin.nl.ts'

type Filter = keyof typeof texts.filters

const fits: Record<Filter, (article: ArticleData) => boolean> = {
  alle: () => true,
  concept: ({ draft }) => draft !== null,
  aangepast: ({ published }) => published !== null,
  open: ({ responsibleSince }) => responsibleSince === null,
}

const filters = Object.keys(fits) as Filter[]

export const shownTitle = ({ published, file }: ArticleData): string => published?.title ?? file.title

export function ArticleList() {
  const address = useArticleAddress()
  const page = useArticles('all')
  const all = page.data
  const { zoek = '', toon } = address.query
  const filter = filters.find((name) => name === toon) ?? 'alle'
  const wanted = zoek.toLocaleLowerCase('nl').split(/\s+/).filter(Boolean)
  const listed = all?.filter((article) => {
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
      {all && (
        <Only needs="owner">
          <ResponsibilityCard articles={all} />
        </Only>
      )}
      <div className="fields-row" role="search">
        <TypedFilter label={texts.search} value={zoek} onType={(words) => address.filter('zoek', words)} />
        <SegmentedControl
          className="in-line"
          aria-label={texts.filter}
          value={filter}
          onChange={(value) => address.filter('toon', value === 'alle' ? '' : value)}
          data={filters.map((value) => ({ value, label: texts.filters[value] }))}
        />
      </div>
      <RecordList
        address={address}
        page={page}
        lines={listed}
        next={null}
        found={listed && all && texts.count(listed.length, all.length)}
        texts={texts}
        Row={Line}
        Actions={Responsible}
      />
    </section>
  )
}

function Line({ line: article }: { line: ArticleData }) {
  const marks = [
    article.published && texts.published,
    article.draft && texts.draft,
    article.fileChanged && texts.fileChanged,
    article.lang === 'en' && texts.english,
  ].filter(Boolean)
  return (
    <>
      <span className="row-name" lang={article.lang}>
        {shownTitle(article)}
      </span>
      <span className="badges">
        {marks.map((mark) => (
          <Badge key={mark || ''} variant="default">
            {mark}
          </Badge>
        ))}
      </span>
      <span className="row-facts">
        /{article.slug}, {texts.updated} {dutchDate(article.updated)}
      </span>
    </>
  )
}

const Responsible = ({ line: article }: { line: ArticleData }) => (
  <div className="row-actions">
    <ResponsibilityTick article={article} title={shownTitle(article)} />
  </div>
)
