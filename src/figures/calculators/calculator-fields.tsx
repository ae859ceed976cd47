/** The fields of each calculator, in the order in which people know the answers. */
import type { CalculatorId } from '../calculator-pages.ts'
import type { YearOption } from './calculator-years.ts'
import { calculatorTexts } from './calculators.nl.ts'
import { ChoiceField, MoneyField, NumberField, Only, PercentField, SelectField, YesField, type FormState } from './form-fields.tsx'
import { gainTexts } from './gain.nl.ts'
import { purchaseTexts } from './purchase.nl.ts'

export interface FieldsProps {
  form: FormState
  years: readonly YearOption[]
  /** 'YYYY': chosen when no year was. */
  thisYear: string
}

const MOST_HEIRS = 6

function YearField({ form, years, thisYear, of }: FieldsProps & { of: keyof typeof calculatorTexts.yearLegend }) {
  const options = years.map(({ year, known }) => ({ word: String(year), label: String(year), hint: known ? undefined : calculatorTexts.yearNotEntered }))
  return <ChoiceField form={form} name="jaar" label={calculatorTexts.yearLegend[of]} options={options} fallback={thisYear} inRow />
}

function PurchaseFields(props: FieldsProps) {
  const { form } = props
  const texts = purchaseTexts
  return (
    <>
      <MoneyField form={form} name="prijs" label={texts.price} hint={texts.priceHint} />
      <ChoiceField form={form} name="gebruik" label={texts.use} options={texts.propertyOptions} fallback="zelf-wonen" />
      <Only when="own-home">
        <ChoiceField form={form} name="kopers" label={texts.buyers} options={texts.buyersOptions} fallback="1" inRow />
        <NumberField form={form} name="leeftijd" label={texts.age} hint={texts.ageHint} />
        <YesField form={form} name="vrijstelling-gebruikt" label={texts.used} />
        <Only when="pair">
          <PercentField
            form={form.values['aandeel'] === undefined ? { ...form, values: { ...form.values, aandeel: '50' } } : form}
            name="aandeel"
            label={texts.share}
            hint={texts.shareHint}
          />
          <NumberField form={form} name="leeftijd2" label={texts.otherAge} />
          <YesField form={form} name="vrijstelling-gebruikt2" label={texts.otherUsed} />
        </Only>
      </Only>
      <YearField {...props} of="deed" />
    </>
  )
}

function CostsFields(props: FieldsProps) {
  const texts = purchaseTexts
  return (
    <>
      <PurchaseFields {...props} />
      <ChoiceField form={props.form} name="hypotheek" label={texts.mortgage} options={texts.mortgageOptions} fallback="ja" inRow />
    </>
  )
}

/** An heir, and behind a summary the next one: rows that were filled in are open. */
function Heirs({ form, row }: { form: FormState; row: number }) {
  const texts = gainTexts.inheritance
  const suffix = row === 1 ? '' : String(row)
  const later = Array.from({ length: MOST_HEIRS - row }, (_, index) => row + 1 + index)
  const isOpen = later.some((n) => Boolean((form.values[`band${n}`] ?? '') + (form.values[`bedrag${n}`] ?? '')))
  return (
    <>
      <fieldset className="calc-heir">
        <legend className={row > 1 ? 'visually-hidden' : undefined}>{texts.heirNumber(row)}</legend>
        <SelectField form={form} name={`band${suffix}`} label={texts.heir} options={texts.relationOptions} empty={texts.chooseHeir} />
        <MoneyField form={form} name={`bedrag${suffix}`} label={texts.amount} hint={row === 1 ? texts.amountHint : undefined} />
      </fieldset>
      {row < MOST_HEIRS && (
        <details className="calc-more" open={isOpen}>
          <summary>
            <span className="when-closed">{texts.anotherHeir}</span>
            <span className="when-open">{texts.maybeHeir(row + 1)}</span>
          </summary>
          <Heirs form={form} row={row + 1} />
        </details>
      )}
    </>
  )
}

function InheritanceFields(props: FieldsProps) {
  return (
    <>
      <Heirs form={props.form} row={1} />
      <YearField {...props} of="death" />
    </>
  )
}

function GiftFields(props: FieldsProps) {
  const { form } = props
  const texts = gainTexts.gift
  return (
    <>
      <ChoiceField form={form} name="band" label={texts.relation} options={texts.relationOptions} fallback="kind" />
      <MoneyField form={form} name="bedrag" label={texts.amount} hint={texts.amountHint} />
      <Only when="child">
        <ChoiceField form={form} name="eenmalig" label={texts.raise} hint={texts.raiseHint} options={texts.raiseOptions} fallback="nee" />
        <Only when="raised">
          <NumberField form={form} name="leeftijd" label={texts.age} hint={texts.ageHint} />
        </Only>
      </Only>
      <YearField {...props} of="gift" />
    </>
  )
}

const fields: Record<CalculatorId, (props: FieldsProps) => React.JSX.Element> = {
  'transfer-tax': PurchaseFields,
  'purchase-costs': CostsFields,
  'inheritance-tax': InheritanceFields,
  'gift-tax': GiftFields,
}

export function CalculatorFields({ id, ...props }: FieldsProps & { id: CalculatorId }) {
  const Fields = fields[id]
  return <Fields {...props} />
}
