/** Words of the log: for every act, who did it, and what is told of it. */
import type { AuditGroup } from '../log/audit-groups.ts'
import type { AuditEntry } from '../log/list-audit.ts'
import type { AuditAction } from '../../audit/audit-action.ts'
import { roleNames } from '../../platform/role.nl.ts'

export const auditTexts = {
  heading: 'Logboek',
  note: 'Wie wat deed en wanneer. Niemand kan hierin iets veranderen of wissen, ook u niet. Mislukte pogingen van één aansluiting staan per uur op één regel, met het aantal.',
  group: 'Soort handeling',
  allGroups: 'Alles',
  from: 'Van',
  to: 'Tot en met',
  clear: 'Filter wissen',
  export: 'Downloaden als CSV',
  columns: { time: 'Tijd', actor: 'Wie', action: 'Wat', subject: 'Waarover', details: 'Bijzonderheden', code: 'Code' },
  open: (what: string) => `Bekijken: ${what}`,
  view: 'Bekijken',
  none: 'In dit logboek staat nog niets.',
  noneFound: 'Met dit filter is er niets gevonden. Kies een andere soort handeling of een langere periode.',
  loadFailed: { title: 'Fout', message: 'Er is een fout opgetreden bij het laden van het logboek.' },
} as const

export const groupWords: Record<AuditGroup, string> = {
  inloggen: 'Inloggen',
  beveiliging: 'Beveiliging',
  gesprekken: 'Gesprekken',
  berichten: 'Berichten',
  personen: 'Gegevens van personen',
  instellingen: 'Instellingen',
  links: 'Affiliate-links',
  inhoud: 'Inhoud',
}

const actorWords: Record<AuditEntry['actor'], string> = { ...roleNames, visitor: 'Bezoeker', system: 'De site' }

/** 'Sanne de Vries (Redacteur)' */
export function whoWords({ actor, person }: Pick<AuditEntry, 'actor' | 'person'>): string {
  const word = actorWords[actor]
  return person === null || person === word ? word : `${person} (${word})`
}

