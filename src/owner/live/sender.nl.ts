/** What the tab Livegang says of the domain that the site mails from. */
import type { RecordState, SenderCheck } from '../../mail/check-sender.ts'

export const senderTexts = {
  heading: 'Komt uw mail in de inbox?',
  why: (domain: string) =>
    `Ontvangers kijken in de DNS van ${domain} of mail echt van u komt. Klopt dat niet, dan belandt mail vaak bij spam. U kunt wel live.`,
  failed: 'Dit konden wij niet nagaan.',
  checking: 'Wij kijken in de DNS...',
} as const

export const senderNames = { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' } as const

export type SenderRecord = keyof typeof senderNames

const again = 'De DNS-server gaf geen antwoord. Open deze pagina later opnieuw.'

const sentences: Record<SenderRecord, Partial<Record<RecordState, (check: SenderCheck) => string>>> = {
  spf: {
    ok: ({ domain }) => `${domain} zegt welke servers uw mail mogen versturen.`,
    missing: ({ domain }) => `Zet bij ${domain} een TXT-record: ‘v=spf1 include:… ~all’. Wat op de puntjes komt, zegt uw mailaanbieder.`,
    double: ({ domain }) => `Bij ${domain} staat meer dan één SPF-record. Dan geldt er geen. Maak er één van.`,
    open: () => 'Uw SPF-record staat iedereen toe om in uw naam te mailen. Maak van ‘all’ aan het einde ‘~all’.',
  },
  dkim: {
    ok: ({ selector, domain }) => `De sleutel staat bij ${selector}._domainkey.${domain}.`,
    missing: ({ selector, domain }) => `Zet bij ${selector}._domainkey.${domain} het record dat uw mailaanbieder u geeft.`,
    unset: () => 'Vul bij Berichten bezorgen de DKIM-selector in die uw mailaanbieder noemt. Dan kijken wij of de sleutel er staat.',
  },
  dmarc: {
    ok: ({ domain }) => `${domain} zegt wat er moet gebeuren met mail die niet van u komt.`,
    missing: ({ domain, address }) => `Zet bij _dmarc.${domain} een TXT-record: ‘v=DMARC1; p=none; rua=mailto:${address}’.`,
    double: ({ domain }) => `Bij _dmarc.${domain} staat meer dan één DMARC-record. Dan geldt er geen. Maak er één van.`,
  },
}

export const senderSentence = (record: SenderRecord, check: SenderCheck): string => sentences[record][check[record]]?.(check) ?? again
