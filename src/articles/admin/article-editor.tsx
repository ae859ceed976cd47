/** The title, the description and the text of one article: writing, seeing beforehand, publishing, and earlier versions. */
import { useRef, useState } from 'react'
import { Anchor, Button, Paper, Text } from '@mantine/core'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { PartBoundary } from '../../owner-kit/part-boundary.tsx'
import { RecordEditor, type StoredRecordProps } from '../../owner-kit/record-editor.tsx'
import { recordName } from '../../owner-kit/use-record-address.ts'
import { RecordForm } from '../../owner-kit/record-form.tsx'
import { RecordHistory } from '../../owner-kit/record-history.tsx'
import { showSuccess } from '../../owner-kit/toasts.tsx'
import { bodyTexts } from './article-body.nl.ts'
import { ArticleActions } from './article-actions.tsx'
import { articlePlace } from './article-address.ts'
import { useArticle, useArticleRevisions, useRefreshArticles, type OpenedArticleData } from './article-data.ts'
import { statusOfRevision, textOfTyped, typedOf, typedOfFile, typedOfRevision } from './article-form.ts'
import { shownTitle } from './article-list.tsx'
import { ResponsibilityTick } from './article-responsibility.tsx'
import { articleEditorTexts as texts, articlesAdminTexts } from './articles-admin.nl.ts'
import { BodyField, BodyPreview } from './body-field.tsx'
import { FileChanged } from './file-changed.tsx'
import { SearchResult } from './search-result.tsx'
import { useWordingForm } from './use-wording-form.ts'
import { WordingFields } from './wording-fields.tsx'

/** What the form begins with. */
interface EditedArticle extends OpenedArticleData {
  /** The words of the program, which visitors read again, also where the owner's own are kept as a draft. */
  atFile: boolean
  /** For the next time that it begins. */
  beginAtFile: (atFile: boolean) => void
}

export function ArticleEditor({ slug, onLeave }: { slug: string; onLeave: () => void }) {
  const query = useArticle(slug)
  const [atFile, beginAtFile] = useState(false)
  const data: EditedArticle | undefined = query.data && { ...query.data, atFile, beginAtFile }
  return (
    <RecordEditor
      name={recordName(articlePlace, slug)}
      query={{ ...query, data }}
      refresh={useRefreshArticles()}
      texts={{ gone: texts.gone, failed: articlesAdminTexts.failed }}
      onLeave={onLeave}
      Form={WordingForm}
    />
  )
}

function WordingForm({ detail: article, onReload, onLeave }: StoredRecordProps<EditedArticle>) {
  const { form, save, ...state } = useWordingForm(article, article.atFile ? typedOfFile(article) : typedOf(article))
  const beginAnew = (atFile: boolean) => {
    article.beginAtFile(atFile)
    onReload()
  }
  const openDraft = async () => {
    if (!state.dirty || (await askConfirmation(texts.dropTyped))) beginAnew(false)
  }
  const place = useRef<HTMLTextAreaElement>(null)
  const typedIn = (data: unknown) => typedOfRevision(data, article.bodies.file)
  const takeFile = () => {
    form.setFieldValue('body', article.bodies.file)
    showSuccess(bodyTexts.changed.taken)
  }
  return (
    <section aria-labelledby="article-editor-heading">
      <RecordForm
        id="article-editor-heading"
        title={<span lang={article.lang}>{shownTitle(article)}</span>}
        standing={
          <>
            <Standing article={article} onOpenDraft={article.atFile ? () => void openDraft() : undefined} />
            <FileChanged article={article} onTake={takeFile} />
          </>
        }
        state={{ ...state, save: () => save({ step: 'publish' }) }}
        beside={
          <PartBoundary of={textOfTyped(form.values)}>
            <div className="stack">
              <SearchResult article={article} typed={form.values} />
              <BodyPreview article={article} body={form.values.body} place={place} />
            </div>
          </PartBoundary>
        }
        actions={
          <ArticleActions
            article={article}
            row={state.row ?? article}
            typed={form.values}
            state={state}
            save={save}
            onWithdrawn={(step) => beginAnew(step === 'unpublish')}
          />
        }
        onReload={onReload}
        onLeave={onLeave}
      >
        <WordingFields article={article} form={form} />
        <BodyField article={article} form={form} place={place} />
      </RecordForm>
      <Paper className="admin-card" my="lg">
        <ResponsibilityTick article={article} title={shownTitle(article)} />
      </Paper>
      <RecordHistory
        revisions={useArticleRevisions(article.slug)}
        textOf={(data) => textOfTyped(typedIn(data))}
        summaryOf={(data) => `${statusOfRevision(data)}: ${typedIn(data).title || texts.originalWords}`}
        current={textOfTyped(form.values)}
        dirty={state.dirty}
        restore={({ data }) => {
          form.setValues(typedIn(data))
          showSuccess(texts.restored)
        }}
      />
    </section>
  )
}

interface StandingProps {
  article: OpenedArticleData
  /** Absent: the draft stands in the fields. */
  onOpenDraft: (() => void) | undefined
}

function Standing({ article: { slug, published, draft }, onOpenDraft }: StandingProps) {
  return (
    <div className="content-note">
      <Text>{published ? texts.liveSince(amsterdamTime(published.at)) : texts.liveOwn}</Text>
      {draft && <Text>{texts.draftSince(amsterdamTime(draft.at))}</Text>}
      {draft && onOpenDraft && (
        <Button variant="default" my="xs" onClick={onOpenDraft}>
          {texts.openDraft}
        </Button>
      )}
      <Anchor href={`/${slug}`}>{texts.look}</Anchor>
    </div>
  )
}
