/** A calculator in the text of an article: a few fields that lead to the outcome on the calculator's own page. */
import './calculator-block.css'
import './calculator-form.css'
import { calculators, type CalculatorId } from '../calculator-pages.ts'
import { blockTexts, calculatorTexts } from './calculators.nl.ts'
import { MoneyField, NumberField, SelectField, type FormState } from './form-fields.tsx'
import { gainTexts } from './gain.nl.ts'
import { purchaseTexts } from './purchase.nl.ts'

function PurchaseFields({ form }: { form: FormState }) {
  return (
    <>
      <MoneyField form={form} name="prijs" label={purchaseTexts.price} />
      <NumberField form={form} name="leeftijd" label={purchaseTexts.age} />
    </>
  )
}

function GainFields({ form, of }: { form: FormState; of: 'inheritance' | 'gift' }) {
  const { relationOptions, amount } = gainTexts[of]
  const label = of === 'inheritance' ? gainTexts.inheritance.heir : gainTexts.gift.relation
  return (
    <>
      <SelectField form={form} name="band" label={label} options={relationOptions} empty={gainTexts.inheritance.chooseHeir} />
      <MoneyField form={form} name="bedrag" label={amount} />
    </>
  )
}

function CalculatorBlock({ id }: { id: CalculatorId }) {
  const form: FormState = { values: {}, errors: [], prefix: id }
  const { title, lead } = blockTexts[id]
  const isPurchase = id === 'transfer-tax' || id === 'purchase-costs'
  return (
    <section className="calc-block" aria-labelledby={`${id}-titel`}>
      <h2 id={`${id}-titel`}>{title}</h2>
      <p>{lead}</p>
      <form className="calc-form" method="get" action={`${calculators[id].path}#uitkomst`}>
        <div className="calc-block-fields">
          {isPurchase ? <PurchaseFields form={form} /> : <GainFields form={form} of={id === 'gift-tax' ? 'gift' : 'inheritance'} />}
        </div>
        <button type="submit" className="button button-primary calc-submit">
          {calculatorTexts.calculate}
        </button>
      </form>
    </section>
  )
}

/** Nothing where an article has none. */
export function CalculatorBlocks({ ids }: { ids: readonly CalculatorId[] }) {
  return ids.map((id) => <CalculatorBlock key={id} id={id} />)
}
