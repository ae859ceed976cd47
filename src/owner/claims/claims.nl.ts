/** Sentences of the card Beweringen. */
import type { ClaimId } from '../../settings/claims/claim-ids.ts'
import type { ClaimState } from '../../settings/claims/claim.ts'

export const claimCardTexts = {
  heading: 'Beweringen',
  note: 'Wat de site van zichzelf zegt. In de demo staan alle beweringen er als voorbeeld. Live ziet een bezoeker alleen een bewering waarvoor u bewijs hebt dat nog geldig is. Is het bewijs verlopen, dan verdwijnt de bewering vanzelf. De snelheid van offertes en de besparing telt de site zelf.',
  rating:
    'Het cijfer en het aantal beoordelingen zijn geen instelling: live rekent de site die uit de beoordelingen met een bron, vanaf drie. In de demo staan ‘4,9’ en ‘34’ er als voorbeeld.',
  loadFailed: 'Wij konden de beweringen niet laden.',
  shownIn: 'Te zien',
  open: 'Bewijs bekijken of invullen',
  counted: 'Klopt met de telling',
  openMeasured: 'Telling en tekst bekijken',
  close: 'Sluiten',
  versions: (count: number) => `Eerdere versies (${count})`,
  withdrawn: 'zonder bewijs',
  until: (day: string) => `geldig tot en met ${day}`,
} as const

export const claimLabels: Record<ClaimId, string> = {
  experience: 'Ervaring',
  savings: 'Besparing',
  'quotes-within': 'Snelheid van offertes',
  helped: 'Mensen geholpen',
  confidential: 'Vertrouwelijk',
  free: '100% gratis',
  independent: 'Onafhankelijk',
  'phone-terms': 'Kosten en tijden van de telefoon',
  'answer-time': 'Antwoordtijd op berichten',
  'review-checks': 'Controle van beoordelingen',
}

export const claimPlaces: Record<ClaimId, string> = {
  experience: 'op de homepagina',
  savings: 'op de homepagina',
  'quotes-within': 'op de homepagina',
  helped: 'in de strook boven elke pagina',
  confidential: 'in de balk boven elke pagina',
  free: 'in de balk boven elke pagina',
  independent: 'in de balk boven elke pagina',
  'phone-terms': 'bij uw telefoonnummer, onder elke pagina',
  'answer-time': 'bij uw e-mailadres, onder elke pagina',
  'review-checks': 'op de pagina Beoordelingen',
}

export const claimStates: Record<ClaimState, string> = {
  valid: 'Bewijs geldig',
  'too-few': 'Nog te weinig aanvragen',
  contradicted: 'Uw lijst spreekt dit tegen: een kantoor betaalt u',
  unproven: 'Volgt niet uit de cijfers',
  none: 'Geen bewijs',
  'other-words': 'Tekst gewijzigd, bewijs opnieuw nodig',
  expired: 'Bewijs verlopen',
}
