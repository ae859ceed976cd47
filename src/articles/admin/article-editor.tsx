/** The title and description of one article: writing, seeing beforehand, publishing, and earlier versions. */
import { Button, Text, Title } from '@mantine/core'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { HistoryPanel } from '../../owner-kit/history-panel.tsx'
import { moveTo } from '../../owner-kit/address.ts'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { ConflictNote } from '../../owner-kit/conflict-note.tsx'
import { showSuccess } from '../../owner-kit/toasts.tsx'
import { ArticleActions } from './article-actions.tsx'
import { useArticleRevisions, type ArticleData, type TypedWording } from './article-data.ts'
import { statusOfRevision, textOfTyped, typedOfRevision } from './article-form.ts'
import { shownTitle } from './article-list.tsx'
import { ResponsibilityTick } from './article-responsibility.tsx'
import { articleEditorTexts as texts } from './articles-admin.nl.ts'
import { SearchResult } from './search-result.tsx'
import { useWordingEditor } from './use-wording-editor.ts'
import { WordingFields } from './wording-fields.tsx'

export function ArticleEditor({ article }: { article: ArticleData }) {
  const { typed, setTyped, dirty, busy, act, faults, refused, ...overtaken } = useWordingEditor(article)
  const leave = async () => {
    if (!dirty || (await askConfirmation(texts.leave))) moveTo({ tab: 'inhoud', onderdeel: 'artikelen' })
  }
  return (
    <section aria-labelledby="article-editor-heading">
      <div className="wrap head">
        <Title order={2} id="article-editor-heading" lang={article.lang}>
          {shownTitle(article)}
        </Title>
        <Button variant="default" onClick={() => void leave()}>
          {texts.back}
        </Button>
      </div>
      <Standing article={article} />
      <form
        className="admin-card"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          act('publish')
        }}
      >
        {overtaken.conflict && <ConflictNote busy={busy} onKeepMine={overtaken.actAnyway} onLoadTheirs={overtaken.loadTheirs} />}
        <WordingFields article={article} typed={typed} onChange={setTyped} faults={faults} refused={refused} />
        <SearchResult article={article} typed={typed} />
        <ArticleActions article={article} typed={typed} busy={busy} act={act} />
        {dirty && <Text size="sm">{texts.unsaved}</Text>}
      </form>
      <div className="admin-card article-card">
        <ResponsibilityTick article={article} title={shownTitle(article)} />
      </div>
      <History article={article} typed={typed} onRestore={setTyped} />
    </section>
  )
}

function Standing({ article: { slug, published, draft } }: { article: ArticleData }) {
  return (
    <div className="article-standing">
      <p>{published ? texts.liveSince(amsterdamTime(published.at)) : texts.liveOwn}</p>
      {draft && <p>{texts.draftSince(amsterdamTime(draft.at))}</p>}
      <p>
        <a href={`/${slug}`}>{texts.look}</a>
      </p>
    </div>
  )
}

interface HistoryProps {
  article: ArticleData
  typed: TypedWording
  onRestore: (typed: TypedWording) => void
}

function History({ article, typed, onRestore }: HistoryProps) {
  const revisions = useArticleRevisions(article.slug)
  return (
    <HistoryPanel
      revisions={revisions.data}
      failed={revisions.isError}
      onRetry={() => void revisions.refetch()}
      textOf={(data) => textOfTyped(typedOfRevision(data))}
      summaryOf={(data) => `${statusOfRevision(data)}: ${typedOfRevision(data).title || texts.originalWords}`}
      current={textOfTyped(typed)}
      onRestore={({ data }) => {
        onRestore(typedOfRevision(data))
        showSuccess(texts.restored)
      }}
    />
  )
}
