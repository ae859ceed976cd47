/** How the site presents itself. */
import { MAX_SITE_NAME, isSiteName } from './site-name-rule.ts'
import { productName } from '../platform/site-name.ts'
import type { Settings } from './setting.ts'

export const brandSettings = {
  site_name: {
    default: productName,
    form: {
      card: 'brand',
      label: 'Naam van de site',
      note: `Hoogstens ${MAX_SITE_NAME} tekens. De naam staat op elke pagina, in mails en in wat de assistent over de site zegt.`,
      fault: `Kies een naam van 2 tot ${MAX_SITE_NAME} letters, cijfers en leestekens, die met een letter of cijfer begint.`,
      max: 200,
      isValid: isSiteName,
      checkedWhileTyping: true,
      tidy: (typed) => typed.trim().replaceAll(/\s+/g, ' '),
      input: { autoComplete: 'off' },
    },
  },
} as const satisfies Settings
