/** The card Berichten bezorgen: how messages of visitors reach the owner. */
import { Button, Radio, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf } from '../owner-kit/api-call.ts'
import { SecretField, SettingField, type Form } from './setting-field.tsx'
import type { mailApi } from '../mail/mail.api.ts'
import { faultSentence } from '../mail/mail.nl.ts'
import { mailSettings } from '../mail/mail.settings.ts'
import { transportNames } from '../mail/transport.ts'
import { mailCardTexts, transportLabels } from './mail-card.nl.ts'

const calls = hc<ReturnType<typeof mailApi>>('/').api.admin.mail
const sendTest = () => answerOf(calls.test.$post())

interface MailCardProps {
  form: Form
  stored: { smtp_url_masked: string; unreadable: readonly string[]; smtp_url_of_environment: boolean }
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
            <Radio key={name} value={name} label={transportLabels[name].label} description={transportLabels[name].note} size="md" className="mail-choice" />
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

function SmtpFields({ form, stored }: Pick<MailCardProps, 'form' | 'stored'>) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <SettingField form={form} name="mail_to" />
        <SettingField form={form} name="mail_from" />
      </SimpleGrid>
      {stored.smtp_url_of_environment && <Text size="sm">{mailCardTexts.smtpOfEnvironment}</Text>}
      <SecretField form={form} name="smtp_url" stored={stored.smtp_url_masked} unreadable={stored.unreadable} />
    </>
  )
}

function TestMessage({ unsaved }: { unsaved: boolean }) {
  const test = useMutation({ mutationFn: sendTest, meta: { failure: mailCardTexts.testFailed } })
  const blocked = unsaved || test.isPending
  const result = test.data && !test.isPending && !unsaved ? test.data : undefined
  return (
    <Stack gap="xs" align="flex-start">
      <Button variant="default" aria-disabled={blocked} onClick={() => !blocked && test.mutate()}>
        {test.isPending ? mailCardTexts.testing : mailCardTexts.test}
      </Button>
      <Text role="status" size="sm">
        {unsaved && mailCardTexts.saveFirst}
        {result &&
          (result.delivered
            ? mailCardTexts.delivered(result.destination)
            : mailCardTexts.notDelivered(faultSentence({ code: result.fault, detail: result.detail })))}
      </Text>
    </Stack>
  )
}
