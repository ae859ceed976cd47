/** The card Assistent: name, drawing and disclaimer, with the chat's header as visitors will see it. */
import { Box, Radio, Text, Title } from '@mantine/core'
import { SettingField, type Form } from './setting-field.tsx'
import type { SettingsValues } from './settings-form.ts'
import { AssistantAvatar } from '../ui/illustrations/assistant-avatar.tsx'
import { avatarDrawing, avatarNames } from '../ui/illustrations/assistant-avatars.ts'
import { chatHeadTexts as chatTexts } from '../assistant/chat/chat-head.nl.ts'
import { ChatHeader } from '../assistant/chat/chat-header.tsx'
import { identitySettings } from '../settings/identity.settings.ts'
import { avatarLabels, identityTexts } from './identity.nl.ts'

export function IdentityCard({ form }: { form: Form }) {
  return (
    <section className="admin-card" aria-labelledby="identity-heading">
      <Title order={2} id="identity-heading">
        {identityTexts.heading}
      </Title>
      <Text c="dimmed" size="sm">
        {identityTexts.note}
      </Text>
      <SettingField form={form} name="assistant_name" />
      <AvatarChoice form={form} />
      <SettingField form={form} name="assistant_disclaimer" />
      <Preview values={form.values} />
    </section>
  )
}

function AvatarChoice({ form }: { form: Form }) {
  return (
    <Radio.Group label={identitySettings.assistant_avatar.form.label} size="md" {...form.getInputProps('assistant_avatar')}>
      <div className="avatar-choice">
        {avatarNames.map((name) => (
          <Radio.Card key={name} value={name} className="avatar-card">
            <AssistantAvatar drawing={avatarDrawing(name)} />
            {avatarLabels[name]}
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}

function Preview({ values }: { values: SettingsValues }) {
  return (
    <figure>
      <figcaption>{identityTexts.preview}</figcaption>
      {/* Shown only: the chat of the site is elsewhere. */}
      <Box className="pane identity-preview" p={0} inert>
        <ChatHeader assistantName={values.assistant_name} avatar={avatarDrawing(values.assistant_avatar)} />
        <Text size="sm" px={20} py="sm">
          <strong>{chatTexts.aiNotice}</strong> {values.assistant_disclaimer} {chatTexts.privacyLead}
        </Text>
      </Box>
    </figure>
  )
}
