/** Sentences of the owner's area: sign-in, frame and the general settings. */
import { passwordRules, type PasswordFault } from '../accounts/password/password-rule.ts'

export const adminTexts = {
  heading: 'Instellingen',
  loading: 'Loading...',
  toSite: 'Naar de site',
  signOut: 'Uitloggen',
  tabs: {
    start: 'Zo begint u',
    general: 'Algemeen',
    redirects: 'Affiliate Redirects',
    chatLogs: 'Chat Logs',
    dashboard: 'Overzicht',
    questions: 'Vragen',
    content: 'Inhoud',
    messages: 'Berichten',
    quotes: 'Offertes',
    security: 'Beveiliging',
    programs: 'Koppelingen',
    live: 'Livegang',
  },
  tabsLabel: 'Onderdelen van de instellingen',
  tabsMenu: 'Ga naar onderdeel',
  dark: 'Donkere weergave',
  sessionUnknown: 'Wij konden niet controleren of u bent ingelogd.',
  signOutFailed: { title: 'Fout', message: 'Er is een fout opgetreden tijdens het uitloggen.' },
} as const

export const signInTexts = {
  email: 'E-mailadres',
  emailNote: 'De eerste eigenaar mag dit leeg laten.',
  password: 'Wachtwoord',
  login: 'Login',
  busy: 'Inloggen…',
  required: 'Vul uw wachtwoord in.',
  expired: 'U bent niet meer ingelogd. Log opnieuw in. Wat u had ingevuld, blijft staan.',
  failureTitle: 'Login Fout',
  wrongPassword: { title: 'Login Fout', message: 'Onjuist wachtwoord ingevoerd.' },
  failed: { title: 'Fout', message: 'Er is een fout opgetreden tijdens het inloggen.' },
} as const

export const generalTexts = {
  chatbot: 'Chatbot Configuratie',
  company: 'Bedrijfsgegevens',
  companyNote:
    'Telefoon en e-mail staan onderaan elke pagina van de site. De andere gegevens komen daarbij te staan zodra u de officiële naam van het bedrijf heeft ingevuld.',
  retention: 'Bewaartermijnen',
  retentionNote:
    'Wat ouder is, wordt elk uur vanzelf gewist. Dat kan niet ongedaan worden gemaakt, ook niet als u een termijn later weer verhoogt. Is meer dan een vijfde te oud, dan vragen wij het u eerst. De termijnen staan in het privacybeleid.',
  toPrivacyPage: 'Bekijk het privacybeleid',
  session: 'Ingelogd blijven',
  sessionNote: 'Hiermee stelt u in wanneer de site u uitlogt, op elk apparaat. Wanneer dat op dit apparaat is, ziet u onder Beveiliging.',
  showPassword: 'Wachtwoord tonen',
  otherKey: 'Niet te lezen',
  otherKeyNote:
    'Opgeslagen met een andere geheime sleutel van de server en daarom niet te lezen. Vul het opnieuw in, of zet op de server de oude sleutel terug.',
  keepSecret: 'Toch bewaren',
  passwordFine: 'Dit wachtwoord is goed genoeg.',
  sections: 'Onderdelen van Algemeen',
  save: 'Instellingen Opslaan',
  saving: 'Opslaan...',
  unsaved: 'U hebt wijzigingen die nog niet zijn opgeslagen.',
  saved: { title: 'Instellingen Opgeslagen', message: 'Uw wijzigingen zijn succesvol opgeslagen.' },
  savedWithout: (lost: readonly string[]) => ({ title: 'Instellingen Opgeslagen', message: ['Uw wijzigingen zijn opgeslagen.', ...lost].join(' ') }),
  saveFailed: { title: 'Fout bij Opslaan', message: 'Er is een fout opgetreden bij het opslaan van de instellingen.' },
  refused: (labels: readonly string[]) => ({ title: 'Fout bij Opslaan', message: `Er is niets opgeslagen. Kijk na: ${labels.join(', ')}.` }),
  loadFailed: { title: 'Fout bij Laden', message: 'Er is een fout opgetreden bij het laden van de instellingen.' },
} as const

/** The dialog before a save that asks for the password. */
export const confirmTexts = {
  title: 'Bevestig dat u het bent',
  forPassword: 'U wijzigt uw wachtwoord. Vul daarvoor uw huidige wachtwoord in.',
  forSettings:
    'U wijzigt waar berichten of vragen heen gaan, hoe lang u ingelogd blijft, of waarmee back-ups versleuteld worden. Vul daarvoor uw wachtwoord in.',
  password: 'Huidig wachtwoord',
  code: 'Code van de app of herstelcode',
  byPasskey: 'Opslaan met een passkey in plaats van een code',
  passkeyCancelled: 'U hebt geen passkey gebruikt. Probeer het opnieuw of vul een herstelcode in.',
  submit: 'Opslaan',
} as const

export const passwordVerdicts: Record<PasswordFault, (length: number) => string> = {
  short: (length) => `Nog ${passwordRules.min - length} ${passwordRules.min - length === 1 ? 'teken' : 'tekens'} te kort.`,
  long: () => `Gebruik hoogstens ${passwordRules.max} tekens.`,
  obvious: () => 'Dit is te makkelijk te raden. Gebruik bijvoorbeeld vier losse woorden.',
}

/** The contents of Algemeen in the order of the cards, each by the id of its heading. */
export const sectionGroups = [
  { label: 'Assistent en stijl', sections: { 'chatbot-heading': 'Chatbot', 'brand-heading': 'Huisstijl', 'identity-heading': 'Assistent' } },
  { label: 'Bedrijf en mail', sections: { 'company-heading': 'Bedrijf', 'mail-heading': 'Berichten', 'signals-heading': 'Wat u hoort' } },
  { label: 'Beheer', sections: { 'retention-heading': 'Bewaartermijnen', 'session-terms-heading': 'Inloggen', 'backup-heading': 'Back-ups' } },
  { label: 'Apart opgeslagen', sections: { 'claims-heading': 'Beweringen', 'person-heading': 'Eén persoon' } },
] as const satisfies readonly { label: string; sections: Record<string, string> }[]

/** The field that is no setting. */
export const passwordField = {
  label: 'Nieuw admin-wachtwoord',
  note: 'Minstens 12 tekens. Laat dit leeg om uw wachtwoord te houden. De site vraagt bij het opslaan uw huidige wachtwoord. Na een wijziging worden uw andere apparaten uitgelogd.',
  fault: 'Kies een wachtwoord van minstens 12 tekens dat niet voor de hand ligt.',
} as const
