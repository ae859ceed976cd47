/** Earlier versions of an entry, each to be put back. */
import { useState } from 'react'
import { Badge, Button, Text } from '@mantine/core'
import { SafeMarkdown } from '../../ui/safe-markdown.tsx'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { useRestore, useVersions } from './entry-data.ts'
import { editorTexts as texts, ownEntryTexts } from './own-entries.nl.ts'

export function EntryHistory({ id }: { id: string }) {
  const [open, setOpen] = useState(false)
  const versions = useVersions(id, open)
  const restore = useRestore(id, () => {})
  const earlier = versions.data?.versions.slice(1)
  return (
    <details className="admin-card own-history" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.history}</summary>
      {versions.isPending && open && <Text role="status">{ownEntryTexts.loading}</Text>}
      {earlier?.length === 0 && <Text>{texts.noHistory}</Text>}
      <ol>
        {earlier?.map((version) => (
          <li key={version.id}>
            <p className="own-version">
              <time dateTime={version.savedAt}>{amsterdamTime(version.savedAt)}</time>
              <Badge variant="default" tt="none">
                {version.status === 'published' ? ownEntryTexts.published : ownEntryTexts.draft}
              </Badge>
              <Button
                variant="default"
                size="sm"
                aria-disabled={restore.isPending}
                aria-label={`${texts.restore}: ${amsterdamTime(version.savedAt)}`}
                onClick={() => !restore.isPending && restore.mutate(version.id)}
              >
                {texts.restore}
              </Button>
            </p>
            <strong>{version.question}</strong>
            <SafeMarkdown text={version.answer} />
          </li>
        ))}
      </ol>
    </details>
  )
}
