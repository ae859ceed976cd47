/** The outcome as a receipt: the amount large, every step under it, and the total. */
import './receipt.css'
import { amountText, calculatorTexts as texts, headlineText, takenOffText } from './calculators.nl.ts'
import type { CalculatorView, Step, StepGroup } from './calculator-view.ts'

function StepRow({ step: { kind, text, detail, amount } }: { step: Step }) {
  if (!amount)
    return (
      <tr data-kind={kind}>
        <td colSpan={2}>{text}</td>
      </tr>
    )
  return (
    <>
      <tr data-kind={kind} data-explained={detail !== undefined}>
        <th scope="row">{text}</th>
        <td>{kind === 'minus' ? takenOffText(amount) : amountText(amount)}</td>
      </tr>
      {detail && (
        <tr className="receipt-detail">
          <td colSpan={2}>{detail}</td>
        </tr>
      )}
    </>
  )
}

function Group({ group: { title, steps } }: { group: StepGroup }) {
  return (
    <tbody>
      {title && (
        <tr className="receipt-group">
          <th scope="rowgroup" colSpan={2}>
            {title}
          </th>
        </tr>
      )}
      {steps.map((step) => (
        <StepRow key={step.text} step={step} />
      ))}
    </tbody>
  )
}

function Steps({ view }: { view: CalculatorView }) {
  return (
    <table className="receipt-steps">
      <caption>{texts.steps}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{texts.stepColumn}</th>
          <th scope="col">{texts.amountColumn}</th>
        </tr>
      </thead>
      {view.groups.map((group) => (
        <Group key={group.title ?? ''} group={group} />
      ))}
      <tfoot>
        <tr>
          <th scope="row">{view.totalText}</th>
          <td>{amountText(view.amount)}</td>
        </tr>
        {view.after && (
          <tr className="receipt-after">
            <th scope="row">{view.after.text}</th>
            <td>{headlineText(view.after.amount)}</td>
          </tr>
        )}
      </tfoot>
    </table>
  )
}

interface ReceiptProps {
  view: CalculatorView
  isExample: boolean
  exampleAddress: string
  path: string
}

/** On arrival the browser goes to the outcome; an example has another name, so that nothing leads to it. */
export function Receipt({ view, isExample, exampleAddress, path }: ReceiptProps) {
  return (
    <section className="receipt" id={isExample ? 'voorbeeld' : 'uitkomst'} aria-labelledby="uitkomst-titel" tabIndex={-1} data-example={isExample}>
      <h2 id="uitkomst-titel">
        <span className="receipt-mark">{isExample ? texts.example : texts.outcome}</span>
        <span className="receipt-name">{view.name}</span>
        <strong className="receipt-amount" data-range={view.amount.minCents !== view.amount.maxCents}>
          {headlineText(view.amount)}
        </strong>
      </h2>
      <p className="receipt-about">{view.about}</p>
      <p className="receipt-year" data-unknown={view.yearIsUnknown}>
        {view.yearText}
      </p>
      <Steps view={view} />
      <p className="receipt-foot">{view.caution}</p>
      {isExample ? (
        <p className="receipt-foot">
          {texts.exampleLead} <a href={`${exampleAddress}#uitkomst`}>{texts.fillExample}</a>
        </p>
      ) : (
        <>
          <p className="receipt-foot">{texts.privacy}</p>
          <p className="receipt-ways">
            <a href="#verder">{texts.next}</a>
            <a href="#gegevens">{texts.edit}</a>
            <a href={path}>{texts.restart}</a>
          </p>
        </>
      )}
    </section>
  )
}
