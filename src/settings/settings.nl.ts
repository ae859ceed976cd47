/** Sentences of the owner's page before its program runs. */
import { siteName } from '../platform/site-name.ts'

export const adminTexts = {
  get title() {
    return `Instellingen | ${siteName()}`
  },
  loading: 'Loading...',
  /** Before the address. */
  elsewhere: 'U bent niet op het eigen adres van de site. Inloggen kan alleen op',
  needsScript: 'Voor de instellingen is JavaScript nodig. Zet het aan in uw browser en laad de pagina opnieuw.',
} as const
