/** Sentences of the part Opgaven of the tab Offertes. */
import { pricePartLabels } from '../../deeds/price-parts.nl.ts'
import type { DifferenceName } from '../proposals/compare-proposal.ts'

const lineNames: Readonly<Record<DifferenceName, string>> = {
  source: 'Bron',
  phone: 'Telefoon',
  website: 'Website',
  languages: 'Talen',
  specializations: 'Specialismen',
  features: 'Bijzonderheden',
  ...pricePartLabels,
  total: 'Totaal',
  includes: 'Wat erin zit',
  day: 'Prijs van',
}

export const proposalsAdminTexts = {
  heading: 'Opgaven van kantoren',
  lead: 'Een kantoor dat zijn mailbox bewees, geeft hier op wat er op zijn pagina moet staan. Er verandert niets totdat u de opgave overneemt. Het kantoor krijgt een mail over uw keuze.',
  none: 'Er wacht geen opgave.',
  sent: (at: string) => `Gestuurd op ${at}`,
  changes: (office: string) => `Wat er verandert bij ${office}`,
  what: 'Onderdeel',
  before: 'Staat er nu',
  after: 'Opgave',
  nothing: 'niets',
  line: (what: DifferenceName, deed: string | undefined) => (deed === undefined ? lineNames[what] : `${deed}: ${lineNames[what].toLowerCase()}`),
  same: 'Deze opgave verandert niets.',
  unseen: (deeds: string) => `Het kantoor zag deze prijzen niet, want ze kwamen later: ${deeds}. Weiger de opgave en vraag om een nieuwe.`,
  accept: 'Overnemen',
  reason: 'Waarom niet',
  reasonNote: 'Het kantoor leest dit.',
  refuse: 'Weigeren',
  open: 'Open dit kantoor',
  accepted: { title: 'Overgenomen', message: 'Het staat op de site. Terug kan bij Inhoud, Notarissen, onder de eerdere versies.' },
  refused: { title: 'Geweigerd', message: 'Het kantoor krijgt een mail met uw reden.' },
} as const
