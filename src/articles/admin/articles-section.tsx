/** The part Artikelen of the tab Inhoud: the list of articles, or one of them in the editor. */
import { Button, Skeleton, Text } from '@mantine/core'
import { moveTo, useAddressParameters } from '../../owner-kit/address.ts'
import { LoadFailed } from '../../owner-kit/load-failed.tsx'
import { ArticleEditor } from './article-editor.tsx'
import { ArticleList } from './article-list.tsx'
import { useArticles } from './article-data.ts'
import { articleEditorTexts, articlesAdminTexts as texts } from './articles-admin.nl.ts'

export function ArticlesSection() {
  const chosen = useAddressParameters().get('artikel')
  const query = useArticles()
  if (query.isError && !query.data) return <LoadFailed sentence={texts.loadFailed.message} onRetry={() => void query.refetch()} />
  if (!query.data) {
    return (
      <div role="status">
        <span className="admin-hidden">{texts.loading}</span>
        <Skeleton height={160} mb="md" />
        <Skeleton height={320} />
      </div>
    )
  }
  if (chosen === null) return <ArticleList articles={query.data} />
  const article = query.data.find(({ slug }) => slug === chosen)
  if (article) return <ArticleEditor key={chosen} article={article} />
  return (
    <>
      <Text mb="md">{articleEditorTexts.gone}</Text>
      <Button variant="default" onClick={() => moveTo({ tab: 'inhoud', onderdeel: 'artikelen' })}>
        {articleEditorTexts.back}
      </Button>
    </>
  )
}
