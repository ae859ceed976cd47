/** Sentences of the command palette. */
export const paletteTexts = {
  open: 'Zoek',
  title: 'Zoeken en ergens heen gaan',
  keys: 'Ctrl K',
  placeholder: 'Waar wilt u heen, of wat zoekt u?',
  nothing: 'Niets gevonden. Typ een ander woord.',
  groups: { go: 'Ga naar', make: 'Maken', search: 'Zoeken', other: 'Overig' },
  newLink: 'Nieuwe redirect',
  newEntry: 'Nieuw antwoord voor de assistent',
  newHomepageText: 'Nieuwe tekst voor de homepage',
  searchChats: (query: string) => `Zoek ‘${query}’ in de chatgesprekken`,
  searchSite: (query: string) => `Zoek ‘${query}’ op de site`,
  toLight: 'Lichte weergave',
  toDark: 'Donkere weergave',
  toSite: 'Naar de site',
  content: (part: string) => `Inhoud: ${part}`,
} as const
