/** Below a secret that was stored with another key of the server. */
import { Text } from '@mantine/core'
import { generalTexts } from './admin.nl.ts'

export const OtherKeyNote = ({ shown }: { shown: boolean }) =>
  shown && (
    <Text role="note" size="sm">
      {generalTexts.otherKeyNote}
    </Text>
  )
