import { useEffect } from 'react'
import { ModalsProvider } from '@mantine/modals'

/** Says that it is ready once the provider listens. */
export const DialogHost = ({ onReady }: { onReady: () => void }) => (
  <ModalsProvider>
    <Ready onReady={onReady} />
  </ModalsProvider>
)

function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return null
}
