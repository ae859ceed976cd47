/** Back from one notary to the list. */
import { Button } from '@mantine/core'
import { listTexts } from './notaries-admin.nl.ts'

export function BackButton({ onLeave }: { onLeave: () => void }) {
  return (
    <Button variant="default" mb="md" onClick={onLeave}>
      {listTexts.back}
    </Button>
  )
}
