/** Sentences of the card Beweringen. */
import type { ClaimField } from '../../settings/claims/claim-rules.ts'
import type { ClaimId, ClaimState } from '../../settings/claims/claim.ts'

export const claimCardTexts = {
  heading: 'Beweringen',
  note: 'Wat de site van zichzelf zegt. In de demo staan alle beweringen er als voorbeeld. Live ziet een bezoeker alleen een bewering waarvoor u bewijs heeft dat nog geldig is. Is het bewijs verlopen, dan verdwijnt de bewering vanzelf.',
  rating:
    'Het cijfer en het aantal beoordelingen zijn geen instelling: live rekent de site die uit de beoordelingen met een bron, vanaf drie. In de demo staan ‘4,9’ en ‘34’ er als voorbeeld.',
  loadFailed: 'Wij konden de beweringen niet laden.',
  shownIn: 'Te zien',
  open: 'Bewijs bekijken of invullen',
  close: 'Sluiten',
  save: 'Bewering opslaan',
  saving: 'Opslaan...',
  withoutEvidence: 'Zonder bewijs blijft de bewering live verborgen.',
  saved: { title: 'Bewering opgeslagen', message: 'De bewering en het bewijs zijn opgeslagen.' },
  savedWithout: { title: 'Bewering opgeslagen', message: 'De bewering is opgeslagen zonder bewijs. Live is zij verborgen.' },
  saveFailed: { title: 'Fout bij Opslaan', message: 'De bewering is niet opgeslagen. Wat u had ingevuld, staat er nog.' },
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
}

export const claimPlaces: Record<ClaimId, string> = {
  experience: 'op de homepagina',
  savings: 'op de homepagina',
  'quotes-within': 'op de homepagina',
  helped: 'in de strook boven elke pagina',
  confidential: 'in de balk boven elke pagina',
  free: 'in de balk boven elke pagina',
  independent: 'in de balk boven elke pagina',
}

/** What would count as evidence. */
export const claimHints: Record<ClaimId, string> = {
  experience: 'Bijvoorbeeld de datum van inschrijving bij de KvK en wie het werk sindsdien doet.',
  savings: 'Bijvoorbeeld een vergelijking van offertes: hoeveel aanvragen, in welke periode, welk verschil tussen de hoogste en de laagste.',
  'quotes-within': 'Bijvoorbeeld een telling: van hoeveel aanvragen kwamen de offertes binnen deze tijd, en in welke periode.',
  helped: 'Bijvoorbeeld een telling uit uw administratie: wie telt u mee en over welke periode.',
  confidential: 'Bijvoorbeeld uw afspraken met verwerkers en wie gesprekken en berichten kan lezen.',
  free: 'Bijvoorbeeld uw afspraken met partners, waaruit blijkt dat een bezoeker nooit betaalt.',
  independent:
    'Bijvoorbeeld wie de eigenaar is, wie u betaalt, en waarom dat de volgorde niet verandert. Een vergoeding van partners maakt dit lastig te bewijzen.',
}

export const claimStates: Record<ClaimState, string> = {
  valid: 'Bewijs geldig',
  none: 'Geen bewijs',
  'other-words': 'Tekst gewijzigd, bewijs opnieuw nodig',
  expired: 'Bewijs verlopen',
}

export const claimFields: Record<ClaimField, string> = {
  value: 'Tekst van de bewering',
  evidence: 'Waar rust dit op?',
  source: 'Link of naam van het document',
  evidenceDay: 'Dag van het bewijs',
  validUntil: 'Geldig tot en met',
}

export const claimFieldNotes: Partial<Record<ClaimField, string>> = {
  source: 'Een adres met https://, of de naam van een document dat u bewaart.',
  validUntil: 'Hoogstens een jaar na de dag van het bewijs.',
}

const wordings: Partial<Record<ClaimId, string>> = {
  experience: 'Schrijf een aantal jaren, zoals ‘10+ jaar’.',
  savings: 'Begin met ‘tot’: niet iedereen bespaart het hoogste percentage. Zoals ‘tot 40%’.',
  'quotes-within': 'Schrijf een aantal uur of dagen, zoals ‘48 uur’.',
  helped: 'Schrijf een aantal, zoals ‘100+ mensen geholpen’.',
}

export function claimFault(claim: ClaimId, field: ClaimField): string {
  switch (field) {
    case 'value':
      return wordings[claim] ?? 'Deze tekst staat vast.'
    case 'evidence':
      return 'Leg in 20 tot 1.000 tekens uit waar de bewering op rust.'
    case 'source':
      return 'Geef een adres met https:// of de naam van een document.'
    case 'evidenceDay':
      return 'Kies een dag tot en met vandaag.'
    case 'validUntil':
      return 'Kies een dag vanaf vandaag, hoogstens een jaar na de dag van het bewijs.'
  }
}
