/** What the parts of the tabs are called; apart from the sentences that the area begins with, so that its first load is light. */
export const contentParts = {
  label: 'Soort inhoud',
  homepage: 'Homepage',
  artikelen: 'Artikelen',
  aanvullingen: 'Aanvullingen',
  kennis: 'Kennis',
  notarissen: 'Notarissen',
  beoordelingen: 'Beoordelingen',
  cijfers: 'Cijfers',
} as const

export const overviewParts = { label: 'Soort overzicht', use: 'Bezoek en vragen', model: 'Taalmodel' } as const

export const inboxParts = { label: 'Soort bericht', messages: 'Berichten', notices: 'Meldingen' } as const
