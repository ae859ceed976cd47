/** What an office and we agreed about money. Shown to visitors, and never part of the order. */

/** The only forms there may be: never a part of the fee for a deed. */
export const relations = ['geen', 'per_aanvraag', 'per_klik', 'advertentie'] as const

export type Relation = (typeof relations)[number]

export const isRelation = (text: string): text is Relation => relations.some((relation) => relation === text)
