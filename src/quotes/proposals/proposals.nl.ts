/** Sentences about what an office says of itself: on its overview, and in the mails about it. */
import type { DraftFault } from '../../notaries/notary-draft.ts'

/** Where the facts of an office were read that it gave itself. */
export const OWN_SOURCE = 'opgave van het kantoor'

export const proposalTexts = {
  heading: 'Uw gegevens en prijzen op onze lijst',
  lead: 'Zo staat uw kantoor bij ons. Klopt er iets niet, of ontbreekt er iets? Vul het hier in. Wij lezen het eerst. Tot dan verandert er niets op de site.',
  whole: 'Met versturen zegt u dat alles in dit formulier vandaag klopt. Als bron staat er daarna: opgave van het kantoor.',
  fixed: ({ name, place, email }: Record<'name' | 'place' | 'email', string>) => `${name}, ${place}, ${email}.`,
  fixedNote: (address: string) => `Verandert de naam, de plaats of het mailadres? Mail het ons op ${address}.`,
  sample: 'Dit is een voorbeeldkantoor. Zijn gegevens en prijzen staan vast.',
  waiting: (at: string) => `Uw opgave van ${at} wacht op ons. Hieronder staat wat u opgaf. Stuurt u het formulier opnieuw, dan geldt de nieuwe opgave.`,
  sent: 'Verstuurd. U hoort per mail wat wij ermee doen.',
  withdrawn: 'Uw opgave is ingetrokken.',
  withdraw: 'Opgave intrekken',
  accepted: (at: string) => `Uw laatste opgave staat sinds ${at} op de site.`,
  refused: (at: string, reason: string) => `Uw laatste opgave is op ${at} niet overgenomen. De reden: ${reason}`,
  notSent: 'Uw opgave is nog niet verstuurd.',
  failed: 'Er is een fout opgetreden. Probeer het later opnieuw. Wat u hebt ingevuld, staat er nog.',
  changed: 'Wat er bij ons over uw kantoor staat, is intussen veranderd. Kijk het hieronder na en verstuur het opnieuw. Wat u hebt ingevuld, staat er nog.',
  many: 'U hebt vandaag al vaak een opgave gestuurd. Probeer het morgen opnieuw. Wat u hebt ingevuld, staat er nog.',
  phone: 'Telefoonnummer',
  website: 'Website',
  websiteNote: 'Begint met https://.',
  languages: 'Talen',
  features: 'Bijzonderheden',
  featuresNote: 'Zoals: bespreking aan huis, afspraak in de avond.',
  words: 'Eén op elke regel.',
  specializations: 'Specialismen',
  prices: 'Prijzen',
  pricesLead: 'Per akte een prijs in onderdelen. Komt een onderdeel niet voor, vul dan 0 in. Laat alle bedragen leeg als u geen prijs noemt.',
  price: (deed: string, amount: string | undefined) => (amount === undefined ? `${deed}: geen prijs` : `${deed}: nu ${amount}`),
  stillTotal: (amount: string) => `Het totaal van ${amount} klopt nog. Hoe het is opgebouwd, weten wij niet. Met onderdelen is uw prijs beter te vergelijken.`,
  includes: 'Wat erin zit',
  includesNote: 'Zoals: een gesprek, het ontwerp en de akte.',
  send: 'Opgave versturen',
} as const

/** With what it is about. */
export const proposalFaultSentences: Readonly<Record<DraftFault, (what: string) => string>> = {
  empty: (what) => `Vul in: ${what}.`,
  too_long: (what) => `Dit is te lang: ${what}.`,
  too_many: (what) => `Dit is te veel: ${what}. Kies er hoogstens twaalf.`,
  invalid: (what) => `Kijk dit na: ${what}.`,
  unknown_place: (what) => `Kijk dit na: ${what}.`,
  future: (what) => `Kijk dit na: ${what}.`,
  twice: (what) => `Dit staat er twee keer: ${what}.`,
}

/** Of one field that belongs to the price of a deed. */
export const inDeed = (label: string, deed: string): string => `${label} (${deed})`

export const proposalMailLines = { office: 'Kantoor', sent: 'Opgave van', reason: 'Waarom niet' } as const

export const acceptedProposalMailTexts = {
  subject: 'Uw opgave staat op de site',
  title: 'Uw opgave staat op de site',
  notes: ['Wij hebben uw gegevens en prijzen overgenomen.', 'Kijk of het klopt. Klopt er iets niet? Beantwoord dan deze mail.'],
  open: 'Bekijk uw pagina',
} as const

export const refusedProposalMailTexts = {
  subject: 'Uw opgave is niet overgenomen',
  title: 'Uw opgave is niet overgenomen',
  notes: ['Op de site is niets veranderd.', 'U kunt de opgave aanpassen en opnieuw sturen. Of beantwoord deze mail.'],
  open: 'Bekijk uw pagina',
} as const
