/** The prices of a notary: one a deed, each with what it covers and its day. */
import { Box, Button, Checkbox, NativeSelect, Text, TextInput, Title } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { tidyEuros } from '../../platform/money-input.ts'
import { isDay } from '../../platform/days.ts'
import { deeds } from '../../deeds/deed.ts'
import { isCurrentPrice } from '../notary.ts'
import { editTexts } from './notaries-admin.nl.ts'
import { newPrice, type NotaryValues, type PriceValues } from './notary-values.ts'

interface PriceFieldsProps {
  form: UseFormReturnType<NotaryValues>
  today: string
}

export function PriceFields({ form, today }: PriceFieldsProps) {
  const { prices } = form.values
  return (
    <section className="admin-card" aria-labelledby="prices-heading">
      <Title order={3} id="prices-heading" size="h4">
        {editTexts.prices}
      </Title>
      <Text size="sm" c="dimmed">
        {editTexts.pricesLead}
      </Text>
      {prices.length === 0 && <Text>{editTexts.noPrices}</Text>}
      {prices.map((price, index) => (
        <PriceRow key={price.key} form={form} price={price} index={index} today={today} />
      ))}
      <div>
        <Button variant="default" onClick={() => form.insertListItem('prices', newPrice(today))}>
          {editTexts.addPrice}
        </Button>
      </div>
    </section>
  )
}

function PriceRow({ form, price, index, today }: PriceFieldsProps & { price: PriceValues; index: number }) {
  const field = (name: keyof PriceValues) => form.getInputProps(`prices.${index}.${name}`)
  const tidy = () => form.setFieldValue(`prices.${index}.amount`, tidyEuros(price.amount))
  const stale = isDay(price.asOf) && !isCurrentPrice(price, today)
  const data = [{ value: '', label: editTexts.chooseDeed }, ...deeds.map(({ slug, label }) => ({ value: slug, label }))]
  return (
    <Box component="fieldset" className="pane fields-row" px="md" pt="xs" pb="md">
      <Text component="legend" fw={600} px={6}>
        {editTexts.price(index + 1)}
      </Text>
      <NativeSelect size="md" label={editTexts.deed} data={data} {...field('deed')} />
      <TextInput label={editTexts.amount} inputMode="decimal" {...field('amount')} onBlur={tidy} />
      <TextInput label={editTexts.asOf} type="date" max={today} {...field('asOf')} />
      <TextInput className="whole-row" label={editTexts.includes} {...field('includes')} />
      <Checkbox
        className="whole-row"
        label={editTexts.allIn}
        description={editTexts.allInNote}
        {...form.getInputProps(`prices.${index}.allIn`, { type: 'checkbox' })}
      />
      {stale && (
        <Text className="content-warning" role="status">
          {editTexts.stale}
        </Text>
      )}
      <Button variant="default" aria-label={editTexts.removePrice(index + 1)} onClick={() => form.removeListItem('prices', index)}>
        {editTexts.remove}
      </Button>
    </Box>
  )
}
