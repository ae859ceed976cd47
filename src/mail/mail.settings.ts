/** How mail leaves the site, and what the owner hears of by mail. */
import { isMailAddress } from '../platform/is-mail-address.ts'
import { orEmpty, whenChanged, whenFilled, type Settings, type ValuesOf } from '../settings/setting.ts'
import { isAllowedFormMail, isAllowedSmtpHost, isAllowedSmtpPort, isSmtpSecurity } from './mail-address.ts'
import { isTopicList, signalTopics } from './topics.ts'
import { transportNames } from './transport.ts'

const transports: readonly string[] = transportNames
const typedPlain = { autoComplete: 'off', spellCheck: false } as const

export const mailSettings = {
  /** 'inbox' (read on screen), 'smtp' or 'form_mail'. */
  mail_transport: {
    default: 'inbox',
    form: {
      card: 'mail',
      label: 'Hoe wilt u berichten ontvangen?',
      fault: 'Kies een van de drie manieren.',
      max: 20,
      isValid: (value) => transports.includes(value),
    },
    // Also to nowhere: a stolen session must not stop the mail that tells of it.
    asksPassword: whenChanged,
  },
  mail_to: {
    default: '',
    form: {
      card: 'mail',
      label: 'Berichten naar',
      note: 'Leeg: het e-mailadres van de site.',
      fault: 'Dit e-mailadres klopt niet.',
      max: 254,
      isValid: orEmpty(isMailAddress),
      input: { type: 'email', ...typedPlain },
    },
    // Without an address of their own, messages go to that of the site.
    asksPassword: (key, change) =>
      whenFilled(key, change) || (change.now['mail_transport'] !== 'inbox' && change.now[key] === '' && (change.isNew(key) || change.isNew('contact_email'))),
  },
  mail_from: {
    default: '',
    form: {
      card: 'mail',
      label: 'Afzenderadres',
      note: 'Een adres dat uw mailserver mag gebruiken. Leeg: het e-mailadres van de site.',
      fault: 'Dit e-mailadres klopt niet.',
      max: 254,
      isValid: orEmpty(isMailAddress),
      input: { type: 'email', ...typedPlain },
    },
    asksPassword: whenFilled,
  },
  /** Where the public key of the sender's domain stands; only looked at. */
  dkim_selector: {
    default: '',
    form: {
      card: 'mail',
      label: 'DKIM-selector',
      note: 'Zoals uw mailaanbieder hem noemt, vaak ‘mail’ of ‘s1’. Livegang kijkt daarmee of uw mail te herkennen is. Mag leeg.',
      fault: 'Vul alleen de selector in: letters, cijfers, streepjes en punten.',
      max: 63,
      isValid: orEmpty((selector) => /^[a-z0-9][a-z0-9._-]*$/i.test(selector)),
      input: { ...typedPlain, autoCapitalize: 'off' },
    },
  },
  smtp_host: {
    default: '',
    form: {
      card: 'mail',
      label: 'Mailserver (SMTP)',
      note: 'Zoals mail.voorbeeld.nl. U vindt dit bij uw mailaanbieder, vaak onder ‘uitgaande server’.',
      fault: 'Vul alleen de naam van de mailserver in, zoals mail.voorbeeld.nl. Een server in een eigen netwerk kan niet.',
      max: 253,
      isValid: orEmpty((host, { mailHosts }) => isAllowedSmtpHost(host, mailHosts)),
      tidy: (typed) => typed.trim().toLowerCase(),
      input: { ...typedPlain, autoCapitalize: 'off' },
    },
    asksPassword: whenChanged,
    // No server gets the password of another. The address of before goes with it, also one that cannot be read.
    clears: ['smtp_password', 'smtp_url'],
  },
  smtp_port: {
    default: '465',
    form: {
      card: 'mail',
      label: 'Poort',
      note: '465 bij TLS, 587 bij STARTTLS.',
      fault: 'Dit kan poort 25, 465, 587 of 2525 zijn.',
      max: 5,
      isValid: (port, { mailHosts }) => isAllowedSmtpPort(port, mailHosts),
      input: { inputMode: 'numeric', autoComplete: 'off' },
    },
    asksPassword: whenChanged,
    clears: ['smtp_password'],
  },
  /** Both are checked; nothing goes in the clear beyond this machine. */
  smtp_security: {
    default: 'tls',
    form: { card: 'mail', label: 'Beveiligde verbinding', fault: 'Kies TLS of STARTTLS.', max: 20, isValid: isSmtpSecurity },
    asksPassword: whenChanged,
  },
  smtp_user: {
    default: '',
    form: {
      card: 'mail',
      label: 'Gebruikersnaam',
      note: 'Vaak uw hele e-mailadres. Leeg: zonder inloggen.',
      fault: 'Deze naam is te lang. Gebruik hoogstens 254 tekens.',
      max: 254,
      input: { ...typedPlain, autoCapitalize: 'off' },
    },
    asksPassword: whenFilled,
  },
  smtp_password: {
    default: '',
    secret: {
      // Not even its end: a password is short, and nobody has to tell one from another.
      mask: (plain) => (plain === '' ? '' : '••••••••'),
      field: {
        none: 'Nog geen wachtwoord bewaard',
        show: 'Wachtwoord van de mailserver tonen',
        clear: 'Bewaard wachtwoord wissen',
        willBeCleared: 'Het bewaarde wachtwoord wordt gewist als u opslaat.',
        wasCleared: 'Het bewaarde wachtwoord van de mailserver is gewist, omdat de server of de poort is veranderd.',
      },
      inLog: ["the mail server's password", 'het wachtwoord van de mailserver'],
    },
    form: {
      card: 'mail',
      label: 'Wachtwoord van de mailserver',
      note: 'Het wordt versleuteld bewaard en gaat alleen naar deze mailserver.',
      fault: 'Dit wachtwoord is te lang. Gebruik hoogstens 500 tekens.',
      max: 500,
    },
    asksPassword: whenFilled,
  },
  /** How earlier versions stored all of these; taken over at the start (decision 35). */
  smtp_url: {
    default: '',
    secret: { mask: (plain) => (plain === '' ? '' : '••••'), inLog: ['the SMTP address', 'het SMTP-adres'] },
    ownVerb: true,
  },
  /** Takes the specified multipart form. */
  form_mail_url: {
    default: '',
    form: {
      card: 'mail',
      label: 'Adres van de formulierdienst',
      note: 'Begint met https://. De dienst ontvangt de berichten van uw bezoekers: sluit er een verwerkersovereenkomst mee.',
      fault: 'Dit adres moet met https:// beginnen, zonder naam, wachtwoord of poort erin, en ligt niet in een eigen netwerk.',
      max: 500,
      isValid: orEmpty((url, { mailHosts }) => isAllowedFormMail(url, mailHosts)),
      input: { type: 'url', ...typedPlain },
    },
    asksPassword: whenFilled,
  },
  /** Topics with spaces between; '' for none. */
  signal_topics: {
    default: signalTopics.join(' '),
    form: {
      card: 'signals',
      label: 'Mail over wat aandacht vraagt',
      note: 'Waarover wilt u een mail?',
      fault: 'Kies uit de lijst.',
      max: 200,
      isValid: isTopicList,
    },
  },
} as const satisfies Settings

/** With the site's own address, which messages go to and come from when none is given here. */
export type MailValues = ValuesOf<typeof mailSettings> & { contact_email: string }
