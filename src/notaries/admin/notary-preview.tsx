/** The notary as a visitor of the list would see it, from what stands in the form. */
import { useDeferredValue } from 'react'
import { Text, Title } from '@mantine/core'
import type { NotaryDraft } from '../notary-draft.ts'
import { NotaryList } from '../notary-table.tsx'
import { editTexts } from './notaries-admin.nl.ts'
import { previewOf } from './notary-values.ts'

interface NotaryPreviewProps {
  draft: NotaryDraft
  rated: Parameters<typeof previewOf>[1]
  today: string
}

export function NotaryPreview({ draft, rated, today }: NotaryPreviewProps) {
  const notary = useDeferredValue(previewOf(draft, rated, today))
  return (
    <section className="content-preview" aria-labelledby="preview-heading">
      <Title order={3} id="preview-heading" size="h4">
        {editTexts.preview}
      </Title>
      <Text size="sm" c="dimmed">
        {editTexts.previewNote}
      </Text>
      {/* Its buttons lead nowhere here. */}
      <div className="notary-preview" inert>
        <NotaryList notaries={[notary]} deed={undefined} />
      </div>
    </section>
  )
}
