/** Mail services that many owners have, with the server that they are publicly known by; the test message tells whether it still holds. Doubtful ones are left out. */
import type { SmtpSecurity } from './mail-address.ts'

export interface SmtpPreset {
  id: string
  /** As its customers call it. */
  name: string
  host: string
  port: number
  security: SmtpSecurity
  /** What the name and the password are there. Dutch. */
  note: string
}

const mailbox = 'De naam is uw hele e-mailadres, het wachtwoord dat van uw mailbox.'

/** By name within mailboxes, then services that only send. */
export const smtpPresets: readonly SmtpPreset[] = [
  {
    id: 'fastmail',
    name: 'Fastmail',
    host: 'smtp.fastmail.com',
    port: 465,
    security: 'tls',
    note: 'Maak bij Fastmail een app-wachtwoord; uw gewone wachtwoord werkt niet.',
  },
  {
    id: 'google',
    name: 'Gmail of Google Workspace',
    host: 'smtp.gmail.com',
    port: 465,
    security: 'tls',
    note: 'Maak bij Google een app-wachtwoord; uw gewone wachtwoord werkt niet. Dat kan als verificatie in 2 stappen aan staat.',
  },
  { id: 'hostnet', name: 'Hostnet', host: 'smtp.hostnet.nl', port: 587, security: 'starttls', note: mailbox },
  {
    id: 'icloud',
    name: 'iCloud',
    host: 'smtp.mail.me.com',
    port: 587,
    security: 'starttls',
    note: 'Maak bij Apple een app-specifiek wachtwoord; uw gewone wachtwoord werkt niet.',
  },
  { id: 'kpn', name: 'KPN', host: 'smtp.kpnmail.nl', port: 587, security: 'starttls', note: mailbox },
  {
    id: 'microsoft',
    name: 'Microsoft 365',
    host: 'smtp.office365.com',
    port: 587,
    security: 'starttls',
    note: 'Uw beheerder zet voor deze mailbox ‘geverifieerde SMTP’ aan. Microsoft schaft dit inloggen met een wachtwoord af: kijk eerst of het bij u nog kan.',
  },
  { id: 'soverin', name: 'Soverin', host: 'smtp.soverin.net', port: 587, security: 'starttls', note: mailbox },
  { id: 'transip', name: 'TransIP', host: 'smtp.transip.email', port: 465, security: 'tls', note: mailbox },
  { id: 'ziggo', name: 'Ziggo', host: 'smtp.ziggo.nl', port: 587, security: 'starttls', note: mailbox },
  ...(['eu-central-1', 'eu-west-1'] as const).map((region) => ({
    id: `ses-${region}`,
    name: `Amazon SES (${region === 'eu-west-1' ? 'Ierland' : 'Frankfurt'})`,
    host: `email-smtp.${region}.amazonaws.com`,
    port: 587,
    security: 'starttls' as const,
    note: 'Maak bij Amazon SES SMTP-gegevens aan. Dat zijn andere dan de sleutels van uw AWS-account.',
  })),
  {
    id: 'brevo',
    name: 'Brevo',
    host: 'smtp-relay.brevo.com',
    port: 587,
    security: 'starttls',
    note: 'Het wachtwoord is een SMTP-sleutel die u bij Brevo aanmaakt.',
  },
  {
    id: 'mailjet',
    name: 'Mailjet',
    host: 'in-v3.mailjet.com',
    port: 587,
    security: 'starttls',
    note: 'De naam is uw API-sleutel, het wachtwoord de geheime sleutel.',
  },
  {
    id: 'postmark',
    name: 'Postmark',
    host: 'smtp.postmarkapp.com',
    port: 587,
    security: 'starttls',
    note: 'Naam en wachtwoord zijn allebei het Server API-token.',
  },
]

interface TypedServer {
  smtp_host: string
  smtp_port: string
  smtp_security: string
}

/** The one that is filled in; undefined for another server. */
export const presetOf = ({ smtp_host, smtp_port, smtp_security }: TypedServer): SmtpPreset | undefined =>
  smtpPresets.find(({ host, port, security }) => host === smtp_host.trim().toLowerCase() && String(port) === smtp_port.trim() && security === smtp_security)

export const fieldsOfPreset = ({ host, port, security }: SmtpPreset): TypedServer => ({ smtp_host: host, smtp_port: String(port), smtp_security: security })
