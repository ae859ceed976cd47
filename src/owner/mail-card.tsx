/** The card Berichten bezorgen: how messages of visitors reach the owner. */
import { Button, Group, PasswordInput, Radio, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { fieldLabels, fieldNotes, generalTexts } from './admin.nl.ts'
import { answerOf } from '../owner-kit/api-call.ts'
import { OtherKeyNote } from './other-key-note.tsx'
import type { PlainField, SettingsValues } from './settings-form.ts'
import type { mailApi } from '../mail/mail.api.ts'
import { faultSentence } from '../mail/mail.nl.ts'
import { transportNames } from '../mail/transport.ts'
import { mailCardTexts, transportLabels } from './mail-card.nl.ts'

const calls = hc<ReturnType<typeof mailApi>>('/').api.admin.mail
const sendTest = () => answerOf(calls.test.$post())

type Form = UseFormReturnType<SettingsValues>

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
      <Radio.Group size="md" label={fieldLabels.mail_transport} {...form.getInputProps('mail_transport')}>
        <Stack gap="sm" mt="xs">
          {transportNames.map((name) => (
            <Radio key={name} value={name} label={transportLabels[name].label} description={transportLabels[name].note} size="md" className="mail-choice" />
          ))}
        </Stack>
      </Radio.Group>
      {chosen === 'smtp' && <SmtpFields form={form} stored={stored} />}
      {chosen === 'form_mail' && (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <AddressField form={form} name="mail_to" type="email" />
          <AddressField form={form} name="form_mail_url" type="url" />
        </SimpleGrid>
      )}
      {chosen !== 'inbox' && <TestMessage unsaved={unsaved} />}
    </section>
  )
}

function AddressField({ form, name, type }: { form: Form; name: PlainField; type: 'email' | 'url' }) {
  return <TextInput type={type} label={fieldLabels[name]} description={fieldNotes[name]} autoComplete="off" spellCheck={false} {...form.getInputProps(name)} />
}

function SmtpFields({ form, stored }: Pick<MailCardProps, 'form' | 'stored'>) {
  const clearing = form.values.clear_smtp_url
  const isOtherKey = stored.unreadable.includes('smtp_url')
  const storedUrl = isOtherKey ? generalTexts.otherKey : stored.smtp_url_masked
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <AddressField form={form} name="mail_to" type="email" />
        <AddressField form={form} name="mail_from" type="email" />
      </SimpleGrid>
      {stored.smtp_url_of_environment && <Text size="sm">{mailCardTexts.smtpOfEnvironment}</Text>}
      <PasswordInput
        label={fieldLabels.smtp_url}
        description={fieldNotes.smtp_url}
        placeholder={storedUrl === '' ? mailCardTexts.noSmtp : storedUrl}
        // Browsers fill a saved password into any masked field that says less than this.
        autoComplete="new-password"
        spellCheck={false}
        visibilityToggleFocusable
        visibilityToggleButtonProps={{ 'aria-label': mailCardTexts.showSmtp }}
        {...form.getInputProps('smtp_url')}
      />
      <OtherKeyNote shown={isOtherKey} />
      {storedUrl !== '' && form.values.smtp_url === '' && (
        <Group gap="sm" className="clear-key">
          <Button variant="default" size="sm" onClick={() => form.setFieldValue('clear_smtp_url', !clearing)}>
            {clearing ? mailCardTexts.keepSmtp : mailCardTexts.clearSmtp}
          </Button>
          <Text role="status" size="sm">
            {clearing && mailCardTexts.smtpWillBeCleared}
          </Text>
        </Group>
      )}
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
