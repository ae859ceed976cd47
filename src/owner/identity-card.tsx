/** The card Assistent: name, drawing and disclaimer, with the chat's header as visitors will see it. */
import { Button, Radio, Text, Textarea, TextInput, Title } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { fieldLabels, fieldNotes } from './admin.nl.ts'
import type { SettingsValues } from './settings-form.ts'
import { AssistantAvatar } from '../ui/illustrations/assistant-avatar.tsx'
import { avatarDrawing, avatarNames } from '../ui/illustrations/assistant-avatars.ts'
import { chatTexts } from '../assistant/chat/assistant.nl.ts'
import { ChatHeader } from '../assistant/chat/chat-header.tsx'
import { defaultDisclaimer, isAssistantName, isDisclaimer } from '../settings/identity.ts'
import { avatarLabels, identityFaults, identityTexts } from './identity.nl.ts'

type Form = UseFormReturnType<SettingsValues>

export function IdentityCard({ form }: { form: Form }) {
  const { assistant_name: name, assistant_disclaimer: disclaimer } = form.values
  const nameProps = form.getInputProps('assistant_name')
  const disclaimerProps = form.getInputProps('assistant_disclaimer')
  return (
    <section className="admin-card" aria-labelledby="identity-heading">
      <Title order={2} id="identity-heading">
        {identityTexts.heading}
      </Title>
      <Text c="dimmed" size="sm">
        {identityTexts.note}
      </Text>
      <TextInput
        label={fieldLabels.assistant_name}
        description={fieldNotes.assistant_name}
        autoComplete="off"
        {...nameProps}
        error={isAssistantName(name.trim()) ? nameProps.error : identityFaults.assistant_name}
      />
      <AvatarChoice form={form} />
      <div>
        <Textarea
          label={fieldLabels.assistant_disclaimer}
          description={fieldNotes.assistant_disclaimer}
          autosize
          minRows={2}
          {...disclaimerProps}
          error={isDisclaimer(disclaimer.trim()) ? disclaimerProps.error : identityFaults.assistant_disclaimer}
        />
        {disclaimer.trim() !== defaultDisclaimer && (
          <Button variant="default" size="sm" mt="xs" onClick={() => form.setFieldValue('assistant_disclaimer', defaultDisclaimer)}>
            {identityTexts.reset}
          </Button>
        )}
      </div>
      <Preview values={form.values} />
    </section>
  )
}

function AvatarChoice({ form }: { form: Form }) {
  return (
    <Radio.Group label={fieldLabels.assistant_avatar} size="md" {...form.getInputProps('assistant_avatar')}>
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
    <figure className="identity-preview">
      <figcaption>{identityTexts.preview}</figcaption>
      {/* Shown only: the chat of the site is elsewhere. */}
      <div inert>
        <ChatHeader assistantName={values.assistant_name} avatar={avatarDrawing(values.assistant_avatar)} />
        <p>
          <strong>{chatTexts.aiNotice}</strong> {values.assistant_disclaimer} {chatTexts.privacyLead}
        </p>
      </div>
    </figure>
  )
}
