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
import { countAllChildren, readRepresentation, type RepresentationFacts } from './read-representation.ts'
import { representationTexts as texts } from './representation.nl.ts'
import { showSum } from './show-sum.ts'
import type { Sum } from './sum.ts'
import type { Utterance } from '../utterance.ts'
import { elderLeft, heirDied, ownChildDied } from '../subject-words.nl.ts'
import { yearLines } from './year-lines.ts'

function recognise(said: Utterance, facts: Partial<RepresentationFacts>): RepresentationFacts | undefined {
  const { wish, estateCents, branch, living, represented } = facts
  if (!wish || estateCents === undefined || !branch || living === undefined || represented === undefined) return undefined
  const complete = { ...facts, wish, estateCents, branch, living, represented }
  return isDividedOtherwise(said) || !diedBefore(complete, said) ? undefined : complete
}

const isDividedOtherwise = (said: Utterance): boolean =>
  estateWords.will.test(said.affirmed().text) || /\b(?:stief|pleeg|half|schoon|verwerp|onterf)/.test(said.text)

/** Who lived longer inherited, and left that part to others. */
const diedBefore = ({ diedIn, years }: RepresentationFacts, { day }: Utterance): boolean =>
  diedIn === undefined || diedIn < (years?.at(-1) ?? Number(day.slice(0, 4)))

/** An estate of a parent for the children, of whom a next message may say that one died before. */
function subject(said: Utterance): RepresentationFacts | undefined {
  const { wish, estateCents, represented, ...facts } = readRepresentation(said)
  const living = countAllChildren(said.text)
  const isOfParent = elderLeft.test(said.text) && !said.isChildless() && represented === undefined && !isDividedOtherwise(said)
  return isOfParent && wish && estateCents !== undefined && living !== undefined
    ? { ...facts, wish, estateCents, branch: 'child', living, represented: 0 }
    : undefined
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

const byWords = changeByWords<RepresentationFacts>(
  'erf erft erven erfenis nalatenschap erfdeel erfbelasting belasting betaal betaalt betalen kinderen kind kleinkind kleinkinderen neef nicht neven nichten broer zus krijg krijgt krijgen daarover deel als hoeveel',
)

/** 'Mijn broer is in 2015 overleden, hij had 2 dochters': of all children one less lives. */
function represent(before: RepresentationFacts, { represented, diedIn }: Partial<RepresentationFacts>, said: Utterance): RepresentationFacts | undefined {
  if (represented === undefined || before.living < 2 || isDividedOtherwise(said) || ownChildDied.test(said.text)) return undefined
  const after = { ...before, living: before.living - 1, represented, ...(diedIn !== undefined && { diedIn }) }
  return diedBefore(after, said) ? after : undefined
}

/** Of a second one who died it is not known how the parts are. */
const isSecond = (before: RepresentationFacts, { text }: Utterance): boolean => before.represented > 0 && heirDied.test(text)

const tellsWhoDied = ({ represented, estateCents }: Partial<RepresentationFacts>): boolean => represented !== undefined && estateCents === undefined

export const representationSum: Sum<RepresentationFacts> = {
  read: readRepresentation,
  recognise,
  subject,
  mayChange: (said, newer) => byWords.mayChange(said, newer) || (tellsWhoDied(newer) && !said.asksForRule()),
  change(before, newer, said) {
    if (isSecond(before, said)) return undefined
    return before.represented === 0 ? represent(before, newer, said) : byWords.change(before, newer, said)
  },
  answer,
}
