/** The card Chatbot Configuratie. */
import { Button, Group, PasswordInput, Text, Textarea, Title } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { ProviderFields, type StoredProvider } from './provider-fields.tsx'
import { findPasswordFault } from '../accounts/password-rule.ts'
import { settingDefinitions } from '../settings/setting.ts'
import { fieldLabels, fieldNotes, generalTexts, passwordVerdicts } from './admin.nl.ts'
import { OtherKeyNote } from './other-key-note.tsx'
import type { SettingsValues } from './settings-form.ts'

const defaultPrompt = settingDefinitions.default_prompt.default

interface ChatbotCardProps {
  form: UseFormReturnType<SettingsValues>
  stored: StoredProvider
  /** Some setting was changed and not saved. */
  unsaved: boolean
}

export function ChatbotCard({ form, stored, unsaved }: ChatbotCardProps) {
  const isOtherKey = stored.unreadable.includes('chatbot_api_key')
  const storedKey = isOtherKey ? generalTexts.otherKey : stored.chatbot_api_key_masked
  return (
    <section className="admin-card" aria-labelledby="chatbot-heading">
      <Title order={2} id="chatbot-heading">
        {generalTexts.chatbot}
      </Title>
      <PasswordInput
        label={fieldLabels.chatbot_api_key}
        description={fieldNotes.chatbot_api_key}
        placeholder={storedKey === '' ? generalTexts.noKey : storedKey}
        // Browsers fill a saved password into any masked field that says less than this.
        autoComplete="new-password"
        spellCheck={false}
        visibilityToggleFocusable
        visibilityToggleButtonProps={{ 'aria-label': generalTexts.showKey }}
        {...form.getInputProps('chatbot_api_key')}
      />
      <OtherKeyNote shown={isOtherKey} />
      {storedKey !== '' && form.values.chatbot_api_key === '' && <ClearKey form={form} />}
      <ProviderFields form={form} stored={stored} unsaved={unsaved} />
      <div>
        <Textarea
          label={fieldLabels.default_prompt}
          description={fieldNotes.default_prompt}
          autosize
          minRows={4}
          maxRows={16}
          {...form.getInputProps('default_prompt')}
        />
        {form.values.default_prompt.trim() !== defaultPrompt && (
          <Button variant="default" size="sm" mt="xs" onClick={() => form.setFieldValue('default_prompt', defaultPrompt)}>
            {generalTexts.resetPrompt}
          </Button>
        )}
      </div>
      <div>
        <PasswordInput
          label={fieldLabels.admin_password}
          description={fieldNotes.admin_password}
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
    <Text role="status" size="sm" className={password === '' ? undefined : 'password-verdict'} data-fine={fault === undefined}>
      {password !== '' && sentence}
    </Text>
  )
}

function ClearKey({ form }: { form: UseFormReturnType<SettingsValues> }) {
  const clearing = form.values.clear_api_key
  return (
    <Group gap="sm" className="clear-key">
      <Button variant="default" size="sm" onClick={() => form.setFieldValue('clear_api_key', !clearing)}>
        {clearing ? generalTexts.keepKey : generalTexts.clearKey}
      </Button>
      <Text role="status" size="sm">
        {clearing && generalTexts.keyWillBeCleared}
      </Text>
    </Group>
  )
}
