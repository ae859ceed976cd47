/** Sentences of the owner's area: sign-in, frame and the general settings. */
import { passwordRules, type PasswordFault } from '../accounts/password-rule.ts'
import { termFaults, termLabels, termNotes } from '../accounts/admin/session-terms.nl.ts'
import { identityFaults, identityLabels, identityNotes } from './identity.nl.ts'
import { retentionFaults, retentionLabels, retentionNotes } from './retention.nl.ts'
import type { SettingField } from './settings-form.ts'

export const adminTexts = {
  heading: 'Instellingen',
  loading: 'Loading...',
  toSite: 'Naar de site',
  signOut: 'Uitloggen',
  tabs: {
    general: 'Algemeen',
    redirects: 'Affiliate Redirects',
    chatLogs: 'Chat Logs',
    dashboard: 'Overzicht',
    questions: 'Vragen',
    content: 'Inhoud',
    messages: 'Berichten',
    security: 'Beveiliging',
    live: 'Livegang',
  },
  tabsLabel: 'Onderdelen van de instellingen',
  dark: 'Donkere weergave',
  sessionUnknown: 'Wij konden niet controleren of u bent ingelogd.',
  signOutFailed: { title: 'Fout', message: 'Er is een fout opgetreden tijdens het uitloggen.' },
  unsavedAtSignOut: 'U heeft wijzigingen die nog niet zijn opgeslagen. Wilt u toch uitloggen?',
} as const

export const contentParts = {
  label: 'Soort inhoud',
  homepage: 'Homepage',
  artikelen: 'Artikelen',
  kennis: 'Kennis',
  notarissen: 'Notarissen',
  beoordelingen: 'Beoordelingen',
} as const

export const signInTexts = {
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
  showKey: 'Sleutel tonen',
  showPassword: 'Wachtwoord tonen',
  noKey: 'Nog geen sleutel bewaard',
  otherKey: 'Niet te lezen',
  otherKeyNote:
    'Opgeslagen met een andere geheime sleutel van de server en daarom niet te lezen. Vul het opnieuw in, of zet op de server de oude sleutel terug.',
  clearKey: 'Bewaarde sleutel wissen',
  keepKey: 'Toch bewaren',
  keyWillBeCleared: 'De bewaarde sleutel wordt gewist als u opslaat.',
  resetPrompt: 'Standaardtekst terugzetten',
  passwordFine: 'Dit wachtwoord is goed genoeg.',
  sections: 'Onderdelen van Algemeen',
  save: 'Instellingen Opslaan',
  saving: 'Opslaan...',
  unsaved: 'U heeft wijzigingen die nog niet zijn opgeslagen.',
  saved: { title: 'Instellingen Opgeslagen', message: 'Uw wijzigingen zijn succesvol opgeslagen.' },
  savedWithoutKey: {
    title: 'Instellingen Opgeslagen',
    message: 'Uw wijzigingen zijn opgeslagen. De bewaarde sleutel van de chatbot is gewist, omdat het basisadres is veranderd.',
  },
  saveFailed: { title: 'Fout bij Opslaan', message: 'Er is een fout opgetreden bij het opslaan van de instellingen.' },
  loadFailed: { title: 'Fout bij Laden', message: 'Er is een fout opgetreden bij het laden van de instellingen.' },
} as const

/** The dialog before a save that asks for the password. */
export const confirmTexts = {
  title: 'Bevestig dat u het bent',
  forPassword: 'U wijzigt uw wachtwoord. Vul daarvoor uw huidige wachtwoord in.',
  forSettings: 'U wijzigt waar berichten of vragen heen gaan, of hoe lang u ingelogd blijft. Vul daarvoor uw wachtwoord in.',
  password: 'Huidig wachtwoord',
  code: 'Code van de app of herstelcode',
  byPasskey: 'Opslaan met een passkey in plaats van een code',
  passkeyCancelled: 'U heeft geen passkey gebruikt. Probeer het opnieuw of vul een herstelcode in.',
  submit: 'Opslaan',
} as const

export const passwordVerdicts: Record<PasswordFault, (length: number) => string> = {
  short: (length) => `Nog ${passwordRules.min - length} ${passwordRules.min - length === 1 ? 'teken' : 'tekens'} te kort.`,
  long: () => `Gebruik hoogstens ${passwordRules.max} tekens.`,
  obvious: () => 'Dit is te makkelijk te raden. Gebruik bijvoorbeeld vier losse woorden.',
}

/** The list of sections of Algemeen, by the id of their heading. */
export const sectionLabels = {
  'chatbot-heading': 'Chatbot',
  'identity-heading': 'Assistent',
  'company-heading': 'Bedrijf',
  'mail-heading': 'Berichten',
  'retention-heading': 'Bewaartermijnen',
  'session-terms-heading': 'Inloggen',
  'claims-heading': 'Beweringen',
  'person-heading': 'Eén persoon',
} as const

