/** The owner's mail server, as fields that a person knows, with the services that many have. */
import { NativeSelect, SimpleGrid, Text } from '@mantine/core'
import { mailSettings } from '../mail/mail.settings.ts'
import { smtpSecurities } from '../mail/mail-address.ts'
import { fieldsOfPreset, presetOf, smtpPresets } from '../mail/smtp-presets.ts'
import { generalTexts } from './admin.nl.ts'
import { mailCardTexts, securityLabels, usualPort } from './mail-card.nl.ts'
import { SecretField, SettingField, type Form } from './setting-field.tsx'
import { settingsForm } from './settings-form.ts'

export interface StoredMail {
  smtp_host: string
  smtp_port: string
  /** '' when none is stored. */
  smtp_password_masked: string
  /** Secrets that were stored with another key of the server. */
  unreadable: readonly string[]
  /** SMTP_URL is set. */
  smtp_url_of_environment: boolean
}

const presetChoices = [{ value: '', label: mailCardTexts.otherServer }, ...smtpPresets.map(({ id, name }) => ({ value: id, label: name }))]
const securityChoices = smtpSecurities.map((value) => ({ value, label: securityLabels[value] }))

export function SmtpFields({ form, stored }: { form: Form; stored: StoredMail }) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <SettingField form={form} name="mail_to" />
        <SettingField form={form} name="mail_from" />
        <SettingField form={form} name="dkim_selector" />
      </SimpleGrid>
      {stored.smtp_url_of_environment && <Text size="sm">{mailCardTexts.smtpOfEnvironment}</Text>}
      {/* How an earlier version stored the server: nothing of it can be shown. */}
      {stored.unreadable.includes('smtp_url') && (
        <Text role="note" size="sm">
          {mailCardTexts.serverUnreadable} {generalTexts.otherKeyNote}
        </Text>
      )}
      <PresetField form={form} />
      <ServerFields form={form} />
      <SettingField form={form} name="smtp_user" />
      <PasswordField form={form} stored={stored} />
    </>
  )
}

function PresetField({ form }: { form: Form }) {
  const chosen = presetOf(form.values)
  const choose = (id: string) => {
    const preset = smtpPresets.find((one) => one.id === id)
    form.setValues(preset ? fieldsOfPreset(preset) : { smtp_host: '' })
  }
  return (
    <div>
      <NativeSelect
        size="md"
        label={mailCardTexts.service}
        description={mailCardTexts.serviceNote}
        data={presetChoices}
        value={chosen?.id ?? ''}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <Text role="status" size="sm" mt={chosen ? 'xs' : 0}>
        {chosen?.note}
      </Text>
    </div>
  )
}

function ServerFields({ form }: { form: Form }) {
  const { form: field } = mailSettings.smtp_security
  const { onChange, ...props } = form.getInputProps('smtp_security')
  const choose = (security: string) => {
    onChange(security)
    // The port goes along while it is the usual one of the other.
    const known = smtpSecurities.find((one) => one === security)
    if (known && Object.values(usualPort).includes(form.values.smtp_port.trim())) form.setFieldValue('smtp_port', usualPort[known])
  }
  return (
    <>
      <SettingField form={form} name="smtp_host" />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <NativeSelect
          size="md"
          label={field.label}
          description={mailCardTexts.securityNote}
          data={securityChoices}
          {...props}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        <SettingField form={form} name="smtp_port" />
      </SimpleGrid>
    </>
  )
}

function PasswordField({ form, stored }: { form: Form; stored: StoredMail }) {
  const { tidy } = settingsForm
  const { smtp_password: typed, smtp_host: host, smtp_port: port } = form.values
  const isOther = tidy('smtp_host', host) !== stored.smtp_host || tidy('smtp_port', port) !== stored.smtp_port
  const isLost = isOther && stored.smtp_password_masked !== '' && typed.trim() === '' && !form.values.clear_smtp_password
  return (
    <div>
      <SecretField form={form} name="smtp_password" stored={stored.smtp_password_masked} unreadable={stored.unreadable} />
      <Text role="status" size="sm" mt={isLost ? 'xs' : 0}>
        {isLost && mailCardTexts.passwordWillBeCleared}
      </Text>
    </div>
  )
}
