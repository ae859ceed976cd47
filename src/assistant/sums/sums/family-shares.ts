/** Who inherits which part by law (BW 4:10 to 4:13), of a family that was told without an amount: 'wie krijgt wat als ik doodga'. */
import { emptyAddress } from '../../../figures/calculators/calculator-address.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import { spouses } from '../kin-words.nl.ts'
import type { Utterance } from '../utterance.ts'
import { neverChanges } from './change-by-words.ts'
import { childlessWords, estateWords, unmarriedCouple } from './estate-words.nl.ts'
import { familySharesTexts as texts, familySharesWords as words, part } from './family-shares.nl.ts'
import { readChildless } from './read-childless.ts'
import { readEstate } from './read-estate.ts'
import { ofSiblingsChildren, readRepresentation, type Branch } from './read-representation.ts'
import { showSum } from './show-sum.ts'
import type { Sum } from './sum.ts'

export interface FamilyShares {
  family:
    | { of: 'place'; branch: Branch; living: number; represented: number; noSpouse: boolean; parentsDead: boolean; childless: boolean }
    | { of: 'couple'; children: number; partner: boolean; unmarried: boolean; stepchild: boolean }
    | { of: 'spouse' }
    | { of: 'parents'; parents: number; siblings: number }
}

/** After it an amount is what this family shares. */
export const FAMILY_SHARES = 'berekening:erfdelen'

function readPlace(said: Utterance): FamilyShares | undefined {
  const { branch, living, represented, noSpouse = false } = readRepresentation(said)
  if (!branch || living === undefined || !represented) return undefined
  const isAlone = noSpouse || said.denies(spouses)
  return {
    family: { of: 'place', branch, living, represented, noSpouse: isAlone, parentsDead: readChildless(said).parents === 0, childless: said.isChildless() },
  }
}

/** 'Als ik doodga': brothers and sisters are those of the speaker, who is not one of the heirs. */
const OWN_DEATH = /\b(?:als|wanneer|mocht) ik\b|\bvan mij\b|\bmijn (?:dood|overlijden|erfenis|nalatenschap)\b|\bik (?:\w+ )?(?:overlijd|doodga|sterf)\b/

const ofAnother = (said: Utterance): Utterance =>
  OWN_DEATH.test(said.text)
    ? said.without(said.text.replace(/\bik heb\b|\bheb ik\b/g, 'hij heeft').replace(/\bmijn (?=(?:\w+ )?(?:broers?|zus|zussen)\b)/g, 'zijn '))
    : said

function readChildlessFamily(told: Utterance): FamilyShares | undefined {
  const said = ofAnother(told)
  const { spouse, parents, siblings, halfSiblings } = readChildless(said)
  if (spouse) return { family: { of: 'spouse' } }
  const isAlone = said.denies(spouses) || childlessWords.noSpouse.test(said.text)
  const isKnown = isAlone && !halfSiblings && parents !== undefined && siblings !== undefined && parents + siblings > 0
  return isKnown ? { family: { of: 'parents', parents, siblings } } : undefined
}

function readCouple(said: Utterance): FamilyShares | undefined {
  if (ofSiblingsChildren(said.text)) return undefined
  const { children: all, partner: told, anotherChild } = readEstate(said)
  const partner = told ?? (/\bhertrouwd\b/.test(said.text) ? true : undefined)
  const unmarried = unmarriedCouple.test(said.text)
  const stepchild = words.stepchild.test(said.text)
  // Beside children of the spouse only those that somebody calls the own ones are counted.
  const children = stepchild ? Number(words.ownChildren.exec(said.text)?.[1]) || undefined : all
  if (children === undefined || anotherChild || (partner === undefined && !unmarried)) return undefined
  return { family: { of: 'couple', children, partner: partner === true && !unmarried, unmarried, stepchild } }
}

/** Of a message that tells a family. */
export function readFamilyShares(said: Utterance): FamilyShares | undefined {
  return readPlace(said) ?? (said.isChildless() ? readChildlessFamily(said) : readCouple(said))
}

function recognise(said: Utterance): FamilyShares | undefined {
  const { text } = said
  const asks = words.asks.test(text) && words.death.test(text) && said.amounts().length === 0
  if (!asks || words.other.test(text) || estateWords.will.test(said.affirmed().text)) return undefined
  return readFamilyShares(said)
}

/** A parent never gets less than a quarter (BW 4:11). */
const LEAST_OF_PARENT = 4

function partsOf(parents: number, siblings: number): { parent: string; sibling: string } {
  const heirs = parents + siblings
  const isRaised = heirs > LEAST_OF_PARENT && parents > 0
  return {
    parent: isRaised ? part(1, LEAST_OF_PARENT) : part(1, heirs),
    sibling: siblings === 0 ? '' : isRaised ? part(LEAST_OF_PARENT - parents, LEAST_OF_PARENT * siblings) : part(1, heirs),
  }
}

function describe({ family }: FamilyShares): { outcome: string; lines: string[] } {
  switch (family.of) {
    case 'spouse':
      return { outcome: texts.partnerOnly, lines: [texts.spouseBeforeFamily] }
    case 'place': {
      const { branch, living, represented, noSpouse, parentsDead, childless } = family
      const ofSiblings = branch === 'sibling' ? [...(parentsDead ? [] : [texts.parentsDead]), ...(childless ? [] : [texts.childless])] : []
      const lines = [texts.place, ...(noSpouse ? [] : [texts.noSpouse]), ...ofSiblings]
      return { outcome: texts.represented(branch, living, represented), lines }
    }
    case 'parents': {
      const { parents, siblings } = family
      const { parent, sibling } = partsOf(parents, siblings)
      return { outcome: texts.parentsAndSiblings(parents, siblings, parent, sibling), lines: [texts.together] }
    }
    case 'couple': {
      const { children, partner, unmarried, stepchild } = family
      const lines = partner ? [texts.claim, texts.equal, texts.communal] : [texts.equalChildren]
      return {
        outcome: partner ? texts.withPartner(children) : texts.childrenOnly(children),
        lines: [...lines, ...(stepchild ? [texts.stepchild] : []), ...(unmarried ? [texts.unmarried] : [])],
      }
    }
  }
}

function answer(facts: FamilyShares): EngineAnswer {
  const { outcome, lines } = describe(facts)
  return showSum({
    outcome,
    lines,
    notes: texts.conditions,
    link: nl.calculatorLink('inheritance-tax', emptyAddress('inheritance-tax')),
    sources: [nl.ownArticles.gain, texts.lawSource],
    reference: FAMILY_SHARES,
    suggestions: [...texts.suggestions],
  })
}

export const familySharesSum: Sum<FamilyShares> = { read: () => ({}), recognise, ...neverChanges, answer }
