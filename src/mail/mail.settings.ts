/** How contact messages leave the site. */
import { isMailAddress } from '../platform/is-mail-address.ts'
import { orEmpty, whenFilled, type Settings, type ValuesOf } from '../settings/setting.ts'
import { isAllowedFormMail, isAllowedSmtp, maskSmtpUrl } from './mail-address.ts'
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
    asksPassword: (key, { now, isNew }) => isNew(key) && now[key] !== 'inbox',
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
  /** smtps://user:password@host:465; the environment's SMTP_URL wins. */
  smtp_url: {
    default: '',
    secret: {
      mask: maskSmtpUrl,
      none: 'Nog geen SMTP-adres bewaard',
      show: 'SMTP-adres tonen',
      clear: 'Bewaard SMTP-adres wissen',
      willBeCleared: 'Het bewaarde SMTP-adres wordt gewist als u opslaat.',
      inLog: ['the SMTP address', 'het SMTP-adres'],
    },
    form: {
      card: 'mail',
      label: 'SMTP-adres',
      note: 'Zoals smtps://naam:wachtwoord@mail.voorbeeld.nl:465. Het adres wordt versleuteld bewaard. Schrijf tekens als @ en / in het wachtwoord als %40 en %2F.',
      fault: 'Een SMTP-adres ziet eruit als smtps://naam:wachtwoord@mail.voorbeeld.nl:465, op poort 25, 465, 587 of 2525, en ligt niet in een eigen netwerk.',
      max: 500,
      isValid: orEmpty((url, { mailHosts }) => isAllowedSmtp(url, mailHosts)),
    },
    asksPassword: whenFilled,
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
} as const satisfies Settings

/** With the site's own address, which messages go to and come from when none is given here. */
export type MailValues = ValuesOf<typeof mailSettings> & { contact_email: string }
