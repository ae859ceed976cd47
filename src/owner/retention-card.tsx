/** The card Bewaartermijnen: how long the site keeps what visitors leave behind. */
import { Anchor, SimpleGrid, Text, TextInput, Title } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { retentionSettings } from '../platform/stored-data.ts'
import type { SettingsValues } from './settings-form.ts'
import { retentionCardTexts, retentionLabels, retentionNotes } from './retention.nl.ts'

export function RetentionCard({ form }: { form: UseFormReturnType<SettingsValues> }) {
  return (
    <section className="admin-card" aria-labelledby="retention-heading">
      <Title order={2} id="retention-heading">
        {retentionCardTexts.heading}
      </Title>
      <Text c="dimmed" size="sm">
        {retentionCardTexts.note}{' '}
        <Anchor href="/privacy-policy#wat-wij-bewaren" underline="always">
          {retentionCardTexts.toPage}
        </Anchor>
        .
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {retentionSettings.map((name) => (
          <TextInput
            key={name}
            label={retentionLabels[name]}
            description={retentionNotes[name]}
            inputMode="numeric"
            autoComplete="off"
            rightSection={retentionCardTexts.unit}
            rightSectionWidth={64}
            rightSectionPointerEvents="none"
            {...form.getInputProps(name)}
          />
        ))}
      </SimpleGrid>
    </section>
  )
}
