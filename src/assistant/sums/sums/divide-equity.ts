/** Works out what each owner gets of a home, with the steps. */
import { divideHomeEquity } from '../../../figures/calculators/home-equity.ts'
import type { EquityFacts } from './equity-facts.ts'
import { equityTexts as texts } from './home-equity.nl.ts'

export type Complete = EquityFacts & { valueCents: number; debtCents: number }

export interface DividedEquity {
  outcome: string
  lines: string[]
  /** What who goes gets. */
  partCents: number
}

const WHOLE = 10_000

export function divide(facts: Complete): DividedEquity {
  return facts.sold ? afterSale(facts) : takenOver(facts)
}

function afterSale({ valueCents, debtCents, costsCents = 0, owners = 2, shareBasisPoints, inherited }: Complete): DividedEquity {
  const leftCents = valueCents - debtCents - costsCents
  const partCents = Math.floor(Math.abs(leftCents) / owners)
  const percent = (shareBasisPoints ?? WHOLE / 2) / 100
  const [own, total] = [Math.floor((Math.abs(leftCents) * percent) / 100), Math.abs(leftCents)]
  return {
    partCents,
    outcome: leftCents >= 0 ? texts.sold(leftCents, partCents, owners) : texts.shortOnSale(-leftCents, partCents),
    lines: [
      texts.equityLine(valueCents, debtCents),
      ...(costsCents > 0 ? [texts.costsLine(valueCents - debtCents, costsCents, leftCents)] : []),
      percent === 50 ? texts.partOfOwners(total, owners, partCents) : texts.partLine(total, percent, own, inherited === true),
    ],
  }
}

function takenOver({ valueCents, debtCents, shareBasisPoints, owners, leaves, contribution, inherited }: Complete): DividedEquity {
  const share = shareBasisPoints ?? WHOLE / 2
  const contributed = contribution?.cents ?? 0
  const equityCents = valueCents - debtCents
  const { equityCents: restCents, ownCents, otherCents } = divideHomeEquity({ valueCents, debtCents: debtCents + contributed, shareBasisPoints: share })
  const part = owners === undefined ? { cents: leaves ? ownCents : otherCents, percent: (leaves ? share : WHOLE - share) / 100 } : undefined
  const partCents = part?.cents ?? Math.floor(Math.abs(restCents) / (owners ?? 2))
  // Who goes gets the own contribution back on top of the part.
  const isOfLeaver = contribution !== undefined && contribution.own === (leaves === true)
  const totalCents = isOfLeaver ? partCents + contributed : partCents
  return {
    partCents: totalCents,
    outcome: owners === undefined ? texts.outcome(equityCents, totalCents) : texts.outcomeOfOwners(equityCents, partCents),
    lines: [
      texts.equityLine(valueCents, debtCents),
      ...(contribution ? [texts.contributionLine(equityCents, contributed, restCents)] : []),
      part ? texts.partLine(Math.abs(restCents), part.percent, partCents, inherited === true) : texts.partOfOwners(Math.abs(restCents), owners ?? 2, partCents),
      ...(isOfLeaver ? [texts.withContribution(partCents, contributed)] : []),
      ...(owners === undefined || restCents < 0 ? [] : [texts.othersLine(owners - 1, partCents)]),
      ...(debtCents > 0 ? [texts.bankLine(debtCents, inherited === true)] : []),
    ],
  }
}
