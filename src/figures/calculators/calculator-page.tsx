/** The page of a calculator: the form, the outcome beside it, and below what stands behind the outcome and where to go next. */
import type { ReactNode } from 'react'
import './calculators.css'
import './calculator-form.css'
import { quoteAddress } from '../../deeds/quote-address.ts'
import { overviewPage } from '../calculator-pages.ts'
import { CalculatorFields } from './calculator-fields.tsx'
import { calculatorTexts as texts, pageTexts } from './calculators.nl.ts'
import type { CalculatorView } from './calculator-view.ts'
import { FiguresTable } from './figures-table.tsx'
import { fieldId } from './form-fields.tsx'
import type { LinkedArticle } from './linked-articles.ts'
import type { OpenCalculator } from './open-calculator.ts'
import { Receipt } from './receipt.tsx'
import { HeadingText } from '../../ui/heading-text.tsx'

const PREFIX = 'veld'

/** The deed that the sum is mostly made for. */
const QUOTED: Record<OpenCalculator['id'], string> = {
  'transfer-tax': 'huis-kopen',
  'purchase-costs': 'huis-kopen',
  'inheritance-tax': 'verklaring-van-erfrecht',
  'gift-tax': 'testament',
}

/** Takes the place of the outcome, so that the browser arrives here. */
function Faults({ errors }: Pick<OpenCalculator, 'errors'>) {
  return (
    <div className="calc-faults" id="uitkomst" role="alert" tabIndex={-1}>
      <h3>{texts.errorTitle(errors.length)}</h3>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${fieldId({ prefix: PREFIX }, field)}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Entry({ page }: { page: OpenCalculator }) {
  const { id, entry, values, errors, years } = page
  return (
    <section className="calc-entry" aria-labelledby="gegevens">
      <h2 id="gegevens" tabIndex={-1}>
        {texts.entry}
      </h2>
      {errors.length > 0 && <Faults errors={errors} />}
      {/* Back on the empty page the browser fills in again what was typed; beside an outcome the fields hold what it was calculated from. */}
      <form className="calc-form" method="get" action={`${entry.path}#uitkomst`} autoComplete={page.isExample ? 'on' : 'off'}>
        <CalculatorFields id={id} form={{ values, errors, prefix: PREFIX }} years={years} thisYear={page.thisYear} />
        <button type="submit" className="button button-primary calc-submit">
          {texts.calculate}
        </button>
      </form>
    </section>
  )
}

function Background({ view }: { view: CalculatorView }) {
  return (
    <>
      <div className="calc-pair">
        <section aria-labelledby="weten" className="calc-section">
          <h2 id="weten">{texts.conditions}</h2>
          <ul>
            {view.conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="niet-meegerekend" className="calc-section">
          <h2 id="niet-meegerekend">{texts.notIncluded}</h2>
          <p>{view.notIncludedLead}</p>
          <ul>
            {view.notIncluded.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
        </section>
      </div>
      <FiguresTable figures={view.figures} />
    </>
  )
}

function WaysOn({ page, articles }: { page: OpenCalculator; articles: readonly LinkedArticle[] }) {
  return (
    <section aria-labelledby="verder" className="calc-section">
      <h2 id="verder">{texts.next}</h2>
      <ul className="cards">
        <li>
          <a href={page.sibling.address}>{page.sibling.title}</a>
          <p>{page.sibling.description}</p>
        </li>
        <li>
          <a href="/notaries">{texts.compare}</a>
          <p>{texts.compareText}</p>
        </li>
        <li>
          <a href={quoteAddress({ deed: QUOTED[page.id] })}>{texts.quotes}</a>
          <p>{texts.quotesText}</p>
        </li>
        {articles.map((article) => (
          <li key={article.href}>
            <a href={article.href}>{article.title}</a>
            <p>{article.description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface CalculatorPageProps {
  page: OpenCalculator
  articles: readonly LinkedArticle[]
  chat: ReactNode
}

export function CalculatorPage({ page, articles, chat }: CalculatorPageProps) {
  const { id, entry, view, isExample, exampleAddress } = page
  return (
    <div className="wrap calc">
      <nav className="calc-crumbs" aria-label={texts.breadcrumb}>
        <a href={overviewPage.path}>{texts.overview}</a>
      </nav>
      <header className="calc-head">
        <h1>
          <HeadingText text={entry.title} />
        </h1>
        <p className="lead">{pageTexts[id].lead}</p>
      </header>
      <div className="calc-room">
        <div className="calc-grid">
          <Entry page={page} />
          {view && <Receipt view={view} isExample={isExample} exampleAddress={exampleAddress} path={entry.path} />}
        </div>
        {view && <Background view={view} />}
      </div>
      <WaysOn page={page} articles={articles} />
      <section className="calc-section calc-chat" aria-labelledby="vragen">
        <h2 id="vragen">{texts.ask}</h2>
        <p>{texts.askText}</p>
        {chat}
      </section>
    </div>
  )
}
