/** Sentences of the card Assistent. */
import type { AvatarName } from '../ui/illustrations/assistant-avatars.ts'

export const identityTexts = {
  heading: 'Assistent',
  note: 'Zo ziet een bezoeker de assistent. ‘AI-assistent’ achter de naam en de zin dat u met AI chat, staan er altijd: de wet vraagt dat.',
  preview: 'Voorbeeld van de chat',
} as const

export const avatarLabels: Record<AvatarName, string> = { lamp: 'Lamp', boek: 'Boek', kompas: 'Kompas', loep: 'Loep' }