const words: Record<AuditAction, string> = {
  'sign-in.ok': 'Ingelogd',
  'sign-in.password': 'Juist wachtwoord, om een code gevraagd',
  'sign-in.failed': 'Onjuist wachtwoord',
  'sign-in.throttled': 'Te vaak geprobeerd in te loggen',
  'sign-out': 'Uitgelogd',
  'password.changed': 'Wachtwoord gewijzigd',
  'account.invited': 'Iemand uitgenodigd',
  'account.invitation-withdrawn': 'Uitnodiging ingetrokken',
  'account.joined': 'Uitnodiging aangenomen',
  'account.role': 'Rol gewijzigd',
  'account.suspended': 'Toegang stilgezet',
  'account.resumed': 'Toegang weer aangezet',
  'account.removed': 'Toegang weggenomen',
  'account.profile': 'Eigen naam of e-mailadres gewijzigd',
  'settings.save': 'Instellingen opgeslagen',
  'backup.make': 'Back-up gemaakt',
  'chat.view': 'Gesprek bekeken',
  'contact.view': 'Bericht gelezen',
  'contact.delete': 'Bericht verwijderd',
  'contact.restore': 'Bericht teruggezet',
  'contact.retry': 'Bezorging opnieuw gestart',
  'contact.answered': 'Bericht als beantwoord gemerkt',
  'contact.export': 'Berichten gedownload',
  'contact.erase': 'Oude berichten gewist',
  'notice.view': 'Melding gelezen',
  'notice.decide': 'Besloten op een melding',
  'notice.erase': 'Oude meldingen gewist',
  'quote.erase': 'Oude offerteaanvragen gewist',
  'quote-office.save': 'Kantoor voor offertes opgeslagen',
  'quote-office.pace': 'Kantoor zei zelf of en hoeveel aanvragen het aanneemt',
  'quote.view': 'Offerteaanvraag geopend',
  'quote.release': 'Offerteaanvraag uit de map Twijfel gehaald',
  'quote.delete': 'Offerteaanvraag gewist',
  'quote.credit': 'Aanvraag niet gerekend',
  'quote.resend': 'Mail van een offerteaanvraag opnieuw gestuurd',
  'quote.forward': 'Nog een kantoor gevraagd voor een offerteaanvraag',
  'quote.statement': 'Afrekening van offertes gedownload',
  'mail.test': 'Proefmail verzonden',
  'mail.release': 'Geweigerd mailadres vrijgegeven',
  'provider.test': 'Verbinding met het model getest',
  'owner.created': 'Account van de eigenaar gemaakt',
  'retention.erase': 'Verlopen gegevens gewist',
  'retention.confirm': 'Wissen op leeftijd bevestigd',
  'second-factor.on': 'App voor codes aangezet',
  'second-factor.off': 'App voor codes uitgezet',
  'second-factor.codes': 'Nieuwe herstelcodes gemaakt',
  'second-factor.failed': 'Extra controle mislukt',
  'second-factor.reset': 'Tweede stap gewist vanaf de server',
  'passkey.added': 'Passkey toegevoegd',
  'passkey.renamed': 'Passkey een andere naam gegeven',
  'passkey.removed': 'Passkey verwijderd',
  'session.ended': 'Ander apparaat uitgelogd',
  'sessions.ended': 'Alle andere apparaten uitgelogd',
  'audit.export': 'Logboek gedownload',
  'site.live': 'Site live gezet',
  'site.demo': 'Site teruggezet naar demo',
  'claim.save': 'Bewering met bewijs opgeslagen',
  'redirect.add': 'Link toegevoegd',
  'redirect.save': 'Link gewijzigd',
  'redirect.delete': 'Link verwijderd',
  'redirect.restore': 'Link teruggezet',
  'redirect.import': 'Links ingelezen',
  'redirect.export': 'Links gedownload',
  'chat.delete': 'Gesprek verwijderd',
  'chat.export': 'Gesprekken gedownload',
  'chat.import': 'Gesprekken ingelezen',
  'chat.import-cancelled': 'Inlezen van gesprekken gestopt',
  'entry.save': 'Kennis opgeslagen',
  'entry.delete': 'Kennis verwijderd',
  'entry.restore': 'Kennis teruggezet',
  'analysis.run': 'Vragen geanalyseerd',
  'homepage.save': 'Homepage opgeslagen',
  'page-text.save': 'Aanvulling van een pagina opgeslagen',
  'homepage.delete': 'Tekst van de homepage verwijderd',
  'homepage.restore': 'Tekst van de homepage teruggezet',
  'article.save': 'Artikel opgeslagen',
  'article.restore': 'Artikel teruggezet',
  'notary.save': 'Notaris opgeslagen',
  'notary.delete': 'Notaris verwijderd',
  'notary.restore': 'Notaris teruggezet',
  'notary.export': 'Notarissen gedownload',
  'notary.import': 'Notarissen ingelezen',
  'counts.export': 'Cijfers gedownload',
  'figure.save': 'Cijfer ingevuld',
  'figure.delete': 'Cijfer verwijderd',
  'figure.restore': 'Cijfer teruggezet',
  'review.save': 'Beoordeling opgeslagen',
  'review.delete': 'Beoordeling verwijderd',
  'review.restore': 'Beoordeling teruggezet',
  'person.export': 'Gegevens van een persoon gedownload',
  'person.erase': 'Gegevens van een persoon gewist',
}

/** An act of a newer or older version of the site is shown by its code. */
export const actionWords = (action: string): string => (Object.hasOwn(words, action) ? words[action as AuditAction] : action)

