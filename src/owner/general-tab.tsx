/** The tab Algemeen: everything that is saved together, then the claims and one person's data, which are saved by themselves. */
import type { FormEvent } from 'react'
import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { adminTexts, generalTexts } from './admin.nl.ts'
import { BrandCard } from './brand-card.tsx'
import { ChatbotCard } from './chatbot-card.tsx'
import { IdentityCard } from './identity-card.tsx'
import { load } from './load.tsx'
import { MailCard } from './mail-card.tsx'
import { SectionList } from './section-list.tsx'
import { SettingsCard } from './setting-field.tsx'
import { TopicsCard } from './signals/topics-card.tsx'
import { askConfirmation } from '../owner-kit/confirm.tsx'
import { ConflictNote } from '../owner-kit/conflict-note.tsx'
import { recordTexts } from '../owner-kit/kit.nl.ts'
import { FaultSummary } from '../owner-kit/fault-summary.tsx'
import { Loaded } from '../owner-kit/loaded.tsx'
import type { SettingsForm } from './use-settings-form.ts'

const ClaimsCard = load(() => import('./claims/claims-card.tsx'), 'ClaimsCard', true)
const SuppressedCard = load(() => import('./suppressed-card.tsx'), 'SuppressedCard')
const PersonCard = load(() => import('../privacy/admin/person-card.tsx'), 'PersonCard', true)
const BackupCard = load(() => import('./backup-card.tsx'), 'BackupCard', true)
const ConfirmSave = load(() => import('./confirm-save.tsx'), 'ConfirmSave')

export const GeneralTab = ({ settings }: { settings: SettingsForm }) => (
  <Loaded query={settings.query} failed={generalTexts.loadFailed.message} waiting={<Loading />}>
    {(stored) => <General settings={settings} stored={stored} />}
  </Loaded>
)

function General({ settings, stored }: { settings: SettingsForm; stored: NonNullable<SettingsForm['query']['data']> }) {
  const { form, dirty, saving, save, confirm, conflict, refusals } = settings
  // Also inside the fields, where the owner is when typing.
  useHotkeys([['mod+S', save]], [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <div className="general-sections">
      <SectionList />
      <div className="stack">
        <form onSubmit={submit} noValidate className="stack">
          {conflict && <ConflictNote busy={saving} onKeepMine={conflict.onKeepMine} onLoadTheirs={() => void loadTheirs(conflict.onLoadTheirs)} />}
          <FaultSummary errors={form.errors} refusals={refusals} />
          <ChatbotCard form={form} stored={stored} unsaved={dirty} />
          <BrandCard form={form} origin={stored.origin} />
          <IdentityCard form={form} />
          <SettingsCard form={form} card="company" id="company-heading" heading={generalTexts.company} note={generalTexts.companyNote} />
          <MailCard form={form} stored={stored} unsaved={dirty} />
          <TopicsCard form={form} />
          <SettingsCard form={form} card="retention" id="retention-heading" heading={generalTexts.retention} note={<RetentionNote />} />
          <SettingsCard form={form} card="session" id="session-terms-heading" heading={generalTexts.session} note={generalTexts.sessionNote} />
          <BackupCard form={form} stored={stored} unsaved={dirty} />
          <Group className="save-bar">
            <Button type="submit" aria-disabled={saving} aria-keyshortcuts="Control+S">
              {saving ? generalTexts.saving : generalTexts.save}
            </Button>
            <Text role="status" c="dimmed" size="sm">
              {dirty && !saving && generalTexts.unsaved}
            </Text>
          </Group>
        </form>
        {confirm && <ConfirmSave {...confirm} busy={saving} />}
        <SuppressedCard />
        <ClaimsCard />
        <PersonCard />
      </div>
    </div>
  )
}

async function loadTheirs(load: () => void): Promise<void> {
  if (await askConfirmation(recordTexts.overwrite)) load()
}

function RetentionNote() {
  return (
    <>
      {generalTexts.retentionNote}{' '}
      <Anchor href="/privacy-policy#wat-wij-bewaren" underline="always">
        {generalTexts.toPrivacyPage}
      </Anchor>
      .
    </>
  )
}

function Loading() {
  return (
    <div className="stack" role="status">
      <span className="admin-hidden">{adminTexts.loading}</span>
      {['chatbot', 'company'].map((card) => (
        <Stack key={card} className="admin-card" aria-hidden>
          <Skeleton height={28} width="40%" />
          <Skeleton height={42} />
          <Skeleton height={120} />
          <Skeleton height={42} />
        </Stack>
      ))}
    </div>
  )
}
