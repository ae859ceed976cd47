/** What can be done with the typed title and description. */
import { Button } from '@mantine/core'
import type { ArticleData, TypedWording, WordingAction } from './article-data.ts'
import { articleEditorTexts as texts } from './articles-admin.nl.ts'

interface ArticleActionsProps {
  article: ArticleData
  typed: TypedWording
  busy: boolean
  act: (action: WordingAction) => void
}

export function ArticleActions({ article: { slug, draft, published }, typed, busy, act }: ArticleActionsProps) {
  const words = new URLSearchParams({ title: typed.title.trim(), description: typed.description.trim() })
  const button = (action: WordingAction, label: string) => (
    <Button variant="default" aria-disabled={busy} onClick={() => act(action)}>
      {label}
    </Button>
  )
  return (
    <div className="wrap">
      <Button type="submit" aria-disabled={busy}>
        {busy ? texts.busy : texts.publish}
      </Button>
      {button('draft', texts.saveDraft)}
      <Button component="a" variant="default" href={`/api/admin/articles/${slug}/preview?${words.toString()}`} target="_blank" rel="noopener">
        {texts.preview}
      </Button>
      {draft && button('discard', texts.discard)}
      {published && button('unpublish', texts.original)}
    </div>
  )
}
