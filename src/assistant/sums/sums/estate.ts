/** How the law divides an estate between a spouse and children: parts, forced parts, and the tax over them. */
import { addsUp } from '../adding-words.nl.ts'
import { unsupportedKin } from '../kin-words.nl.ts'
import { childrenOfBeside } from '../others-words.nl.ts'
import { wordSet } from '../phrases.ts'
import { countWordsOutside } from '../question-shape.ts'
import { asksFor, asksSomething, commonWords } from '../question-words.nl.ts'
import { livesOn, subjects } from '../subject-words.nl.ts'
import { answerEstate } from './answer-estate.ts'
import { readEstate, type EstateFacts } from './read-estate.ts'
import { leftByGrandparent, readRepresentation } from './read-representation.ts'
import { changeByWords } from './change-by-words.ts'
import { namesNthChild } from './count-children.ts'
import { mergeAssets, tellsAssets } from './assets.ts'
import { readGifts, tellsGift, type Gifts } from './read-gifts.ts'
import type { Sum } from './sum.ts'
import { childDied, estateWords } from './estate-words.nl.ts'
import type { Utterance } from '../utterance.ts'
import { tellsAmountsBeside } from '../whose-amount.ts'
import { mergeDebts, tellsDebt, tellsTaken, wordingOf } from './debts.ts'

/** Every fact may come later, but it must be clear that an estate is divided by law. */
function recognise(said: Utterance, facts: Partial<EstateFacts>): EstateFacts | undefined {
  const { wish } = facts
  // These are no conditions that someone asks for.
  const text = said.text.replace('huwelijkse voorwaarden', '')
  if (
    !wish ||
    asksFor.procedure.test(text) ||
    estateWords.other.test(text) ||
    unsupportedKin.test(text) ||
    said.isChildless() ||
    facts.anotherChild ||
    // Those who come in the place of a child that died are no children of the estate.
    readRepresentation(said).represented ||
    leftByGrandparent(text) ||
    (childDied.test(text) && said.kin().some(({ kin }) => kin.line === 'sibling')) ||
    (facts.deltaCents !== undefined && facts.estateCents === undefined)
  )
    return undefined
  const complete = { ...facts, wish }
  if (wish === 'forced') return complete
  if (said.without(text).asksForRule() || estateWords.payment.test(text)) return undefined
  if (estateWords.will.test(said.affirmed().text)) return undefined
  const hasFamily = facts.children !== undefined || facts.partner !== undefined || /\bkinderen\b/.test(text)
  if (wish === 'tax') return facts.partner && facts.estateCents !== undefined && isWholeEstate(text, facts) ? complete : undefined
  if (estateWords.named.test(text)) return complete
  return facts.estateCents !== undefined && estateWords.death.test(text) && hasFamily && (facts.children !== undefined || facts.partner === true)
    ? complete
    : undefined
}

/** The amount is not what one heir gets, and children share it with the parent who lives on. */
const isWholeEstate = (text: string, { children }: Partial<EstateFacts>): boolean =>
  !estateWords.ownPart.test(text) && (children !== undefined || livesOn.test(text) || /\b(?:kinderen|kids)\b/.test(text))

const byWords = changeByWords<EstateFacts>(`
    erf erft erven erfenis nalatenschap erfdeel erfdelen kindsdeel kindsdelen legitieme portie onterfd erfbelasting kinderen kind moeder vader getrouwd leeft leefde geleefd leven
    overleden dood schuld schulden krijg krijgt krijgen vermogen testament broer broers zus zussen daarover deel delen gescheiden gewone
`)

const taxWords = wordSet(
  `${commonWords} erfbelasting erfdeel kindsdeel kinderen kind erfgenamen broer broers zus zussen partner persoon betaald afdragen fiscus belastingdienst daarover daarvan u`,
)

/** 'Moeten wij erfbelasting betalen', 'hoeveel belasting is dat dan': names nothing that the tax is over. */
export const asksOnlyTax = (said: Utterance): boolean =>
  (subjects.tax.test(said.text) || subjects.inheritanceTax.test(said.text)) &&
  said.amounts().length === 0 &&
  said.asksForOutcome() &&
  !said.asksForRule() &&
  countWordsOutside(said.text, taxWords, []) === 0

/** Tells who else inherits or whose everything was, in whatever words. */
const tellsOfFamily = (said: Utterance, { anotherChild, separate }: Partial<EstateFacts>): boolean =>
  (anotherChild !== undefined || separate === true || namesNthChild(said.text)) && !asksSomething.test(said.text)

/** What a grandparent or an uncle left is another estate. */
const isOfAnother = ({ estateCents, deltaCents }: Partial<EstateFacts>, said: Utterance): boolean =>
  (estateCents ?? deltaCents) !== undefined &&
  said.kin().some(({ kin, role }) => role === 'giver' && (kin.line === 'other' || (kin.line === 'lineal' && kin.generation > 1)))

