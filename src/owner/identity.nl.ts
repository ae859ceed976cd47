/** Sentences of the card Assistent. */
import type { AvatarName } from '../ui/illustrations/assistant-avatars.ts'
import { identityLimits } from '../settings/identity.ts'

type IdentityField = 'assistant_name' | 'assistant_avatar' | 'assistant_disclaimer'

export const identityTexts = {
  heading: 'Assistent',
  note: 'Zo ziet een bezoeker de assistent. ‘AI-assistent’ achter de naam en de zin dat u met AI chat, staan er altijd: de wet vraagt dat.',
  preview: 'Voorbeeld van de chat',
  reset: 'Standaardzin terugzetten',
} as const

export const identityLabels: Record<IdentityField, string> = {
  assistant_name: 'Naam van de assistent',
  assistant_avatar: 'Tekening',
  assistant_disclaimer: 'Zin onder het veld',
}

export const identityNotes: Partial<Record<IdentityField, string>> = {
  assistant_name: `Hoogstens ${identityLimits.name} tekens. Geen naam die op een notaris, advocaat, jurist of mr. lijkt.`,
  assistant_disclaimer: `Van ${identityLimits.disclaimerMin} tot ${identityLimits.disclaimerMax} tekens. Hiervoor staat altijd dat u met AI chat, hierna welke gegevens iemand beter niet deelt.`,
}

export const identityFaults: Record<IdentityField, string> = {
  assistant_name: `Kies een naam van 1 tot ${identityLimits.name} letters die niet op een notaris, advocaat, jurist of mr. lijkt.`,
  assistant_avatar: 'Kies een van de tekeningen.',
  assistant_disclaimer: `Gebruik ${identityLimits.disclaimerMin} tot ${identityLimits.disclaimerMax} tekens, zonder uitroepteken, en doe de assistent niet voorkomen als mens of notaris.`,
}

export const avatarLabels: Record<AvatarName, string> = { lamp: 'Lamp', boek: 'Boek', kompas: 'Kompas', loep: 'Loep' }
