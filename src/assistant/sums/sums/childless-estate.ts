/** What the law gives the heirs of someone without children. */
import { emptyAddress } from '../../../figures/calculators/calculator-address.ts'
import { divideWithoutChildren } from '../../../figures/calculators/legal-shares.ts'
import type { FigureBook } from '../../../figures/figure.ts'
import { listFigureSources } from '../../../figures/figure-sources.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import type { Relation } from '../../../figures/bracket-tax.ts'
import * as nl from '../calculation.nl.ts'
import { answerGain } from './answer-gain.ts'
import { asksOnlyTax } from './estate.ts'
import { spouses } from '../kin-words.nl.ts'
import { subjects } from '../subject-words.nl.ts'
import { taxWithoutChildren } from './childless-tax.ts'
import { yearLines } from './year-lines.ts'
import { childlessTexts as texts } from './childless-estate.nl.ts'
import { readChildless, type ChildlessFacts } from './read-childless.ts'
import { changeByWords } from './change-by-words.ts'
import type { Sum } from './sum.ts'
import { childDied, childlessWords as words, estateWords, fartherDied, otherDied, parentLeaves } from './estate-words.nl.ts'
import type { Utterance } from '../utterance.ts'
import { askBack, showSum } from './show-sum.ts'

function recognise(said: Utterance, { estateCents, ...others }: Partial<ChildlessFacts>): ChildlessFacts | undefined {
  const { text } = said
  if (estateCents === undefined || !said.isChildless() || !estateWords.death.test(text) || words.other.test(text.replace(fartherDied, ' '))) return undefined
  // Who died first in the story left it: a parent has children.
  const [ofParent, ofOther] = [text.search(parentLeaves), text.search(otherDied)]
  if (ofParent >= 0 && (ofOther < 0 || ofParent < ofOther)) return undefined
  if (subjects.tax.test(text) && !others.tax) return undefined
  if (others.tax && (!said.asksForOutcome() || said.asksForRule() || !(isKnown(others) || childDied.test(text)))) return undefined
  if (estateWords.will.test(said.affirmed().text)) return undefined
  const isClear = others.spouse === true || childDied.test(text) || said.denies(spouses) || words.noSpouse.test(text) || others.parents !== undefined
  return isClear && (estateWords.gets.test(text) || estateWords.named.test(text) || words.asks.test(text)) ? { estateCents, ...others } : undefined
}

/** Who share it. */
const isKnown = ({ parents, siblings }: Partial<ChildlessFacts>): boolean => parents !== undefined && siblings !== undefined

function answer(facts: ChildlessFacts, day: string, book: FigureBook): EngineAnswer | undefined {
  return facts.tax ? answerTax(facts, day, book) : answerShares(facts)
}

/** Heirs of one kind pay alike. */
const taxOfEqual = ({ estateCents, debtCents = 0 }: ChildlessFacts, relation: Relation, receivers: number, day: string, book: FigureBook) =>
  answerGain({ topic: 'inheritance-tax', amountsCents: [Math.max(0, estateCents - debtCents)], relation, receivers }, day, book)

/** Where heirs of two kinds share, what each pays differs. */
function answerTax({ halfSiblings, spouse, ...facts }: ChildlessFacts, day: string, book: FigureBook): EngineAnswer | undefined {
  const { parents = 0, siblings = 0 } = facts
  if (!isKnown(facts)) return askBack(texts.askFamily, 'berekening:erfdeel', texts.familyExamples)
  if (spouse || halfSiblings || parents + siblings === 0) return undefined
  if (parents === 0 || siblings === 0) return taxOfEqual(facts, parents === 0 ? 'other' : 'parent', parents + siblings, day, book)
  const estateCents = Math.max(0, facts.estateCents - (facts.debtCents ?? 0))
  const heirs = { parents, siblings, halfSiblings: 0 }
  const shares = divideWithoutChildren({ estateCents, ...heirs })
  const tax = taxWithoutChildren(shares, parents, day, book)
  if (!tax) return undefined
  return showSum({
    days: [tax.figureDay],
    outcome: texts.taxOutcome(heirs, tax),
    lines: [
      texts.estateLine(estateCents),
      texts.outcome(heirs, shares),
      ...texts.rules(heirs, shares.parentCents > shares.siblingCents),
      texts.taxLine(parents === 1 ? texts.parent : texts.parents, tax.parents),
      texts.taxLine(texts.sibling, tax.sibling),
    ],
    notes: [texts.taxConditions, ...yearLines([tax.figureDay]), nl.gainDecides].join(' '),
    link: nl.calculatorLink('inheritance-tax', emptyAddress('inheritance-tax')),

    sources: [nl.ownArticles.gain, texts.lawSource, ...listFigureSources(book, [tax.used])],
    reference: 'berekening:erfdeel',
    suggestions: [...texts.suggestions],
  })
}

function answerShares(facts: ChildlessFacts): EngineAnswer | undefined {
  const { parents, halfSiblings = 0, spouse } = facts
  const reference = 'berekening:erfdeel'
  const siblings = facts.siblings ?? (halfSiblings > 0 ? 0 : undefined)
  const estateCents = Math.max(0, facts.estateCents - (facts.debtCents ?? 0))
  if (!spouse && (parents === undefined || siblings === undefined)) return askBack(texts.askFamily, reference, texts.familyExamples)
  const heirs = { parents: parents ?? 0, siblings: siblings ?? 0, halfSiblings }
  if (!spouse && heirs.parents + heirs.siblings + heirs.halfSiblings === 0) return undefined
  const shares = spouse ? undefined : divideWithoutChildren({ estateCents, ...heirs })
  const isRaised = shares !== undefined && heirs.parents > 0 && shares.parentCents > shares.siblingCents && heirs.siblings > 0
  return showSum({
    outcome: shares ? texts.outcome(heirs, shares) : texts.spouseOutcome(estateCents),
    lines: [texts.estateLine(estateCents), ...(shares ? texts.rules(heirs, isRaised) : [texts.spouseLine])],
    notes: texts.conditions,
    link: nl.calculatorLink('inheritance-tax', emptyAddress('inheritance-tax')),

    sources: [nl.ownArticles.gain, texts.lawSource],
    reference,
    suggestions: [...texts.suggestions],
  })
}

const byWords = changeByWords<ChildlessFacts>('ouders vader moeder broer broers zus zussen leven leeft overleden erfenis nalatenschap erft erven krijgt')

export const childlessEstateSum: Sum<ChildlessFacts> = {
  read: readChildless,
  recognise,
  mayChange: (said, newer) => asksOnlyTax(said) || byWords.mayChange(said, newer),
  change: (before, newer, said) => byWords.change(before, asksOnlyTax(said) ? { tax: true } : newer, said),
  answer,
}
