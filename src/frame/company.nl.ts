/** How the pages say who is behind the site, and what the owner still has to fill in. */
import type { CompanyField } from './company.ts'

export const companyLabels: Record<CompanyField, string> = {
  legalName: 'Bedrijf',
  seat: 'Statutaire zetel',
  address: 'Adres',
  kvk: 'KvK-nummer',
  vatId: 'Btw-id',
  phone: 'Telefoon',
  email: 'E-mail',
}

export const companyTexts = {
  notYet: 'nog niet ingevuld',
  contactPage: 'Schrijf ons via het contactformulier',
} as const

const inSentence: Record<CompanyField, string> = {
  legalName: 'de bedrijfsnaam',
  seat: 'de statutaire zetel',
  address: 'het adres',
  kvk: 'het KvK-nummer',
  vatId: 'het btw-id',
  phone: 'het telefoonnummer',
  email: 'het e-mailadres',
}

/** Undefined when everything is there. */
export function missingNotice(missing: readonly CompanyField[], { demo }: { demo: boolean }): string | undefined {
  if (missing.length === 0) return undefined
  const names = missing.map((field) => inSentence[field])
  const list = names.length === 1 ? names.join('') : `${names.slice(0, -1).join(', ')} en ${names.at(-1)}`
  return `${demo ? 'Deze site is nog een demo. ' : ''}De eigenaar moet hier nog invullen: ${list}.`
}
