/** How long before a change or an end an office on the list hears of it. */
import type { Settings, ValuesOf } from '../settings/setting.ts'

/** The shortest that Regulation (EU) 2019/1150 allows, articles 4(2) and 3(2). */
const SHORTEST = { end: 30, change: 15 } as const
const LONGEST = 365

const days = (label: string, shortest: number) => ({
  default: '',
  form: {
    card: 'company' as const,
    label,
    note: `Leeg: ${shortest} dagen, zoals de wet.`,
    fault: `Vul ${shortest} tot ${LONGEST} dagen in, of niets.`,
    max: 3,
    isValid: (value: string) => value === '' || (/^\d{1,3}$/.test(value) && Number(value) >= shortest && Number(value) <= LONGEST),
    input: { inputMode: 'numeric' as const, unit: 'dagen' },
  },
})

export const partnerTermsSettings = {
  partner_end_days: days('Termijn voor een kantoor dat van de lijst gaat', SHORTEST.end),
  partner_change_days: days('Termijn voor nieuwe voorwaarden', SHORTEST.change),
} as const satisfies Settings

export const readPartnerTerms = (settings: ValuesOf<typeof partnerTermsSettings>): { endDays: number; changeDays: number } => ({
  endDays: Number(settings.partner_end_days) || SHORTEST.end,
  changeDays: Number(settings.partner_change_days) || SHORTEST.change,
})
