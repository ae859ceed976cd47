/** What the children of somebody who died before get in that place (plaatsvervulling; BW 4:12), and the tax over it. */
import { calculateInheritanceTax, inheritanceTaxFigures } from '../../../figures/inheritance-tax.ts'
import { emptyAddress } from '../../../figures/calculators/calculator-address.ts'
import { chooseDays } from '../../../figures/figure-days.ts'
import { listFigureSources } from '../../../figures/figure-sources.ts'
import type { FigureBook } from '../../../figures/figure.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import { changeByWords } from './change-by-words.ts'
import { estateWords } from './estate-words.nl.ts'
import { readRepresentation, type RepresentationFacts } from './read-representation.ts'
import { representationTexts as texts } from './representation.nl.ts'
import { showSum } from './show-sum.ts'
import type { Sum } from './sum.ts'
import type { Utterance } from '../utterance.ts'
import { yearLines } from './year-lines.ts'

function recognise(said: Utterance, facts: Partial<RepresentationFacts>): RepresentationFacts | undefined {
  const { wish, estateCents, branch, living, represented } = facts
  if (!wish || estateCents === undefined || !branch || living === undefined || represented === undefined) return undefined
  return estateWords.will.test(said.affirmed().text) || /\b(?:stief|pleeg|half|schoon|verwerp|onterf)/.test(said.text)
    ? undefined
    : { ...facts, wish, estateCents, branch, living, represented }
}

function answer(facts: RepresentationFacts, day: string, book: FigureBook): EngineAnswer | undefined {
  const { branch, living, represented, wish, noSpouse = false } = facts
  const estateCents = Math.max(0, facts.estateCents - (facts.debtCents ?? 0))
  const branches = living + 1
  const [shareCents, partCents] = [Math.round(estateCents / branches), Math.round(estateCents / branches / represented)]
  const relations = branch === 'child' ? (['child', 'grandchild'] as const) : (['other', 'other'] as const)
  const ids = [...new Set(relations.flatMap((relation) => inheritanceTaxFigures(relation)))]
  const [figureDay] = wish === 'tax' ? (chooseDays(book, ids, facts.years, day) ?? []) : []
  if (wish === 'tax' && !figureDay) return undefined
  const [tax, partTax] = figureDay
    ? relations.map((relation, at) => calculateInheritanceTax(book, figureDay.day, { receivedCents: at === 0 ? shareCents : partCents, relation }))
    : []
  const [one, other] = texts.who[branch]
  return showSum({
    reading: texts.reading(branch, estateCents, living, represented),
    outcome:
      tax && partTax
        ? texts.tax(branch, living, represented, tax.taxCents, partTax.taxCents)
        : texts.shares(branch, living, represented, shareCents, partCents),
    // A brother or sister shares with parents who live, a child with a spouse.
    isOpen: !noSpouse || branch === 'sibling',
    ...(figureDay && { days: [figureDay] }),
    lines: [
      texts.division(estateCents, branches, shareCents),
      texts.place(branch, represented, shareCents, partCents),
      ...(tax && partTax ? [texts.taxLine(one, tax), texts.taxLine(other, partTax)] : []),
    ],
    notes: [texts.conditions({ noSpouse, branch }), ...(figureDay ? [...yearLines([figureDay]), nl.gainDecides] : [])].join(' '),
    link: nl.calculatorLink('inheritance-tax', emptyAddress('inheritance-tax')),
    sources: [nl.ownArticles.gain, texts.lawSource, ...(figureDay ? listFigureSources(book, [{ ids, day: figureDay.day }]) : [])],
    reference: 'berekening:plaatsvervulling',
    suggestions: [...texts.suggestions],
  })
}

export const representationSum: Sum<RepresentationFacts> = {
  read: readRepresentation,
  recognise,
  ...changeByWords<RepresentationFacts>(
    'erf erft erven erfenis nalatenschap erfdeel erfbelasting belasting betaal betaalt betalen kinderen kind kleinkind kleinkinderen neef nicht neven nichten broer zus krijg krijgt krijgen daarover deel als hoeveel',
  ),
  answer,
}
