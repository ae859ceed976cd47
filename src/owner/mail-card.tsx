/** The card Berichten bezorgen: how messages of visitors reach the owner. */
import { Radio, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { load } from './load.tsx'
import { SettingField, type Form } from './setting-field.tsx'
import type { StoredMail } from './smtp-fields.tsx'
import { mailSettings } from '../mail/mail.settings.ts'
import { transportNames } from '../mail/transport.ts'
import { mailCardTexts, transportLabels } from './mail-card.nl.ts'

const SmtpFields = load(() => import('./smtp-fields.tsx'), 'SmtpFields')
const TestMessage = load(() => import('./test-message.tsx'), 'TestMessage')

interface MailCardProps {
  form: Form
  stored: StoredMail
  /** Some setting was changed and not saved: a test would try the old ones. */
  unsaved: boolean
}

export function MailCard({ form, stored, unsaved }: MailCardProps) {
  const chosen = form.values.mail_transport
  return (
    <section className="admin-card" aria-labelledby="mail-heading">
      <Title order={2} id="mail-heading">
        {mailCardTexts.heading}
      </Title>
      <Text c="dimmed" size="sm">
        {mailCardTexts.note}
      </Text>
      <Radio.Group size="md" label={mailSettings.mail_transport.form.label} {...form.getInputProps('mail_transport')}>
        <Stack gap="sm" mt="xs">
          {transportNames.map((name) => (
            <Radio key={name} value={name} label={transportLabels[name].label} description={transportLabels[name].note} size="md" />
          ))}
        </Stack>
      </Radio.Group>
      {chosen === 'smtp' && <SmtpFields form={form} stored={stored} />}
      {chosen === 'form_mail' && (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <SettingField form={form} name="mail_to" />
          <SettingField form={form} name="form_mail_url" />
        </SimpleGrid>
      )}
      {chosen !== 'inbox' && <TestMessage unsaved={unsaved} />}
    </section>
  )
}
