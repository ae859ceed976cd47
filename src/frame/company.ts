/** Who is behind the site, as far as the owner has said so: an example that came with the installation is no answer. */
import { companySettings } from './company.settings.ts'

export const companyFields = ['legalName', 'seat', 'address', 'kvk', 'vatId', 'phone', 'email'] as const

export type CompanyField = (typeof companyFields)[number]

/** Not every business has one: only a company with statutes has a seat. */
const notOfEveryone: ReadonlySet<CompanyField> = new Set(['seat'])

export const isOptional = (field: CompanyField): boolean => notOfEveryone.has(field)

/** Undefined: not filled in yet. */
export type Company = Record<CompanyField, string | undefined>

const settingOf = {
  legalName: 'company_legal_name',
  seat: 'company_seat',
  address: 'company_address',
  kvk: 'company_kvk',
  vatId: 'company_vat_id',
  phone: 'contact_phone',
  email: 'contact_email',
} as const satisfies Record<CompanyField, keyof typeof companySettings>

export function readCompany(settings: Readonly<Record<(typeof settingOf)[CompanyField], string>>): Company {
  const given = (field: CompanyField): string | undefined => {
    const key = settingOf[field]
    const value = settings[key].trim()
    return value === '' || value === companySettings[key].default ? undefined : value
  }
  return Object.fromEntries(companyFields.map((field) => [field, given(field)])) as Company
}

export const missingFields = (company: Company): CompanyField[] => companyFields.filter((field) => company[field] === undefined && !isOptional(field))
