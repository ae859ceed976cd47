/** What somebody may leave to others while the own children keep what they can claim (BW 4:63 and 4:64). */
import { emptyAddress } from '../../../figures/calculators/calculator-address.ts'
import { divideEstate } from '../../../figures/calculators/legal-shares.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import { sumCents } from '../extract-amounts.ts'
import { unmarried } from '../kin-words.nl.ts'
import type { Utterance } from '../utterance.ts'
import { neverChanges } from './change-by-words.ts'
import { estateTexts } from './estate.nl.ts'
import { freePartTexts as texts, freePartWords as words } from './free-part.nl.ts'
import { showSum } from './show-sum.ts'
import type { Sum } from './sum.ts'

interface FreePartFacts {
  estateCents: number
  children: number
}

function read(said: Utterance): Partial<FreePartFacts> {
  const own = said.without(said.text.replace(words.stepchildren, ' '))
  const amounts = said.amounts().filter(({ role }) => role === 'value' || role === 'market' || role === 'savings')
  const children = own.children() ?? (words.oneChild.test(own.text) ? 1 : undefined)
  return { ...(amounts.length > 0 && { estateCents: sumCents(amounts) }), ...(children !== undefined && { children }) }
}

/** Only of who has no spouse: with one the parts are others. */
function recognise({ text }: Utterance, { estateCents, children }: Partial<FreePartFacts>): FreePartFacts | undefined {
  if (estateCents === undefined || children === undefined || words.other.test(text)) return undefined
  const isAlone = words.alone.test(text) || unmarried.test(text)
  return isAlone && words.asks.test(text) ? { estateCents, children } : undefined
}

function answer({ estateCents, children }: FreePartFacts): EngineAnswer {
  const { forcedCents } = divideEstate({ estateCents, children, partner: false })
  const freeCents = estateCents - forcedCents * children
  return showSum({
    outcome: texts.outcome(freeCents),
    lines: [texts.forcedLine(estateCents, children, forcedCents), texts.freeLine(estateCents, forcedCents * children, freeCents)],
    notes: texts.conditions,
    link: nl.calculatorLink('inheritance-tax', emptyAddress('inheritance-tax')),
    sources: [nl.ownArticles.gain, estateTexts.lawSource],
    reference: 'berekening:vrij-deel',
    suggestions: texts.suggestions(freeCents),
  })
}

export const freePartSum: Sum<FreePartFacts> = { read, recognise, ...neverChanges, answer }