const keys = new Map(
  Object.entries({
    person: 'wie',
    role: 'rol',
    mailed: 'gemaild',
    at: 'bij',
    by: 'met',
    limit: 'grens',
    keys: 'velden',
    count: 'aantal',
    tries: 'pogingen in dit uur',
    networks: 'aansluitingen',
    before: 'ouder dan',
    erased: 'gewist',
    passkeys: 'passkeys',
    group: 'soort',
    from: 'van',
    to: 'tot en met',
    transport: 'verzending',
    delivered: 'bezorgd',
    fault: 'fout',
    ok: 'gelukt',
    reason: 'reden',
    model: 'model',
    milliseconds: 'milliseconden',
    topics: 'onderwerpen',
    days: 'dagen',
    active: 'aan',
    added: 'toegevoegd',
    lines: 'regels',
    known: 'al bekend',
    read: 'gelezen',
    imported: 'geïmporteerd',
    skipped: 'overgeslagen',
    new_sessions: 'nieuwe gesprekken',
    end: 'einde',
    state: 'stand',
    relation: 'vergoeding',
    as: 'als',
    deleted: 'verwijderd',
    form: 'bestand',
    filters: 'gefilterd op',
    links: 'links',
    mark: 'punt',
    done: 'klaar',
    new: 'nieuw',
    notaries: 'notarissen',
    responsibility: 'verantwoordelijkheid genomen',
    articles: 'artikelen',
    revision: 'versie',
    version: 'versie',
    slug: 'slug',
    changed: 'gewijzigd',
    sample: 'voorbeeld',
    status: 'stand',
    warnings: 'aandachtspunten',
    evidence: 'bewijs',
    validUntil: 'geldig tot en met',
    answered: 'beantwoord',
    messages: 'berichten',
    decision: 'besluit',
    tick: 'punt',
    clock: 'klok stond op',
    due: 'te wissen',
    chats: 'gesprekken',
    browser: 'browser',
    device: 'apparaat',
    figure: 'cijfer',
    parts: 'onderdelen',
    empty: 'leeg',
  }),
)

const values = new Map(
  Object.entries({
    null: '',
    true: 'ja',
    false: 'nee',
    app: 'code van de app',
    recovery: 'herstelcode',
    passkey: 'passkey',
    password: 'wachtwoord',
    'sign-in': 'inloggen',
    settings: 'de instellingen',
    owner: 'eigenaar',
    editor: 'redacteur',
    reader: 'lezer',
    draft: 'concept',
    published: 'gepubliceerd',
    'draft discarded': 'concept weggegooid',
    done: 'tot het einde',
    cancelled: 'geannuleerd',
    stopped: 'afgebroken',
    failed: 'mislukt',
    many: 'meerdere',
    key: 'de sleutel staat alleen in een bestand',
    'legal-read': 'voorwaarden en privacybeleid gelezen',
    'key-copy': 'sleutel bewaard',
    inbox: 'alleen hier lezen',
    smtp: 'per e-mail',
    form_mail: 'via een formulierdienst',
    not_configured: 'niet volledig ingesteld',
    unreachable: 'de server is niet bereikbaar',
    timed_out: 'de server antwoordde niet op tijd',
    insecure: 'geen beveiligde verbinding',
    sign_in_refused: 'naam of wachtwoord geweigerd',
    refused: 'geweigerd door de server',
    answer_not_ok: 'de dienst antwoordde met een fout',
    moved: 'de dienst is verhuisd',
    unknown: 'onbekend',
    title: 'titel',
    destination_url: 'bestemming',
    description: 'omschrijving',
    fee: 'vergoeding per klik',
    removed: 'weggehaald',
    changed: 'aangepast',
    kept: 'blijft staan',
  }),
)

/** A choice that is stored in Dutch, such as `per_aanvraag`. */
const STORED_DUTCH = /^[a-z]+(?:_[a-z]+)+$/

/** '' for what is empty. */
function valueWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueWords).join(', ')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, inner]) => `${keys.get(key) ?? key} ${valueWords(inner)}`)
      .join(', ')
  const text = String(value)
  return values.get(text) ?? (STORED_DUTCH.test(text) ? text.replaceAll('_', ' ') : text)
}

/** Says a person nothing. */
const unsaid: ReadonlySet<string> = new Set(['session'])

/** `met: herstelcode; bij: inloggen`. What is empty is left out. */
export const detailWords = (details: Record<string, unknown>): string =>
  Object.entries(details)
    .filter(([key]) => !unsaid.has(key))
    .map(([key, value]) => [keys.get(key) ?? key, valueWords(value)])
    .filter(([, words]) => words !== '')
    .map((pair) => pair.join(': '))
    .join('; ')
