/** One text of the home page: writing, planning, the card as visitors see it, and its earlier versions. */
import { Button, Group, Skeleton, Text, Title } from '@mantine/core'
import { moveTo } from '../../owner-kit/address.ts'
import { ApiProblem } from '../../owner-kit/api-call.ts'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { ConflictNote } from '../../owner-kit/conflict-note.tsx'
import { LoadFailed } from '../../owner-kit/load-failed.tsx'
import { showSuccess } from '../../owner-kit/toasts.tsx'
import { HistoryPanel } from '../../owner-kit/history-panel.tsx'
import { NewsText } from '../news-card.tsx'
import { splitParagraphs } from '../../frame/paragraphs.ts'
import { HomepageFields } from './homepage-fields.tsx'
import { useHomepageRevisions, useHomepageText, type HomepageTextData } from './homepage-data.ts'
import { describeRevision, formOfRevision, textOfForm, type HomepageForm } from './homepage-form.ts'
import { homepageEditorTexts as texts } from './homepage.nl.ts'
import { useHomepageEditor } from './use-homepage-editor.ts'

const toList = () => moveTo({ tab: 'inhoud' })

/** `id` undefined: a new text. */
export function HomepageEditor({ id }: { id: string | undefined }) {
  const query = useHomepageText(id)
  if (id === undefined) return <Editor text={undefined} />
  if (query.data?.state === 'deleted') return <Unavailable sentence={texts.isDeleted} />
  if (query.data) return <Editor text={query.data} />
  if (query.error instanceof ApiProblem && query.error.code === 'not_found') return <Unavailable sentence={texts.gone} />
  if (query.isError) return <LoadFailed sentence={texts.loadFailed} onRetry={() => void query.refetch()} />
  return (
    <div role="status">
      <span className="admin-hidden">{texts.loading}</span>
      <Skeleton height={320} />
    </div>
  )
}

function Unavailable({ sentence }: { sentence: string }) {
  return (
    <>
      <Text mb="md">{sentence}</Text>
      <Button variant="default" onClick={toList}>
        {texts.back}
      </Button>
    </>
  )
}

function Editor({ text }: { text: HomepageTextData | undefined }) {
  const { form, setForm, dirty, saving, problem, submit, ...overtaken } = useHomepageEditor(text)
  const leave = async () => {
    if (!dirty || (await askConfirmation(texts.leave))) toList()
  }
  return (
    <section aria-labelledby="homepage-editor-heading">
      <div className="wrap head">
        <Title order={2} id="homepage-editor-heading">
          {text ? texts.heading : texts.newHeading}
        </Title>
        <Button variant="default" onClick={() => void leave()}>
          {texts.back}
        </Button>
      </div>
      <div className="beside">
        <form
          className="admin-card"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          {overtaken.conflict && <ConflictNote busy={saving} onKeepMine={overtaken.submitAnyway} onLoadTheirs={overtaken.loadTheirs} />}
          <HomepageFields form={form} onChange={(change) => setForm((now) => ({ ...now, ...change }))} problem={problem} />
          <Group>
            <Button type="submit" aria-disabled={saving}>
              {saving ? texts.saving : texts.save}
            </Button>
            {dirty && <Text size="sm">{texts.unsaved}</Text>}
          </Group>
        </form>
        <Preview content={form.content} />
      </div>
      {text && <History id={text.id} form={form} onRestore={setForm} />}
    </section>
  )
}

function Preview({ content }: { content: string }) {
  const paragraphs = splitParagraphs(content)
  return (
    <section className="homepage-preview" aria-labelledby="homepage-preview-heading">
      <h3 id="homepage-preview-heading">{texts.preview}</h3>
      {paragraphs.length === 0 ? <Text c="dimmed">{texts.previewEmpty}</Text> : <NewsText paragraphs={paragraphs} />}
    </section>
  )
}

function History({ id, form, onRestore }: { id: string; form: HomepageForm; onRestore: (form: HomepageForm) => void }) {
  const revisions = useHomepageRevisions(id)
  return (
    <HistoryPanel
      revisions={revisions.data}
      failed={revisions.isError}
      onRetry={() => void revisions.refetch()}
      textOf={describeRevision}
      current={textOfForm(form)}
      onRestore={({ data }) => {
        const restored = formOfRevision(data)
        if (!restored) return
        onRestore(restored)
        showSuccess(texts.restored)
      }}
    />
  )
}
