/** When the last backup was made, over the figures of the site, with the way to its settings. */
import { Anchor, Text } from '@mantine/core'
import { backupTexts as texts } from './backup.nl.ts'
import { useBackups } from './backup-data.ts'

export function BackupLine({ onOpen }: { onOpen: () => void }) {
  const { data } = useBackups()
  if (!data) return null
  const isWrong = data.fault !== null
  return (
    <Text size="sm" mb="md" {...(isWrong ? { c: 'red', role: 'alert' } : { c: 'dimmed' })}>
      {isWrong ? texts.failed(data.fault ?? '') : texts.state(data)}{' '}
      <Anchor component="button" type="button" size="sm" underline="always" onClick={onOpen}>
        {texts.toSettings}
      </Anchor>
    </Text>
  )
}
