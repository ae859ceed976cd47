/** A secret that is shown once: to copy, and to say that it is kept. */
import { useEffect, useRef } from 'react'
import { Button, Code, Group, Paper, Text, Title } from '@mantine/core'
import { shownOnceTexts as texts } from './kit.nl.ts'
import { showFailure, showSuccess } from './toasts.tsx'
import { useGuard } from './use-unsaved.ts'

interface ShownOnceProps {
  heading: string
  /** What to do with it. */
  note: string
  secret: string
  onDone: () => void
}

export function ShownOnce({ heading, note, secret, onDone }: ShownOnceProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  // Nobody can show it again.
  useGuard(['tab', 'onderdeel'], () => true)
  const copy = () => {
    navigator.clipboard.writeText(secret).then(
      () => showSuccess(texts.copied),
      () => showFailure(texts.copyFailed),
    )
  }
  return (
    <Paper className="admin-card" component="section" aria-labelledby="shown-once-heading">
      <Title order={3} id="shown-once-heading" ref={title} tabIndex={-1}>
        {heading}
      </Title>
      <Text>{note}</Text>
      <Code block fz="md" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {secret}
      </Code>
      <Group gap="sm">
        <Button variant="default" onClick={copy}>
          {texts.copy}
        </Button>
        <Button onClick={onDone}>{texts.done}</Button>
      </Group>
    </Paper>
  )
}
