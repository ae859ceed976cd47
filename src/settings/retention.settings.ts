/** How long personal data are kept; a job erases what is older. */
import type { RetentionSetting } from '../platform/stored-data.ts'
import type { FormField, Setting } from './setting.ts'
import { formatNumber } from '../platform/number-format.ts'

const bounds = { min: 1, max: 3650 } as const

/** Whole days within the bounds, as typed. */
export function isRetentionDays(text: string): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= bounds.min && Number(text) <= bounds.max
}

const days = (label: string, note: string): { form: FormField } => ({
  form: {
    card: 'retention',
    label,
    note,
    fault: `Vul een heel aantal dagen in, van ${bounds.min} tot ${formatNumber(bounds.max)}.`,
    max: 20,
    isValid: isRetentionDays,
    input: { inputMode: 'numeric', autoComplete: 'off', unit: 'dagen' },
  },
})

export const retentionTerms = {
  retention_chat_days: { default: '180', ...days('Gesprekken bewaren', 'Dagen na het laatste bericht in het gesprek') },
  retention_contact_days: { default: '365', ...days('Berichten bewaren', 'Dagen na het bericht, met de bezorging erbij') },
  retention_click_days: { default: '730', ...days('Kliks bewaren', 'Dagen na de klik; het totaal per link blijft staan') },
  retention_event_days: { default: '400', ...days('Tellingen bewaren', 'Dagen na de druk op de knop') },
} as const satisfies Record<RetentionSetting, Setting>
