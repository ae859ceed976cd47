/** Loads an entry and opens it in the editor; a version that is saved or put back takes its place. */
import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { useEntry } from './entry-data.ts'
import { EntryEditor } from './entry-editor.tsx'
import { ownEntryTexts } from './own-entries.nl.ts'

export function LoadedEntry({ id, onClose }: { id: string; onClose: () => void }) {
  const entry = useEntry(id)
  if (entry.data) return <EntryEditor key={entry.data.version} entry={entry.data} from={undefined} ways="" onSaved={() => {}} onClose={onClose} />
  if (entry.isError) {
    return (
      <Stack align="flex-start" gap="sm">
        <Text role="alert">{ownEntryTexts.entryFailed.message}</Text>
        <Button variant="default" onClick={onClose}>
          {ownEntryTexts.back}
        </Button>
      </Stack>
    )
  }
  return (
    <Stack aria-busy>
      <Text role="status" className="admin-hidden">
        {ownEntryTexts.loading}
      </Text>
      <Skeleton height={44} />
      <Skeleton height={160} />
      <Skeleton height={120} />
    </Stack>
  )
}
