/** What the customer said, and where it came from. */
import { NativeSelect, Radio, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { deeds } from '../../deeds/deed.ts'
import { GIVEN, sourceKinds, type ReviewDraft } from '../review-draft.ts'
import { editTexts, listTexts, sourceNames } from './reviews-admin.nl.ts'

export interface NotaryName {
  id: string
  name: string
}

interface ReviewFieldsProps {
  form: UseFormReturnType<ReviewDraft>
  notaries: readonly NotaryName[]
  today: string
}

export function ReviewFields({ form, notaries, today }: ReviewFieldsProps) {
  const { rating, service } = form.values
  if (form.values.sourceKind === GIVEN) return <Text className="content-note">{editTexts.given}</Text>
  const services = [...new Set([...deeds.map(({ label }) => label), editTexts.otherService, ...(service === '' ? [] : [service])])]
  return (
    <div className="admin-card">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput label={editTexts.name} description={editTexts.nameNote} {...form.getInputProps('name')} />
        <TextInput label={editTexts.day} type="date" max={today} {...form.getInputProps('day')} />
        <NativeSelect
          size="md"
          label={editTexts.rating}
          {...form.getInputProps('rating')}
          value={String(rating)}
          onChange={(event) => form.setFieldValue('rating', Number(event.currentTarget.value))}
          data={[{ value: '0', label: editTexts.chooseRating }, ...[5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: listTexts.starsOf(stars) }))]}
        />
        <NativeSelect
          size="md"
          label={editTexts.service}
          data={[{ value: '', label: editTexts.chooseService }, ...services]}
          {...form.getInputProps('service')}
        />
      </SimpleGrid>
      <Textarea label={editTexts.comment} description={editTexts.commentNote} autosize minRows={3} {...form.getInputProps('comment')} />
      <NativeSelect
        size="md"
        label={editTexts.notary}
        description={editTexts.notaryNote}
        data={[{ value: '', label: editTexts.noNotary }, ...notaries.map(({ id, name }) => ({ value: id, label: name }))]}
        {...form.getInputProps('notaryId')}
      />
      <SourceFields form={form} today={today} />
    </div>
  )
}

function SourceFields({ form, today }: Omit<ReviewFieldsProps, 'notaries'>) {
  const { sourceKind } = form.values
  return (
    <>
      <Radio.Group label={editTexts.source} {...form.getInputProps('sourceKind')}>
        <Stack gap={4} mt={4}>
          {sourceKinds.map((kind) => (
            <Radio key={kind} value={kind} label={sourceNames[kind]} className="content-choice" />
          ))}
        </Stack>
      </Radio.Group>
      {sourceKind === 'site' && (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <TextInput label={editTexts.sourceName} {...form.getInputProps('sourceName')} />
          <TextInput label={editTexts.sourceUrl} type="url" description={editTexts.sourceUrlNote} {...form.getInputProps('sourceUrl')} />
        </SimpleGrid>
      )}
      {sourceKind === 'mail' && <TextInput label={editTexts.sourceDay} type="date" max={today} {...form.getInputProps('sourceDay')} />}
    </>
  )
}
