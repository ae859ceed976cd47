/** The prices of a notary: one a deed, each with what it covers and its day. */
import { Box, Button, Checkbox, NativeSelect, Text, TextInput, Title } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { tidyEuros } from '../../platform/money-input.ts'
import { isDay } from '../../platform/days.ts'
import { givenParts, isAllIn, missingParts, neededParts, pricePartKeys, totalOf } from '../../deeds/price-parts.ts'
import { readParts } from '../../deeds/typed-parts.ts'
import { pricePartHints, pricePartLabels } from '../../deeds/price-parts.nl.ts'
import { formatEuros } from '../../platform/number-format.ts'
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
  const field = (name: Exclude<keyof PriceValues, 'parts'>) => form.getInputProps(`prices.${index}.${name}`)
  const tidy = () => form.setFieldValue(`prices.${index}.amount`, tidyEuros(price.amount))
  const inParts = givenParts(readParts(price.parts)).length > 0
  const stale = isDay(price.asOf) && !isCurrentPrice(price, today)
  const data = [{ value: '', label: editTexts.chooseDeed }, ...deeds.map(({ slug, label }) => ({ value: slug, label }))]
  return (
    <Box component="fieldset" className="pane fields-row" px="md" pt="xs" pb="md">
      <Text component="legend" fw={600} px={6}>
        {editTexts.price(index + 1)}
      </Text>
      <NativeSelect size="md" label={editTexts.deed} data={data} {...field('deed')} />
      <TextInput label={editTexts.asOf} type="date" max={today} {...field('asOf')} />
      <PartFields form={form} price={price} index={index} />
      <TextInput className="whole-row" label={editTexts.includes} {...field('includes')} />
      <TextInput
        label={inParts ? editTexts.toldTotal : editTexts.amount}
        description={inParts ? editTexts.toldTotalNote : editTexts.amountNote}
        inputMode="decimal"
        {...field('amount')}
        onBlur={tidy}
      />
      {!inParts && (
        <Checkbox
          className="whole-row"
          label={editTexts.allIn}
          description={editTexts.allInNote}
          {...form.getInputProps(`prices.${index}.allIn`, { type: 'checkbox' })}
        />
      )}
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

/** The parts that the deed needs and those that were told, with what they come to. */
function PartFields({ form, price, index }: Omit<PriceFieldsProps, 'today'> & { price: PriceValues; index: number }) {
  const needed = neededParts(price.deed)
  const shown = pricePartKeys.filter((key) => needed.includes(key) || price.parts[key] !== '')
  const parts = readParts(price.parts)
  const total = totalOf(parts)
  const missing = missingParts(price.deed, parts).map((key) => pricePartLabels[key].toLowerCase())
  return (
    <>
      {shown.map((key) => (
        <TextInput
          key={key}
          label={pricePartLabels[key]}
          description={pricePartHints[key]}
          inputMode="decimal"
          {...form.getInputProps(`prices.${index}.parts.${key}`)}
          onBlur={() => form.setFieldValue(`prices.${index}.parts.${key}`, tidyEuros(price.parts[key]))}
        />
      ))}
      {total !== undefined && (
        <Text className="whole-row" role="status">
          {editTexts.total(formatEuros(total))} {isAllIn(price.deed, parts) ? editTexts.whole : editTexts.missing(missing.join(', '))}
        </Text>
      )}
    </>
  )
}
