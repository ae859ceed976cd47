/** A Markdown text of the owner as visitors see it, while it is written, with what keeps it off the site and the way to each line of that. */
import type { RefObject } from 'react'
import { Anchor, Text, Title } from '@mantine/core'
// Comes with the part that shows it, since the first load of the area is at its limit.
import './markdown.css'
import { markdownTexts as texts } from './markdown.nl.ts'

export interface LineFault {
  code: string
  /** Counted from 1; 0 is the text as a whole. */
  line: number
}

interface MarkdownPreviewProps<Fault extends LineFault> {
  title: string
  /** Made by the server; undefined while it is not there yet. */
  preview: { html: string; faults: readonly Fault[] } | undefined
  isFailed: boolean
  sentenceOf: (fault: Fault) => string
  lang: string
  /** The field that it is typed in. */
  field: RefObject<HTMLTextAreaElement | null>
}

/** So long after the last letter. */
export const PREVIEW_AFTER_MS = 400

export function MarkdownPreview<Fault extends LineFault>({ title, preview, isFailed, sentenceOf, lang, field }: MarkdownPreviewProps<Fault>) {
  const faults = preview?.faults ?? []
  return (
    <div className="admin-card">
      <Title order={3} mb="xs">
        {title}
      </Title>
      <Text role="status" fw={faults.length > 0 ? 600 : undefined}>
        {isFailed ? texts.failed : !preview ? texts.making : faults.length === 0 ? texts.noFaults : texts.faults(faults.length)}
      </Text>
      {faults.length > 0 && (
        <ul className="bullets">
          {faults.map((fault) => (
            <li key={`${fault.code} ${fault.line}`}>
              {fault.line === 0 ? (
                sentenceOf(fault)
              ) : (
                <Anchor component="button" type="button" inherit ta="start" onClick={() => goToLine(field.current, fault.line)}>
                  {sentenceOf(fault)}
                </Anchor>
              )}
            </li>
          ))}
        </ul>
      )}
      {preview && <ShownText html={preview.html} lang={lang} label={title} />}
    </div>
  )
}

/** `html` is what the server made of the Markdown: HTML of the text itself is not in it. With a label it scrolls by itself, beside a form. */
export const ShownText = ({ html, lang, label }: { html: string; lang: string; label?: string }) => (
  <div
    className="shown-text"
    lang={lang}
    {...(label && { tabIndex: 0, role: 'region', 'aria-label': label, 'data-bounded': '' })}
    dangerouslySetInnerHTML={{ __html: html }}
  />
)

function goToLine(field: HTMLTextAreaElement | null, line: number): void {
  if (!field) return
  const lines = field.value.split('\n')
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
  field.focus({ preventScroll: true })
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
  // Lines wrap, so the place is told by letters.
  field.scrollTop = (start / Math.max(1, field.value.length)) * field.scrollHeight - field.clientHeight / 2
  field.scrollIntoView({ block: 'center' })
}
