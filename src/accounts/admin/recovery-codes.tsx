/** Recovery codes, shown once: to copy, download or print. */
import { useEffect, useRef } from 'react'
import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { showFailure, showSuccess } from '../../owner-kit/toasts.tsx'
import { useGuard } from '../../owner-kit/use-unsaved.ts'
import { recoveryTexts } from './security.nl.ts'

export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  // They are shown once, and are not kept anywhere else.
  useGuard(['tab'], () => true)
  const text = `${codes.join('\n')}\n`
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => showSuccess(recoveryTexts.copied),
      () => showFailure(recoveryTexts.copyFailed),
    )
  }
  return (
    <Paper className="admin-card recovery-codes" component="section" aria-labelledby="recovery-heading">
      <Title order={3} id="recovery-heading" ref={heading} tabIndex={-1}>
        {recoveryTexts.heading}
      </Title>
      <Text>{recoveryTexts.once}</Text>
      <ul className="fields-row" aria-label={recoveryTexts.list}>
        {codes.map((code) => (
          <li key={code}>
            <Text component="code" ff="monospace" fw={600} fz="lg">
              {code}
            </Text>
          </li>
        ))}
      </ul>
      <Group gap="sm" className="no-print">
        <Button variant="default" onClick={copy}>
          {recoveryTexts.copy}
        </Button>
        <Button variant="default" onClick={() => saveAsFile(text)}>
          {recoveryTexts.download}
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          {recoveryTexts.print}
        </Button>
        <Button onClick={onDone}>{recoveryTexts.done}</Button>
      </Group>
    </Paper>
  )
}

/** The codes never go over the line again: the file is made here. */
function saveAsFile(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = recoveryTexts.file
  link.click()
  URL.revokeObjectURL(address)
}
