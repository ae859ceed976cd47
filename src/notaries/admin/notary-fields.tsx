/** The fields of a notary, but for its prices. */
import { Autocomplete, Checkbox, Radio, SimpleGrid, Stack, TagsInput, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { UseFormReturnType } from '@mantine/form'
import { deeds } from '../../deeds/deed.ts'
import { notaryStates } from '../notary-draft.ts'
import { relations } from '../relation.ts'
import { editTexts, relationNames, relationNotes, stateNames, stateNotes } from './notaries-admin.nl.ts'
import { usePlaces } from './notary-data.ts'
import type { NotaryValues } from './notary-values.ts'

type Form = UseFormReturnType<NotaryValues>

const commonLanguages = ['Nederlands', 'Engels', 'Duits', 'Frans', 'Spaans', 'Fries', 'Turks', 'Arabisch', 'Pools']
const commonFeatures = [
  'Bespreking via beeldbellen',
  'Bespreking aan huis',
  'Afspraak in de avond',
  'Afspraak op zaterdag',
  'Toegankelijk met een rolstoel',
  'Gratis parkeren',
]

export function NotaryFields({ form }: { form: Form }) {
  return (
    <>
      <div className="admin-card">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <TextInput label={editTexts.name} required withAsterisk={false} {...form.getInputProps('name')} />
          <PlaceField form={form} />
          <TextInput label={editTexts.phone} type="tel" {...form.getInputProps('phone')} />
          <TextInput label={editTexts.email} type="email" {...form.getInputProps('email')} />
          <TextInput label={editTexts.website} type="url" description={editTexts.websiteNote} {...form.getInputProps('website')} />
          <TextInput label={editTexts.register} type="url" description={editTexts.registerNote} {...form.getInputProps('registerUrl')} />
          <TextInput label={editTexts.registerDay} type="date" description={editTexts.registerDayNote} {...form.getInputProps('registerDay')} />
          <TextInput label={editTexts.source} description={editTexts.sourceNote} {...form.getInputProps('source')} />
          <TextInput label={editTexts.sourceDay} type="date" description={editTexts.sourceDayNote} {...form.getInputProps('sourceDay')} />
          <TagsInput size="md" label={editTexts.languages} description={editTexts.wordsNote} data={commonLanguages} {...form.getInputProps('languages')} />
        </SimpleGrid>
        <TagsInput size="md" label={editTexts.features} description={editTexts.wordsNote} data={commonFeatures} {...form.getInputProps('features')} />
        <Checkbox.Group label={editTexts.specializations} {...form.getInputProps('specializations')}>
          <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} spacing={4} mt={4}>
            {deeds.map(({ slug, label }) => (
              <Checkbox key={slug} value={label} label={label} className="content-choice" />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
      </div>
      <div className="admin-card">
        <Choices form={form} field="state" label={editTexts.state} values={notaryStates} names={stateNames} notes={stateNotes} />
        <Choices form={form} field="relation" label={editTexts.relation} values={relations} names={relationNames} notes={relationNotes} />
        <Text size="sm" c="dimmed">
          {editTexts.relationLead}
        </Text>
      </div>
    </>
  )
}

function PlaceField({ form }: { form: Form }) {
  const [typed] = useDebouncedValue(form.values.location, 150)
  const places = usePlaces(typed)
  return (
    <Autocomplete
      size="md"
      label={editTexts.location}
      description={editTexts.locationNote}
      data={places.data ?? []}
      filter={({ options }) => options}
      {...form.getInputProps('location')}
    />
  )
}

interface ChoicesProps<Value extends string> {
  form: Form
  field: 'state' | 'relation'
  label: string
  values: readonly Value[]
  names: Readonly<Record<Value, string>>
  notes: Readonly<Record<Value, string>>
}

function Choices<Value extends string>({ form, field, label, values, names, notes }: ChoicesProps<Value>) {
  return (
    <Radio.Group label={label} {...form.getInputProps(field)}>
      <Stack gap={4} mt={4}>
        {values.map((value) => (
          <Radio key={value} value={value} label={names[value]} description={notes[value]} className="content-choice" />
        ))}
      </Stack>
    </Radio.Group>
  )
}
