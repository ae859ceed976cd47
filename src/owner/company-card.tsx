/** The card Bedrijfsgegevens: what the footer of the site says about the company. */
import { SimpleGrid, Text, TextInput, Title } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { fieldLabels, fieldNotes, generalTexts } from './admin.nl.ts'
import type { PlainField, SettingsValues } from './settings-form.ts'

interface CompanyField {
  name: PlainField
  type?: 'tel' | 'email'
  autoComplete?: string
  inputMode?: 'numeric'
}

const companyFields: CompanyField[] = [
  { name: 'contact_phone', type: 'tel', autoComplete: 'work tel' },
  { name: 'contact_email', type: 'email', autoComplete: 'work email' },
  { name: 'company_legal_name', autoComplete: 'organization' },
  { name: 'company_address' },
  { name: 'company_kvk', inputMode: 'numeric' },
  { name: 'company_vat_id' },
  { name: 'review_sites' },
]

export function CompanyCard({ form }: { form: UseFormReturnType<SettingsValues> }) {
  return (
    <section className="admin-card" aria-labelledby="company-heading">
      <Title order={2} id="company-heading">
        {generalTexts.company}
      </Title>
      <Text c="dimmed" size="sm">
        {generalTexts.companyNote}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {companyFields.map(({ name, ...attributes }) => (
          <TextInput key={name} label={fieldLabels[name]} description={fieldNotes[name]} {...attributes} {...form.getInputProps(name)} />
        ))}
      </SimpleGrid>
    </section>
  )
}
