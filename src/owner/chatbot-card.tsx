/** The card Chatbot Configuratie. */
import { PasswordInput, Text, Title } from '@mantine/core'
import { ProviderFields, type StoredProvider } from './provider-fields.tsx'
import { findPasswordFault } from '../accounts/password/password-rule.ts'
import { generalTexts, passwordField, passwordVerdicts } from './admin.nl.ts'
import { SecretField, SettingField, type Form } from './setting-field.tsx'

interface ChatbotCardProps {
  form: Form
  stored: StoredProvider
  /** Some setting was changed and not saved. */
  unsaved: boolean
}

export function ChatbotCard({ form, stored, unsaved }: ChatbotCardProps) {
  return (
    <section className="admin-card" aria-labelledby="chatbot-heading">
      <Title order={2} id="chatbot-heading">
        {generalTexts.chatbot}
      </Title>
      <SecretField form={form} name="chatbot_api_key" stored={stored.chatbot_api_key_masked} unreadable={stored.unreadable} />
      <ProviderFields form={form} stored={stored} unsaved={unsaved} />
      <SettingField form={form} name="default_prompt" />
      <div>
        <PasswordInput
          label={passwordField.label}
          description={passwordField.note}
          autoComplete="new-password"
          visibilityToggleFocusable
          visibilityToggleButtonProps={{ 'aria-label': generalTexts.showPassword }}
          {...form.getInputProps('admin_password')}
        />
        <PasswordVerdict password={form.values.admin_password} />
      </div>
    </section>
  )
}

/** While typing: what the server would say of it. */
function PasswordVerdict({ password }: { password: string }) {
  const fault = findPasswordFault(password)
  const sentence = fault ? passwordVerdicts[fault](password.length) : generalTexts.passwordFine
  return (
    <Text role="status" size="sm" mt={6} c={fault === undefined ? 'var(--good)' : 'var(--bad)'}>
      {password !== '' && sentence}
    </Text>
  )
}
