/** The fields that choose the model behind the assistant, with the test of what is saved. */
import { useEffect } from 'react'
import { Button, SimpleGrid, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { ApiProblem, answerOf } from '../owner-kit/api-call.ts'
import { SettingField, type Form } from './setting-field.tsx'
import { settingsForm } from './settings-form.ts'
import type { providerApi } from '../assistant/model/provider.api.ts'
import { providerFaults, providerFieldTexts } from './provider-fields.nl.ts'

const calls = hc<ReturnType<typeof providerApi>>('/').api.admin.provider
const sendTest = () => answerOf(calls.test.$post())

export interface StoredProvider {
  provider_base_url: string
  /** Hosts that the server allows. */
  provider_hosts: readonly string[]
  /** '••••1234', or '' when none is stored. */
  chatbot_api_key_masked: string
  /** Secrets that were stored with another key of the server. */
  unreadable: readonly string[]
}

interface ProviderFieldsProps {
  form: Form
  stored: StoredProvider
  /** Some setting was changed and not saved: a test would try the old ones. */
  unsaved: boolean
}

export function ProviderFields({ form, stored, unsaved }: ProviderFieldsProps) {
  const { provider_base_url: baseUrl, chatbot_api_key: newKey } = form.values
  const losesKey = stored.chatbot_api_key_masked !== '' && newKey.trim() === '' && settingsForm.tidy('provider_base_url', baseUrl) !== stored.provider_base_url
  return (
    <>
      <div>
        <SettingField form={form} name="provider_base_url" note={providerFieldTexts.baseUrlNote(stored.provider_hosts)} />
        <Text role="status" size="sm" mt={losesKey ? 'xs' : 0}>
          {losesKey && providerFieldTexts.keyWillBeCleared}
        </Text>
      </div>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <SettingField form={form} name="provider_model" />
        <SettingField form={form} name="provider_daily_requests" />
        <SettingField form={form} name="provider_price_in" />
        <SettingField form={form} name="provider_price_out" />
      </SimpleGrid>
      <ConnectionTest unsaved={unsaved} />
    </>
  )
}

function ConnectionTest({ unsaved }: { unsaved: boolean }) {
  const test = useMutation({ mutationFn: sendTest })
  const { reset } = test
  // What was found with the old settings says nothing of the new ones.
  useEffect(() => {
    if (unsaved) reset()
  }, [unsaved, reset])
  const blocked = unsaved || test.isPending
  return (
    <Stack gap="xs" align="flex-start">
      <Button variant="default" aria-disabled={blocked} onClick={() => !blocked && test.mutate()}>
        {test.isPending ? providerFieldTexts.testing : providerFieldTexts.test}
      </Button>
      <Text role="status" size="sm">
        {unsaved ? providerFieldTexts.saveFirst : describe(test)}
      </Text>
    </Stack>
  )
}

/** Also says why the test itself was refused, such as when it was tried too often. */
function describe({ data, error, isPending }: { data: Awaited<ReturnType<typeof sendTest>> | undefined; error: Error | null; isPending: boolean }): string {
  if (isPending) return ''
  if (error) return (error instanceof ApiProblem && error.title) || providerFieldTexts.testFailed
  if (!data) return ''
  return data.ok ? providerFieldTexts.works(data.model, data.milliseconds) : providerFaults[data.reason]
}
