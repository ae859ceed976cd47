/** How offices are chosen, in words: made from the very steps that choose them. */
import type { Fit, MatchingStep, MatchReasons, Reach } from './match-offices.ts'
import { matchingSteps } from './match-offices.ts'

const stepSentences: Record<MatchingStep, string> = {
  distance: 'wie het dichtst bij uw plaats zit: dezelfde plaats, dan dezelfde gemeente, dan dezelfde provincie',
  fit: 'wie een prijs geeft voor uw akte, en dan wie de akte als specialisme noemt',
  turn: 'wie het langst geen aanvraag kreeg, waarbij kantoren die vaker antwoorden eerder weer aan de beurt zijn',
  name: 'het alfabet',
}

const order = matchingSteps.map((step, at) => `${at + 1}. ${stepSentences[step]}`).join('; ')

/** On the page of the request, on /over-ons and in the terms. */
export const matchingRule = `Wij tonen kantoren die aanvragen aannemen, uw taal spreken en nog ruimte hebben. Per kantoor ligt vast hoeveel aanvragen tegelijk op zijn antwoord mogen wachten. De volgorde is: ${order}. Wat een kantoor ons betaalt, speelt daarbij geen rol.`

const reachNames: Record<Reach, string> = {
  place: 'in uw plaats',
  municipality: 'in uw gemeente',
  province: 'in uw provincie',
  country: 'elders in Nederland',
}

const fitNames: Record<Fit, string> = { price: 'geeft een prijs voor deze akte', specialism: 'noemt deze akte als specialisme', none: '' }

/** Why this office, for the visitor. */
export const whyOffice = ({ reach, fit }: Pick<MatchReasons, 'reach' | 'fit'>): string => [reachNames[reach], fitNames[fit]].filter(Boolean).join('; ')

/** The place is the visitor's, not the reader's. */
const askedReachNames: Record<Reach, string> = {
  place: 'in de gevraagde plaats',
  municipality: 'in dezelfde gemeente',
  province: 'in dezelfde provincie',
  country: 'elders in Nederland',
}

/** For the owner, the whole of it. Of an office that was never asked nothing is known of its answers. */
export function wholeReason({ waitedDays, answeredShare, reach, fit }: MatchReasons): string {
  const past = waitedDays === null ? ['nog nooit gevraagd'] : [`${waitedDays} dagen niet gevraagd`, `antwoordt op ${answeredShare}%`]
  return [askedReachNames[reach], fitNames[fit], ...past].filter(Boolean).join('; ')
}
