/** Every tab and part of the area that the palette leads to. */
import { moveTo } from '../owner-kit/address.ts'
import { paletteTexts } from './palette.nl.ts'
import { contentParts, inboxParts, overviewParts, programParts, quoteParts } from './parts.nl.ts'
import { adminTabs } from './tabs.tsx'

export interface Command {
  id: string
  label: string
  description?: string
  /** It is there because of what was typed. */
  always?: boolean
  onClick: () => void
}

export interface CommandGroup {
  group: string
  actions: Command[]
}

interface PartPlace {
  tab: string
  /** As in the address; undefined for the first part of a tab. */
  part: string | undefined
  label: string
  isOwners?: boolean
}

const [firstContent, ...otherContent] = ['homepage', 'artikelen', 'aanvullingen', 'kennis', 'notarissen', 'beoordelingen', 'cijfers'] as const

const partPlaces: readonly PartPlace[] = [
  { tab: 'inhoud', part: undefined, label: paletteTexts.content(contentParts[firstContent]) },
  ...otherContent.map((part) => ({ tab: 'inhoud', part, label: paletteTexts.content(contentParts[part]) })),
  { tab: 'berichten', part: 'meldingen', label: paletteTexts.inbox(inboxParts.notices) },
  { tab: 'offertes', part: undefined, label: paletteTexts.quotes(quoteParts.requests) },
  { tab: 'offertes', part: 'kantoren', label: paletteTexts.quotes(quoteParts.offices) },
  { tab: 'offertes', part: 'opgaven', label: paletteTexts.quotes(quoteParts.proposals) },
  { tab: 'offertes', part: 'afrekening', label: paletteTexts.quotes(quoteParts.statement), isOwners: true },
  { tab: 'overzicht', part: 'taalmodel', label: paletteTexts.overview(overviewParts.model), isOwners: true },
  { tab: 'koppelingen', part: 'webhooks', label: paletteTexts.programs(programParts.webhooks), isOwners: true },
]

export const placesFor = (isOwner: boolean): CommandGroup => ({
  group: paletteTexts.groups.go,
  actions: [
    ...adminTabs
      .filter(({ needs }) => isOwner || needs !== 'owner')
      .map(({ name, label }) => ({ id: `tab-${name}`, label, onClick: () => moveTo({ tab: name === adminTabs[0].name ? undefined : name }) })),
    ...partPlaces
      .filter(({ isOwners }) => isOwner || !isOwners)
      .map(({ tab, part, label }) => ({ id: `part-${tab}-${part ?? ''}`, label, onClick: () => moveTo({ tab, onderdeel: part }) })),
    { id: 'part-toegang', label: paletteTexts.access, onClick: () => moveTo({ tab: 'beveiliging' }) },
  ],
})
