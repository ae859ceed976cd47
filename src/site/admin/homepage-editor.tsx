/** One text of the home page: writing, planning, the card as visitors see it, and its earlier versions. */
import { Button, Text, Title } from '@mantine/core'
import { recordTexts } from '../../owner-kit/kit.nl.ts'
import { PartBoundary } from '../../owner-kit/part-boundary.tsx'
import { ReadOnlyRecord, RecordEditor, type StoredRecordProps } from '../../owner-kit/record-editor.tsx'
import { RecordForm } from '../../owner-kit/record-form.tsx'
import { RecordHistory } from '../../owner-kit/record-history.tsx'
import { showSuccess } from '../../owner-kit/toasts.tsx'
import { recordName } from '../../owner-kit/use-record-address.ts'
import { NewsText } from '../news-card.tsx'
import { splitParagraphs } from '../../frame/paragraphs.ts'
import { homepagePlace, useHomepageAddress } from './homepage-address.ts'
import { HomepageFields } from './homepage-fields.tsx'
import { useHomepageRemoval, useHomepageRevisions, useHomepageText, useRefreshHomepage, type HomepageTextData } from './homepage-data.ts'
import { describeRevision, formOfRevision, textOfForm } from './homepage-form.ts'
import { homepageEditorTexts as texts } from './homepage.nl.ts'
import { useHomepageForm } from './use-homepage-form.ts'

export function HomepageEditor({ id, onLeave }: { id: string; onLeave: () => void }) {
  return (
    <RecordEditor
      name={recordName(homepagePlace, id)}
      query={useHomepageText(id)}
      refresh={useRefreshHomepage()}
      texts={{ gone: texts.gone, failed: texts.loadFailed }}
      onLeave={onLeave}
      Form={StoredText}
    />
  )
}

function StoredText(props: StoredRecordProps<HomepageTextData>) {
  const { detail, onReload, onLeave } = props
  return detail.state === 'deleted' ? <DeletedText {...props} /> : <HomepageTextForm stored={detail} onReload={onReload} onLeave={onLeave} />
}

function DeletedText({ detail, onReload, onLeave }: StoredRecordProps<HomepageTextData>) {
  const { restore } = useHomepageRemoval()
  const bringBack = () => restore.mutate(detail.id, { onSuccess: onReload })
  return (
    <ReadOnlyRecord
      id="homepage-editor-heading"
      title={texts.heading}
      deletedAt={detail.deletedAt}
      texts={texts}
      onLeave={onLeave}
      action={
        <Button variant="default" aria-disabled={restore.isPending} onClick={() => !restore.isPending && bringBack()}>
          {recordTexts.undelete}
        </Button>
      }
    >
      <Text className="as-typed">{detail.content}</Text>
    </ReadOnlyRecord>
  )
}

interface HomepageTextFormProps {
  /** Undefined: a new text. */
  stored: HomepageTextData | undefined
  onReload: () => void
  onLeave: () => void
}

export function HomepageTextForm({ stored, onReload, onLeave }: HomepageTextFormProps) {
  const { open } = useHomepageAddress()
  const { form, ...state } = useHomepageForm(stored, (id) => open(id, 'replace'))
  const { remove } = useHomepageRemoval()
  return (
    <section aria-labelledby="homepage-editor-heading">
      <RecordForm
        id="homepage-editor-heading"
        title={stored ? texts.heading : texts.newHeading}
        state={state}
        beside={
          <PartBoundary of={form.values.content}>
            <Preview content={form.values.content} />
          </PartBoundary>
        }
        onReload={onReload}
        onLeave={onLeave}
        onDelete={({ id }, done) => remove.mutate({ id, onRemoved: done })}
      >
        <HomepageFields form={form} />
      </RecordForm>
      {state.row && <History id={state.row.id} form={form} dirty={state.dirty} />}
    </section>
  )
}

function Preview({ content }: { content: string }) {
  const paragraphs = splitParagraphs(content)
  return (
    <section className="homepage-preview" aria-labelledby="homepage-preview-heading">
      <Title order={3} size="lg" mb="xs" id="homepage-preview-heading">
        {texts.preview}
      </Title>
      {paragraphs.length === 0 ? <Text c="dimmed">{texts.previewEmpty}</Text> : <NewsText paragraphs={paragraphs} />}
    </section>
  )
}

function History({ id, form, dirty }: { id: string; form: ReturnType<typeof useHomepageForm>['form']; dirty: boolean }) {
  return (
    <RecordHistory
      revisions={useHomepageRevisions(id)}
      textOf={describeRevision}
      current={textOfForm(form.values)}
      dirty={dirty}
      restore={({ data }) => {
        const earlier = formOfRevision(data)
        if (!earlier) return
        form.setValues(earlier)
        showSuccess(texts.restored)
      }}
    />
  )
}
