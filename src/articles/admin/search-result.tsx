/** The article as a search engine shows it on a phone. */
import { Paper, Text } from '@mantine/core'
import { pageTitle } from '../../frame/page-meta.ts'
import type { ArticleData, TypedWording } from './article-data.ts'
import { articleEditorTexts as texts } from './articles-admin.nl.ts'

export function SearchResult({ article: { slug, lang, file }, typed }: { article: ArticleData; typed: Pick<TypedWording, 'title' | 'description'> }) {
  return (
    <figure>
      <figcaption>{texts.result}</figcaption>
      <Paper lang={lang} maw={360} p="md" bg="var(--card-tint)" withBorder>
        <Text size="xs" c="dimmed">
          {location.host} › {slug}
        </Text>
        <Text size="lg" lh={1.3} py={2} c="var(--link)" lineClamp={2}>
          {pageTitle(typed.title.trim() || file.title)}
        </Text>
        <Text size="sm" lineClamp={4}>
          {typed.description.trim() || file.description}
        </Text>
      </Paper>
    </figure>
  )
}
