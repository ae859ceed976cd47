/** The drawings that an assistant can have: objects in a speech bubble, never a face, so that nobody takes one for a person. */

export const avatarNames = ['lamp', 'boek', 'kompas', 'loep'] as const

export type AvatarName = (typeof avatarNames)[number]

/** Paths of one drawing. They travel with the page, so that the chat's program carries none that is not shown. */
export interface AvatarDrawing {
  accent: string
  lines: string
}

const avatarDrawings: Record<AvatarName, AvatarDrawing> = {
  lamp: { accent: 'M32 42a16 16 0 0 1 32 0Z', lines: 'M48 12V26M43 42a5 5 0 0 0 10 0M32 60H64' },
  boek: {
    accent: 'M58 27V46L63 41L68 46V27Z',
    lines: 'M48 32C42 27 32 26 24 27V57C32 56 42 57 48 62C54 57 64 56 72 57V27C64 26 54 27 48 32V62M30 36H41M30 45H41',
  },
  kompas: {
    accent: 'M58 33L52 47L38 53L44 39Z',
    lines: 'M48 21a22 22 0 1 1-.01 0ZM48 21V26M48 60V65M26 43H31M65 43H70',
  },
  loep: {
    accent: 'M43 23a15 15 0 1 1-.01 0Z',
    lines: 'M54 49L67 62M36 34H50M36 42H46M22 62H44',
  },
}

/** An unknown name gets the lamp. */
export const avatarDrawing = (name: string): AvatarDrawing => avatarDrawings[avatarNames.find((known) => known === name) ?? 'lamp']
