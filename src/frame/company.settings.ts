/** Who is behind the site and how to reach them, at the foot of every page. */
import { isDutchPhone } from '../platform/is-dutch-phone.ts'
import { isMailAddress } from '../platform/is-mail-address.ts'
import { orEmpty, type FormField, type Settings } from '../settings/setting.ts'

const field = (label: string, max: number, fault: string, more: Partial<FormField> = {}): { form: FormField } => ({
  form: { card: 'company', label, max, fault, ...more },
})

const tooLong = (what: string, max: number): string => `${what} is te lang. Gebruik hoogstens ${max} tekens.`

const isSecureAddress = (text: string): boolean => URL.parse(text)?.protocol === 'https:'

export const companySettings = {
  contact_phone: {
    default: '088 - 000 00 00',
    ...field('Telefoonnummer', 40, 'Dit is geen Nederlands telefoonnummer. Gebruik bijvoorbeeld 020 123 45 67.', {
      isValid: orEmpty(isDutchPhone),
      input: { type: 'tel', autoComplete: 'work tel' },
    }),
  },
  contact_email: {
    default: 'info@voorbeeld.invalid',
    ...field('E-mailadres', 200, 'Dit is geen e-mailadres. Gebruik bijvoorbeeld info@uwbedrijf.nl.', {
      isValid: orEmpty(isMailAddress),
      input: { type: 'email', autoComplete: 'work email' },
    }),
  },
  company_legal_name: { default: '', ...field('Officiële naam', 120, tooLong('Deze naam', 120), { input: { autoComplete: 'organization' } }) },
  company_seat: {
    default: '',
    ...field('Statutaire zetel', 80, tooLong('Deze plaats', 80), { note: 'De plaats uit de statuten van een bv of nv. Een eenmanszaak laat dit leeg.' }),
  },
  company_address: { default: '', ...field('Adres', 200, tooLong('Dit adres', 200)) },
  company_kvk: {
    default: '',
    ...field('KvK-nummer', 20, 'Een KvK-nummer heeft 8 cijfers.', {
      note: '8 cijfers',
      isValid: (value) => /^(\d{8})?$/.test(value),
      tidy: (typed) => typed.replace(/[\s.]/g, ''),
      input: { inputMode: 'numeric' },
    }),
  },
  company_vat_id: {
    default: '',
    ...field('Btw-id', 30, 'Een btw-id ziet eruit als NL000000000B00.', {
      note: 'Zoals NL000000000B00',
      isValid: (value) => /^(NL\d{9}B\d{2})?$/.test(value),
      tidy: (typed) => typed.replace(/[\s.]/g, '').toUpperCase(),
    }),
  },
  review_sites: {
    default: '',
    ...field('Beoordelingssites', 600, 'Elk adres begint met https:// en is een bestaand webadres.', {
      note: 'Adressen van uw pagina’s op andere beoordelingssites, met een spatie ertussen. Zij komen onder aan elke pagina te staan.',
      isValid: (addresses) => addresses === '' || addresses.split(/\s+/).every(isSecureAddress),
    }),
  },
} as const satisfies Settings
