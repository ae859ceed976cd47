/** The mails about the owner's way in: what happened, and what to do when it was somebody else. */
import type { SecurityEvent, SecurityEventKind } from '../../accounts/log/security-event.ts'

/** What happened, as the title of the mail. */
const titles: Record<SecurityEventKind, string> = {
  'new-browser': 'Er is ingelogd met een browser die nog niet bekend was',
  'recovery-code': 'Er is ingelogd met een herstelcode',
  password: 'Uw wachtwoord is gewijzigd',
  'app-on': 'De app voor codes is aangezet',
  'app-off': 'De app voor codes is uitgezet',
  'new-codes': 'Er zijn nieuwe herstelcodes gemaakt',
  reset: 'Uw tweede stap is vanaf de server gewist',
  'passkey-added': 'Er is een passkey toegevoegd',
  'passkey-removed': 'Er is een passkey verwijderd',
  joined: 'Er heeft iemand toegang gekregen tot de instellingen',
}

const ways: Partial<Record<string, string>> = {
  password: 'Wachtwoord',
  app: 'Wachtwoord en een code van de app',
  recovery: 'Wachtwoord en een herstelcode',
  passkey: 'Passkey',
}

/** 'Firefox op Windows' */
export const browserWords = ({ browser, device }: NonNullable<SecurityEvent['browser']>): string =>
  browser && device ? `${browser} op ${device}` : browser || device || 'Onbekend'

const passwordFirst =
  'Was u dit niet? Log in en wijzig meteen uw wachtwoord, bij Algemeen. Daarmee zijn alle andere apparaten uitgelogd. Kijk daarna bij Beveiliging of de app voor codes en de passkeys van u zijn.'

export const securityMailTexts = {
  titles,
  when: 'Wanneer',
  who: 'Wie',
  /** Where it may be somebody else's. */
  passwordOf: 'Een wachtwoord is gewijzigd',
  by: 'Met',
  way: (by: string) => ways[by] ?? by,
  browser: 'Browser',
  myself: 'Was u dit zelf? Dan hoeft u niets te doen.',
  /** When it was the owner after all. */
  known: 'Ook uw eigen browser is onbekend als u de cookies hebt gewist, of er meer dan 400 dagen niet mee inlogde.',
  stranger: (kind: SecurityEventKind) =>
    kind === 'password'
      ? 'Was u dit niet? Dan kan een ander nu inloggen en u niet meer. Vraag meteen de beheerder van uw server om uw toegang te herstellen.'
      : passwordFirst,
  others: 'Bij Beveiliging ziet u waar u bent ingelogd, en logt u alle andere apparaten uit.',
  off: 'U kunt deze mail uitzetten: bij Algemeen, onder ‘Mail over wat aandacht vraagt’.',
  always: 'Deze mail krijgt u altijd. U kunt hem niet uitzetten.',
  open: 'Naar Beveiliging',
} as const