/** Undefined when it is not clear what of the couple was the deceased's, or whose child there is: a stepchild does not inherit. */
const SURVIVOR_AGE =
  /^(?:(?:en|maar|mijn|onze|ons|de) )*(?:moeder|vader|mama|papa|mam|pap|ma|pa|man|vrouw|partner|langstlevende|hij|zij|ze) is (?:nu |al |net |inmiddels )?(\d{2})(?: jaar)?(?: oud)?[ .!?]*$/

const OWN_AGE = /^(?:(?:en|maar) )*ik ben (?:nu |al |net |inmiddels |zelf )*(\d{2})(?: jaar)?(?: oud)?[ .!?]*$/

/** 'Mijn moeder is 81', 'ik ben 68' of who lost a spouse: matters for the tax alone. */
const survivorAgeOf = ({ text }: Utterance): number | undefined => Number((SURVIVOR_AGE.exec(text) ?? OWN_AGE.exec(text))?.[1]) || undefined

/** What was given counts beside what was told of before. */
function addGifts(before: EstateFacts, { giftsCents = 0, ownGiftsCents = 0 }: Gifts): EstateFacts | undefined {
  const [known, own] = [before.giftsCents ?? 0, before.ownGiftsCents ?? 0]
  // Said once more it is the same gift.
  if (known === giftsCents && own === ownGiftsCents) return undefined
  return { ...before, giftsCents: known + giftsCents, ownGiftsCents: own + ownGiftsCents }
}

const MOST_WORDS_OF_PARTS = 26

/** 'Spaargeld was nog 40.000 en de uitvaart 12.000, hoeveel krijgen we dan': of what is left, in whatever words. */
const tellsParts = (said: Utterance, { assets, wish }: Partial<EstateFacts>): boolean =>
  tellsAssets(assets) &&
  said.text.split(' ').length <= MOST_WORDS_OF_PARTS &&
  !said.asksForRule() &&
  (wish !== undefined || !asksSomething.test(said.text)) &&
  said.kin().every(({ role }) => role !== 'giver') &&
  !estateWords.other.test(said.text) &&
  !/\b(?:koop\w*|kocht\w*|verhu\w*|ik heb|wij hebben|we hebben|(?:ben|zijn) \d{2})\b/.test(said.text)

function change(before: EstateFacts, newer: Partial<EstateFacts>, said: Utterance): EstateFacts | undefined {
  const survivorAge = survivorAgeOf(said)
  if (survivorAge !== undefined && OWN_AGE.test(said.text) && !before.speakerSurvives) return undefined
  if (survivorAge !== undefined) return before.partner && before.wish !== 'forced' ? { ...before, wish: 'tax', survivorAge } : undefined
  if (tellsGift(said)) return before.wish === 'forced' ? addGifts(before, readGifts(said.text, said.amounts()).gifts) : undefined
  // The tax that is asked for next is that over the part before it.
  const over: Partial<EstateFacts> = before.wish === 'forced' && newer.wish === 'tax' ? { ...newer, wish: 'forced', taxToo: true } : newer
  const changed = tellsParts(said, newer) ? { ...before, ...over } : byWords.change(before, over, said)
  if (!changed) return undefined
  if (childrenOfBeside.test(said.text) || tellsAmountsBeside(said, 'estate') || isOfAnother(newer, said)) return undefined
  const owed = newer.debtCents === undefined ? {} : mergeDebts(before, newer, wordingOf(said.text))
  if (!owed) return undefined
  if (newer.anotherChild && estateWords.gone.test(said.text)) return undefined
  const { anotherChild, deltaCents, ...merged } = { ...changed, ...owed }
  if (deltaCents !== undefined && merged.estateCents === undefined) return undefined
  if (deltaCents !== undefined && merged.estateCents !== undefined) merged.estateCents += deltaCents
  if (deltaCents === undefined && newer.estateCents !== undefined && before.estateCents !== undefined && addsUp.test(said.text))
    merged.estateCents = before.estateCents + newer.estateCents
  const assets = deltaCents === undefined ? mergeAssets(before.assets, newer.assets) : undefined
  if (assets) Object.assign(merged, { assets, estateCents: assets.reduce((sum, { cents }) => sum + cents, 0) })
  if (newer.separate && (newer.owner === undefined || newer.owner !== before.deceased)) return undefined
  if (newer.separate) delete merged.communal
  if (!anotherChild) return merged
  return before.children === undefined || anotherChild !== before.deceased ? undefined : { ...merged, children: before.children + 1 }
}

export const estateSum: Sum<EstateFacts> = {
  read: readEstate,
  recognise,
  knows: (said) => survivorAgeOf(said) !== undefined || tellsGift(said),
  mayChange: (said, newer) =>
    tellsGift(said) ||
    (!estateWords.gave.test(said.text) &&
      (survivorAgeOf(said) !== undefined ||
        asksOnlyTax(said) ||
        tellsOfFamily(said, newer) ||
        tellsDebt(said, newer) ||
        tellsParts(said, newer) ||
        tellsTaken(said) ||
        byWords.mayChange(said, newer))),
  change,
  answer: answerEstate,
}
