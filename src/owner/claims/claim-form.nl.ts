/** Sentences of the form of a claim. */
import type { ClaimField } from '../../settings/claims/claim-rules.ts'
import type { ClaimId } from '../../settings/claims/claim-ids.ts'
import type { MeasuredClaim } from '../../settings/claims/measured.ts'

export const claimFormTexts = {
  save: 'Bewering opslaan',
  saveWords: 'Tekst opslaan',
  saving: 'Opslaan...',
  withoutEvidence: 'Zonder bewijs blijft de bewering live verborgen.',
  saved: { title: 'Bewering opgeslagen', message: 'De bewering en het bewijs zijn opgeslagen.' },
  withdrawn: { title: 'Bewijs weggehaald', message: 'Er is geen bewijs meer. Live is deze bewering verborgen.' },
  savedWords: { title: 'Tekst opgeslagen', message: 'De telling is met de nieuwe tekst opnieuw gemaakt.' },
  savedWithout: { title: 'Tekst opgeslagen zonder bewijs', message: 'Live is deze bewering verborgen.' },
  nothing: { title: 'Niets opgeslagen', message: 'U hebt nog niets ingevuld of veranderd. Live blijft deze bewering verborgen.' },
  saveFailed: { title: 'Fout bij Opslaan', message: 'De bewering is niet opgeslagen. Wat u had ingevuld, staat er nog.' },
} as const

/** What would count as evidence. */
export const claimHints: Record<Exclude<ClaimId, MeasuredClaim>, string> = {
  experience: 'Bijvoorbeeld de datum van inschrijving bij de KvK en wie het werk sindsdien doet.',
  helped: 'Bijvoorbeeld een telling uit uw administratie: wie telt u mee en over welke periode.',
  confidential: 'Bijvoorbeeld uw afspraken met verwerkers en wie gesprekken en berichten kan lezen.',
  free: 'Bijvoorbeeld uw afspraken met partners, waaruit blijkt dat een bezoeker nooit betaalt.',
  independent:
    'Bijvoorbeeld wie de eigenaar is en waar uw inkomsten vandaan komen. Zolang een kantoor op de lijst u betaalt, blijft deze bewering live verborgen.',
  'phone-terms': 'Bijvoorbeeld de voorwaarden van uw telefoonaanbieder, en wie er op die tijden opneemt.',
  'answer-time': 'Bijvoorbeeld wie de berichten leest en hoe vaak. Live rekent niemand dit na: u moet het waarmaken.',
  'review-checks': 'Bijvoorbeeld hoe u bij de bron nakijkt of een beoordeling echt is. Deze zin is verplicht als u beoordelingen toont (artikel 6:193e BW).',
}

export const claimFields: Record<ClaimField, string> = {
  value: 'Tekst van de bewering',
  evidence: 'Waar rust dit op?',
  source: 'Link of naam van het document',
  evidenceDay: 'Dag van het bewijs',
  validUntil: 'Geldig tot en met',
  since: 'Sinds welke dag',
  people: 'Hoeveel mensen volgens uw telling',
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
  'phone-terms': 'Schrijf in 5 tot 80 tekens wat bellen kost en wanneer u opneemt.',
  'answer-time': 'Begin met ‘Antwoord binnen’, zoals ‘Antwoord binnen 2 werkdagen’.',
  'review-checks': 'Schrijf in 20 tot 400 tekens hoe u nakijkt of een beoordeling echt is.',
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
    case 'since':
      return 'Kies een dag die zo lang geleden is als de tekst zegt.'
    case 'people':
      return 'Vul een aantal in dat minstens zo groot is als de tekst zegt.'
  }
}
