/** The card Ingelogd blijven: how long a session lasts, without use and at most. */
import { SimpleGrid, Text, TextInput, Title } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { SettingsValues } from './settings-form.ts'
import { sessionSettings } from '../accounts/session-terms.ts'
import { sessionTermsTexts, termLabels, termNotes, termUnits } from '../accounts/admin/session-terms.nl.ts'

export function SessionTermsCard({ form }: { form: UseFormReturnType<SettingsValues> }) {
  return (
    <section className="admin-card" aria-labelledby="session-terms-heading">
      <Title order={2} id="session-terms-heading">
        {sessionTermsTexts.heading}
      </Title>
      <Text c="dimmed" size="sm">
        {sessionTermsTexts.note}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {sessionSettings.map((name) => (
          <TextInput
            key={name}
            label={termLabels[name]}
            description={termNotes[name]}
            inputMode="numeric"
            autoComplete="off"
            rightSection={termUnits[name]}
            rightSectionWidth={64}
            rightSectionPointerEvents="none"
            {...form.getInputProps(name)}
          />
        ))}
      </SimpleGrid>
    </section>
  )
}
