/** How the site presents itself: its name, its two colours and its mark. Its domain is `PUBLIC_ORIGIN`, of the server. */
import { formatNumber } from '../../platform/number-format.ts'
import { productName } from '../../platform/site-name.ts'
import type { FormField, Settings } from '../setting.ts'
import { isReadable, type Scheme } from './brand-colours.ts'
import { explainColour, explainMark } from './brand.nl.ts'
import type { Hex } from './contrast.ts'
import { MAX_MARK, readMark } from './mark.ts'
import { MAX_SITE_NAME, isSiteName } from './site-name-rule.ts'

const colour = (scheme: Scheme, value: Hex, label: string, note: string) => ({
  default: value,
  form: {
    card: 'brand',
    label,
    note,
    fault: 'Kies een kleur als #b4480a, waarvan de letters overal op de site te lezen zijn.',
    explain: (typed: string) => explainColour(typed, scheme),
    max: 20,
    isValid: (typed: string) => isReadable(typed, scheme),
    checkedWhileTyping: true,
    tidy: (typed: string) => typed.trim().toLowerCase(),
    input: { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false },
  } satisfies FormField,
})

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
  brand_action_light: colour('light', '#b4480a', 'Kleur van contact en offertes', 'Van knoppen die een bericht of aanvraag bij iemand brengen.'),
  brand_action_dark: colour('dark', '#f0954f', 'Kleur van contact en offertes, donker', 'Voor wie een donker scherm heeft.'),
  brand_link_light: colour('light', '#12557f', 'Kleur van links en rekenen', 'Van links, en van knoppen die zoeken, vergelijken of rekenen.'),
  brand_link_dark: colour('dark', '#8cc8f2', 'Kleur van links en rekenen, donker', 'Voor wie een donker scherm heeft.'),
  brand_mark: {
    default: '',
    form: {
      card: 'brand',
      label: 'Beeldmerk',
      note: `De code van een SVG, hoogstens ${formatNumber(MAX_MARK)} tekens. Laat dit leeg voor het beeldmerk van de software, of voor uw eerste letters als de site een eigen naam heeft.`,
      fault: explainMark(formatNumber(MAX_MARK)),
      max: MAX_MARK,
      isValid: (typed) => typed === '' || readMark(typed) !== undefined,
      checkedWhileTyping: true,
      input: { autoComplete: 'off', spellCheck: false, area: { minRows: 1, maxRows: 8, reset: 'Beeldmerk weghalen' } },
    },
  },
} as const satisfies Settings
