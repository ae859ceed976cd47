/** How far an import is, with a way to end it. */
import { Button, Stack, Text } from '@mantine/core'
import { importTexts } from './chat-import.nl.ts'
import { useCancelImport, type Import } from './import-data.ts'

export function ImportProgress({ running }: { running: Import }) {
  const cancel = useCancelImport()
  const ending = running.cancel_requested || cancel.isPending
  const percent = running.total === 0 ? 0 : Math.min(100, (running.read / running.total) * 100)
  return (
    <Stack gap="xs" align="flex-start">
      <progress max={100} value={percent} aria-label={importTexts.running} />
      <Text aria-live="polite">{importTexts.progress(running.read, running.total)}</Text>
      <Text size="sm" c="dimmed">
        {importTexts.mayLeave}
      </Text>
      <Button variant="default" disabled={ending} onClick={() => cancel.mutate()}>
        {ending ? importTexts.cancelling : importTexts.cancel}
      </Button>
    </Stack>
  )
}
