/** The card Back-ups: when the site makes them by itself, and which there are. */
import { NativeSelect, SimpleGrid, Text, Title } from '@mantine/core'
import { BackupState } from '../backup/admin/backup-state.tsx'
import { backupTexts, rhythmLabels } from '../backup/admin/backup.nl.ts'
import { backupRhythms, backupSettings } from '../backup/backup.settings.ts'
import { SecretField, SettingField, type Form } from './setting-field.tsx'

interface BackupCardProps {
  form: Form
  stored: { backup_passphrase_masked: string; unreadable: readonly string[] }
  unsaved: boolean
}

const choices = backupRhythms.map((value) => ({ value, label: rhythmLabels[value] }))

export function BackupCard({ form, stored, unsaved }: BackupCardProps) {
  return (
    <section className="admin-card" aria-labelledby="backup-heading">
      <Title order={2} id="backup-heading">
        {backupTexts.heading}
      </Title>
      <Text c="dimmed" size="sm">
        {backupTexts.note}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <NativeSelect size="md" label={backupSettings.backup_every.form.label} data={choices} {...form.getInputProps('backup_every')} />
        <SettingField form={form} name="backup_days" />
      </SimpleGrid>
      <SecretField form={form} name="backup_passphrase" stored={stored.backup_passphrase_masked} unreadable={stored.unreadable} />
      <BackupState unsaved={unsaved} />
    </section>
  )
}
