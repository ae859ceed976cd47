/** The Dutch words and sentences about a home that is sold below its value within the family. Amounts are in cents. */
import { euro, taxOver } from '../../../figures/calculation-words.nl.ts'
import { phrases } from '../phrases.ts'

export const belowValueWords = {
  sells: phrases('verkoop, verkopen, verkoopt, verkocht, koop, kopen, overneem, overnemen'),
  /** Behind the value, and before it. */
  worth: /^ (?:euro )?(?:waard|volgens (?:de )?(?:taxa\w+|woz))\b/,
  worthBefore: /\b(?:getaxeerd(?: \w+){0,3}|taxatie\w*(?: \w+){0,3}|waard(?:e)?(?: (?:is|van|op|nu|eigenlijk))*|woz\S*(?: \w+){0,2}) (?:€ ?)?$/,
  /** 'Hun huis van 330.000 voor 290.000': what stands between, and before the first. */
  forPrice: /^ (?:euro )?voor (?:(?:maar|slechts|ongeveer|zo'n) )*(?:€ ?)?$/,
  homeOf: /\b(?:huis|woning|appartement|flat|boerderij|huisje) van (?:(?:ongeveer|zo'n|ruim) )*(?:€ ?)?$/,
  family: phrases(
    '(mijn|onze) ouders … (mij|ons), (mijn|onze) (ouders|vader|moeder) … (hun|zijn|haar) (huis|woning|appartement|flat) … (mij|ons), (mijn|onze) (vader|moeder) … (mij|ons), van (mijn|onze) (ouders|vader|moeder), (mijn|ons|onze) huis … (zoon|dochter|kind), aan (mijn|onze) (zoon|dochter|kind)',
  ),
  difference: phrases('(over|van) (dat|het|die) (verschil|rest|korting), (dat|het) verschil, schenking, schenkbelasting'),
  other: phrases('blijf* … wonen, blijven … wonen, vruchtgebruik, verhu*, lenen, geleend, lening'),
} as const

export const belowValueTexts = {
  line: (valueCents: number, priceCents: number): string =>
    `Het verschil met de echte waarde is een schenking: ${euro(valueCents)} min ${euro(priceCents)} is ${euro(valueCents - priceCents)}.`,
  transferTax: (valueCents: number, percent: number, taxCents: number): string =>
    `Voor de overdrachtsbelasting telt ook de echte waarde, ${euro(valueCents)}, en niet de lagere prijs (Wet op belastingen van rechtsverkeer, artikel 9). Gaat de koper er zelf wonen, zonder startersvrijstelling, dan is dat ${taxOver(percent, valueCents, taxCents)}.`,
} as const
