/** The overview of the calculators. */
import './calculators.css'
import { Illustration } from '../../ui/illustrations/illustration.tsx'
import { calculatorIds, calculators, overviewPage, type CalculatorId } from '../calculator-pages.ts'
import { overviewTexts as texts } from './calculators.nl.ts'

const drawings: Record<CalculatorId, string> = { 'transfer-tax': 'huis', 'purchase-costs': 'kosten', 'inheritance-tax': 'overlijden', 'gift-tax': 'volmacht' }

export function CalculatorOverview() {
  return (
    <div className="wrap calc">
      <header className="calc-head">
        <h1>{overviewPage.title}</h1>
        <p className="lead">{texts.lead}</p>
      </header>
      <ul className="cards calc-cards">
        {calculatorIds.map((id) => (
          <li key={id}>
            <Illustration name={drawings[id]} />
            <a href={calculators[id].path}>{calculators[id].title}</a>
            <p>{calculators[id].description}</p>
          </li>
        ))}
      </ul>
      <section className="calc-section" aria-labelledby="zo-rekenen-wij">
        <h2 id="zo-rekenen-wij">{texts.how}</h2>
        <ul className="calc-how">
          {texts.howItems.map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p>{texts.caution}</p>
      </section>
    </div>
  )
}