export const fieldLabels: Record<SettingField, string> = {
  chatbot_api_key: 'API-sleutel van de chatbot',
  provider_base_url: 'Basisadres van de aanbieder',
  provider_model: 'Model',
  provider_daily_requests: 'Hoogste aantal vragen per dag',
  default_prompt: 'Standaard Prompt',
  admin_password: 'Nieuw admin-wachtwoord',
  ...identityLabels,
  contact_phone: 'Telefoonnummer',
  contact_email: 'E-mailadres',
  company_legal_name: 'Officiële naam',
  company_address: 'Adres',
  company_kvk: 'KvK-nummer',
  company_vat_id: 'Btw-id',
  mail_transport: 'Hoe wilt u berichten ontvangen?',
  mail_to: 'Berichten naar',
  mail_from: 'Afzenderadres',
  smtp_url: 'SMTP-adres',
  form_mail_url: 'Adres van de formulierdienst',
  review_sites: 'Beoordelingssites',
  ...retentionLabels,
  ...termLabels,
}

export const fieldNotes: Partial<Record<SettingField, string>> = {
  chatbot_api_key:
    'De sleutel wordt versleuteld bewaard. Met sleutel, adres en model antwoordt het model op onze eigen passages; zonder, of bij een storing, antwoordt de assistent uit de eigen kennis.',
  provider_model: 'De naam die de aanbieder aan het model geeft.',
  provider_daily_requests: 'Daarna antwoordt de assistent die dag uit de eigen kennis.',
  default_prompt:
    'Hiermee stelt u de chatbot in voor elk nieuw gesprek. Onze kernregels staan er altijd vóór en gaan voor: alleen antwoorden uit eigen bronnen, geen juridisch advies, geen mens of notaris zijn. Een model krijgt hoogstens de eerste 4.000 tekens.',
  ...identityNotes,
  admin_password:
    'Minstens 12 tekens. Laat dit leeg om uw wachtwoord te houden. De site vraagt bij het opslaan uw huidige wachtwoord. Na een wijziging worden uw andere apparaten uitgelogd.',
  company_kvk: '8 cijfers',
  company_vat_id: 'Zoals NL000000000B00',
  mail_to: 'Leeg: het e-mailadres van de site.',
  mail_from: 'Een adres dat uw mailserver mag gebruiken. Leeg: het e-mailadres van de site.',
  smtp_url:
    'Zoals smtps://naam:wachtwoord@mail.voorbeeld.nl:465. Het adres wordt versleuteld bewaard. Schrijf tekens als @ en / in het wachtwoord als %40 en %2F.',
  form_mail_url: 'Begint met https://. De dienst ontvangt de berichten van uw bezoekers: sluit er een verwerkersovereenkomst mee.',
  review_sites: 'Adressen van uw pagina’s op andere beoordelingssites, met een spatie ertussen. Zij komen onder aan elke pagina te staan.',
  ...retentionNotes,
  ...termNotes,
}

/** What the owner reads at a field that the server refused. */
export const fieldFaults: Record<SettingField, string> = {
  chatbot_api_key: 'Deze sleutel is te lang. Gebruik hoogstens 500 tekens.',
  provider_base_url: 'Dit adres moet met https:// beginnen en bij een aanbieder horen die de server toestaat.',
  provider_model: 'Deze naam is te lang. Gebruik hoogstens 100 tekens.',
  provider_daily_requests: 'Vul een heel aantal in, van 0 tot 100.000.',
  default_prompt: 'Deze tekst is te lang. Gebruik hoogstens 8.000 tekens.',
  admin_password: 'Kies een wachtwoord van minstens 12 tekens dat niet voor de hand ligt.',
  ...identityFaults,
  contact_phone: 'Dit telefoonnummer is te lang. Gebruik hoogstens 40 tekens.',
  contact_email: 'Dit e-mailadres is te lang. Gebruik hoogstens 200 tekens.',
  company_legal_name: 'Deze naam is te lang. Gebruik hoogstens 120 tekens.',
  company_address: 'Dit adres is te lang. Gebruik hoogstens 200 tekens.',
  company_kvk: 'Een KvK-nummer heeft 8 cijfers.',
  company_vat_id: 'Een btw-id ziet eruit als NL000000000B00.',
  mail_transport: 'Kies een van de drie manieren.',
  mail_to: 'Dit e-mailadres klopt niet.',
  mail_from: 'Dit e-mailadres klopt niet.',
  smtp_url: 'Een SMTP-adres ziet eruit als smtps://naam:wachtwoord@mail.voorbeeld.nl:465, op poort 25, 465, 587 of 2525, en ligt niet in een eigen netwerk.',
  form_mail_url: 'Dit adres moet met https:// beginnen, zonder naam, wachtwoord of poort erin, en ligt niet in een eigen netwerk.',
  review_sites: 'Elk adres begint met https:// en is een bestaand webadres.',
  ...retentionFaults,
  ...termFaults,
}
