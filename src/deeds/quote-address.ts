/** The addresses of the request for quotes, with what is known filled in, and of the overview of an office. */
export const QUOTE_PATH = '/offerte'

/** All that an office was asked, and what it says of itself. */
export const DESK_PATH = '/offerte/overzicht'

/** Where an office asks for the link of its overview; `id` of the office. */
export const deskDoorAddress = (id: string): string => `${DESK_PATH}?kantoor=${id}`

/** What the page reads from its address. */
export const quoteNames: readonly string[] = ['akte', 'plaats', 'wanneer', 'stap', 'taal']

interface Known {
  /** Slug of a deed. */
  deed?: string | undefined
  /** A name or a slug. */
  place?: string | undefined
  wanted?: string | undefined
  /** As on the list of offices; absent: Dutch. */
  language?: string | undefined
  /** Shows the first step, also when all of it is known. */
  first?: boolean
}

export function quoteAddress({ deed, place, wanted, language, first = false }: Known = {}): string {
  const given = [deed, place, wanted, first && '1', language].flatMap((value, at) => (value ? [[quoteNames[at] ?? '', value]] : []))
  return given.length === 0 ? QUOTE_PATH : `${QUOTE_PATH}?${new URLSearchParams(given).toString()}`
}
