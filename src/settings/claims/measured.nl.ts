/** What was counted for a claim, in a sentence: for the owner, and for visitors while the claim is shown. */
import { dutchDate } from '../../platform/dutch-time.ts'
import { FEWEST_REQUESTS, MEASURED_DAYS, neededShare, type Measured, type MeasuredClaim } from './measured.ts'

const counted: Record<MeasuredClaim, (words: string, requests: number, holding: number) => string> = {
  'quotes-within': (words, requests, holding) =>
    `Van ${requests} ${requests === 1 ? 'aanvraag' : 'aanvragen'} kregen er ${holding} minstens twee offertes binnen ${words}${words.endsWith(' uur') ? ', gerekend op werkdagen' : ''}.`,
  savings: (words, requests, holding) =>
    `Bij ${requests} ${requests === 1 ? 'aanvraag' : 'aanvragen'} kwamen minstens twee volledige offertes. Bij ${holding} daarvan was de laagste ${words.replace('tot ', '')} of meer lager dan de hoogste.`,
}

/** 'Geteld van 31-05-2026 tot en met 26-11-2026. Van 34 aanvragen …' */
export const measuredSentence = (claim: MeasuredClaim, words: string, { requests, holding, from, until }: Measured): string =>
  `Geteld van ${dutchDate(from)} tot en met ${dutchDate(until)}. ${counted[claim](words, requests, holding)}`

/** What it takes to be shown. */
export const neededSentence = (claim: MeasuredClaim): string =>
  `De site telt dit zelf, elk uur, uit de aanvragen van de laatste ${MEASURED_DAYS} dagen. Live staat de bewering er vanzelf bij minstens ${FEWEST_REQUESTS} aanvragen, als het voor minstens ${neededShare[claim]}% klopt. Klopt het niet meer, dan verdwijnt zij vanzelf.`
