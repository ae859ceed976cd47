/** Sentences of the card Ingelogd blijven. */
import type { SessionSetting } from '../session-terms.ts'

export const sessionTermsTexts = {
  heading: 'Ingelogd blijven',
  note: 'Hiermee stelt u in wanneer de site u uitlogt, op elk apparaat. Wanneer dat op dit apparaat is, ziet u onder Beveiliging.',
} as const

export const termLabels: Record<SessionSetting, string> = {
  session_idle_hours: 'Uitloggen zonder gebruik',
  session_days: 'Uitloggen na inloggen',
}

export const termNotes: Record<SessionSetting, string> = {
  session_idle_hours: 'Van 1 tot 24 uur. Een scherm dat alleen openstaat, telt niet als gebruik.',
  session_days: 'Van 1 tot 30 dagen, ook als u de instellingen steeds gebruikt.',
}

export const termUnits: Record<SessionSetting, string> = { session_idle_hours: 'uur', session_days: 'dagen' }

export const termFaults: Record<SessionSetting, string> = {
  session_idle_hours: 'Vul een heel aantal uren in, van 1 tot 24.',
  session_days: 'Vul een heel aantal dagen in, van 1 tot 30.',
}
