/** The overview of the calculators. */
import './calculators.css'
import { Illustration } from '../../ui/illustrations/illustration.tsx'
import { calculatorIds, calculators, overviewPage } from '../calculator-pages.ts'
import { overviewTexts as texts } from './calculators.nl.ts'
import { HeadingText } from '../../ui/heading-text.tsx'

export function CalculatorOverview() {
  return (
    <div className="wrap calc">
      <header className="calc-head">
        <h1>
          <HeadingText text={overviewPage.title} />
        </h1>
        <p className="lead">{texts.lead}</p>
      </header>
      <ul className="cards calc-cards">
        {calculatorIds
          .map((id) => calculators[id])
          .map(({ path, title, description, drawing }) => (
            <li key={path}>
              <Illustration name={drawing} />
              <a href={path}>{title}</a>
              <p>{description}</p>
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
