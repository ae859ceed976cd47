/** The tax of several people who each get, or give, an own amount. */
import type { FigureBook } from '../../../figures/figure.ts'
import { chooseDays } from '../../../figures/figure-days.ts'
import { listFigureSources } from '../../../figures/figure-sources.ts'
import { calculateGiftTax, giftRelationOf, giftTaxFigures } from '../../../figures/gift-tax.ts'
import { calculateInheritanceTax, inheritanceTaxFigures } from '../../../figures/inheritance-tax.ts'
import { emptyAddress, inheritanceTaxAddress } from '../../../figures/calculators/calculator-address.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import { isUnsupported } from '../detect-topic.ts'
import { yearLines } from './year-lines.ts'
import type { Person } from './person.ts'
import { readPeople, type PeopleFacts } from './read-people.ts'
import { changeByWords } from './change-by-words.ts'
import type { Sum } from './sum.ts'
import { peopleTexts as texts } from './people.nl.ts'
import type { Utterance } from '../utterance.ts'
import { showSum } from './show-sum.ts'

function recognise(said: Utterance, { people, years, givers }: Partial<PeopleFacts>): PeopleFacts | undefined {
  const topic = said.topic()
  if (!people || (topic !== 'inheritance-tax' && topic !== 'gift-tax')) return undefined
  if (isUnsupported(said, topic) || said.asksForRule() || !said.asksForOutcome()) return undefined
  return { people, isGift: topic === 'gift-tax', givers: givers ?? false, ...(years && { years }) }
}

const figuresOf = ({ relation }: Person, isGift: boolean): string[] =>
  isGift ? giftTaxFigures({ relation: giftRelationOf(relation) }) : inheritanceTaxFigures(relation)

function answer({ people, isGift, years, givers }: PeopleFacts, day: string, book: FigureBook): EngineAnswer | undefined {
  const ids = [...new Set(people.flatMap((person) => figuresOf(person, isGift)))]
  const [figureDay] = chooseDays(book, ids, years, day) ?? []
  if (!figureDay) return undefined
  const taxes = people.map((person) => {
    const { cents: receivedCents, relation } = person
    return isGift
      ? calculateGiftTax(book, figureDay.day, { receivedCents, relation: giftRelationOf(relation) })
      : calculateInheritanceTax(book, figureDay.day, { receivedCents, relation })
  })
  const totalCents = people.reduce((sum, { count }, index) => sum + count * (taxes[index]?.taxCents ?? 0), 0)
  const [first] = taxes
  const isSame = !givers && new Set(taxes.map(({ taxCents }) => taxCents)).size === 1
  const topic = isGift ? 'gift-tax' : 'inheritance-tax'
  const heirs = people.flatMap(({ relation, cents, count }) => Array.from({ length: count }, () => ({ relation, receivedCents: cents })))
  return showSum({
    days: [figureDay],
    outcome: first && isSame ? texts.outcomeEach(topic, first.taxCents, totalCents) : texts.outcome(topic, totalCents),
    lines: people.flatMap((person, index) => (taxes[index] ? [texts.line(person, taxes[index])] : [])),
    notes: [texts.conditions(isGift, givers), ...yearLines([figureDay]), nl.gainDecides].join(' '),
    link: nl.calculatorLink(topic, isGift ? emptyAddress(topic) : inheritanceTaxAddress({ heirs, year: figureDay.year })),

    sources: [nl.ownArticles.gain, ...listFigureSources(book, [{ ids, day: figureDay.day }])],
    reference: isGift ? 'berekening:schenkbelasting' : 'berekening:erfbelasting',
    suggestions: [nl.suggest.year(figureDay.year - 1)],
  })
}

export const peopleSum: Sum<PeopleFacts> = {
  read: readPeople,
  recognise,
  ...changeByWords<PeopleFacts>(''),
  answer,
}
