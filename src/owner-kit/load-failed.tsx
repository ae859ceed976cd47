/** What stands where something could not be loaded. */
import { Button, Stack, Text } from '@mantine/core'
import { kitTexts } from './kit.nl.ts'

export function LoadFailed({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <Stack align="flex-start" gap="sm">
      <Text>{sentence}</Text>
      <Button variant="default" size="sm" onClick={onRetry}>
        {kitTexts.retry}
      </Button>
    </Stack>
  )
}
