/** Quotes side by side: the same lines of each, one below the other on a phone. A line that is not there is said to be missing. */
import { dutchDate } from '../platform/dutch-time.ts'
import { formatEuros } from '../platform/number-format.ts'
import type { ReactNode } from 'react'
import type { ComparedQuote } from './compare-quotes.ts'
import { pricePartLabels } from '../deeds/price-parts.nl.ts'
import type { PricePartKey } from '../deeds/price-parts.ts'
import { factTexts } from './office-facts.nl.ts'
import { noFacts, type OfficeFacts } from './office-facts-view.ts'
import { ownTexts as texts } from './quotes.nl.ts'

const euros = (cents: number): string => `€\u00A0${formatEuros(cents)}`

interface ComparisonProps {
  quotes: readonly ComparedQuote[]
  lines: readonly PricePartKey[]
  /** What can be done with each, by its id. */
  actions: ReadonlyMap<string, ReactNode>
  /** Of the offices, by the id of their invitation; absent: it is of no use to who reads it. */
  facts?: ReadonlyMap<string, OfficeFacts>
}

export function Comparison({ quotes, lines, actions, facts }: ComparisonProps) {
  return (
    <ul className="quote-cards" data-count={Math.min(quotes.length, 4)}>
      {quotes.map((quote) => (
        <li key={quote.id} className="quote-card">
          <h3>{quote.office}</h3>
          <Total quote={quote} />
          <dl>
            {lines.map((line) => (
              <div key={line}>
                <dt>{pricePartLabels[line]}</dt>
                <dd>{quote.lines[line] === undefined ? <em>{texts.missing}</em> : euros(quote.lines[line])}</dd>
              </div>
            ))}
            {facts && <Facts facts={facts.get(quote.invitationId ?? '') ?? noFacts} />}
          </dl>
          <Remarks quote={quote} lines={lines} />
          <div className="quote-actions">{actions.get(quote.id)}</div>
        </li>
      ))}
    </ul>
  )
}

function Facts({ facts: { distance, rating } }: { facts: OfficeFacts }) {
  return (
    <>
      <div>
        <dt>{factTexts.distance}</dt>
        <dd>{distance ?? <em>{factTexts.unknownDistance}</em>}</dd>
      </div>
      <div>
        <dt>{factTexts.rating}</dt>
        <dd>{rating ?? <em>{factTexts.unrated}</em>}</dd>
      </div>
    </>
  )
}

const isTotalAlone = ({ sum }: ComparedQuote, lines: readonly PricePartKey[]): boolean => sum.missing.length === lines.length

function Total({ quote: { sum, isLowest } }: { quote: ComparedQuote }) {
  return (
    <p className="quote-total">
      <span>{sum.missing.length > 0 ? texts.atLeast : texts.sum}</span>
      <strong>{euros(sum.cents)}</strong>
      {isLowest && <span className="quote-lowest">{texts.lowest}</span>}
    </p>
  )
}

function Remarks({ quote, lines }: { quote: ComparedQuote; lines: readonly PricePartKey[] }) {
  const { sum, includes, validUntil, isExpired, byHand } = quote
  const { otherParty, total } = quote.lines
  const isPartial = sum.missing.length > 0 && !isTotalAlone(quote, lines)
  const remarks = [
    isTotalAlone(quote, lines) ? texts.totalAlone : isPartial && texts.missingNote(sum.missing.map((line) => pricePartLabels[line].toLowerCase())),
    isPartial && total !== undefined && texts.totalToo(euros(total)),
    sum.difference !== undefined && texts.differs(sum.difference > 0, euros(Math.abs(sum.difference))),
    otherParty !== undefined && texts.otherPartyPays(euros(otherParty)),
    validUntil && (isExpired ? texts.expired : texts.valid)(dutchDate(validUntil)),
    byHand && texts.byHand,
  ]
  return (
    <div className="quote-remarks">
      {includes && <p className="quote-includes">{includes}</p>}
      {remarks.map((remark) => remark && <p key={remark}>{remark}</p>)}
    </div>
  )
}
