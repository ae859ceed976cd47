/** Words for who was invited. */
import { siteName } from '../../platform/site-name.ts'

export const acceptTexts = {
  heading: 'Uitnodiging',
  loading: 'Loading...',
  lead: (role: string) => `U bent uitgenodigd voor de instellingen van ${siteName()}. Uw rol is ${role.toLowerCase()}.`,
  email: 'E-mailadres',
  emailNote: 'Hiermee logt u voortaan in.',
  name: 'Uw naam',
  nameNote: 'Zo staat u in de lijst van mensen en in het logboek.',
  password: 'Kies een wachtwoord',
  passwordNote: 'Minstens 12 tekens. Vier losse woorden is goed.',
  submit: 'Uitnodiging aannemen',
  busy: 'Bezig...',
  gone: 'Deze uitnodiging werkt niet (meer). De link is al gebruikt, ingetrokken of ouder dan drie dagen. Vraag een eigenaar om een nieuwe.',
  toSignIn: 'Naar inloggen',
  nameNeeded: 'Vul uw naam in, hoogstens 60 tekens.',
  taken: 'Met dit e-mailadres wordt hier al ingelogd.',
  failed: 'Er is een fout opgetreden. Probeer het opnieuw.',
} as const
