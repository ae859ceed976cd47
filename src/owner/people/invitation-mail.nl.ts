/** Words of the mail to who was invited. */
import { siteName } from '../../platform/site-name.ts'
import { roleNotes } from '../../platform/role.nl.ts'

export const invitationMailTexts = {
  get subject() {
    return `Uitnodiging voor de instellingen van ${siteName()}`
  },
  get title() {
    return `U bent uitgenodigd om te werken in de instellingen van ${siteName()}`
  },
  role: 'Uw rol',
  may: 'Wat u kunt',
  mayDo: roleNotes,
  until: 'Geldig tot',
  what: 'Met de link hieronder kiest u een naam en een wachtwoord. Daarna bent u ingelogd.',
  once: 'De link werkt één keer. Geef hem aan niemand anders.',
  unexpected: 'Verwachtte u deze mail niet? Dan hoeft u niets te doen.',
  open: 'Uitnodiging aannemen',
} as const
