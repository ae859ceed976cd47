/** What the parts of the tabs are called. */
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

export const quoteParts = {
  label: 'Onderdeel van offertes',
  requests: 'Aanvragen',
  offices: 'Kantoren',
  proposals: 'Opgaven',
  statement: 'Afrekening',
} as const

export const programParts = { label: 'Soort koppeling', keys: 'Sleutels', webhooks: 'Webhooks' } as const

/** By tab and by the name of the part in the address. */
export const namesOfParts: Partial<Record<string, Partial<Record<string, string>>>> = {
  inhoud: contentParts,
  overzicht: { taalmodel: overviewParts.model },
  berichten: { meldingen: inboxParts.notices },
  koppelingen: { webhooks: programParts.webhooks },
  offertes: { kantoren: quoteParts.offices, opgaven: quoteParts.proposals, afrekening: quoteParts.statement },
}

/** Undefined for the first part of a tab, and where there are none. */
export const partName = (tab: string, part: string | null): string | undefined => (part === null ? undefined : namesOfParts[tab]?.[part])
