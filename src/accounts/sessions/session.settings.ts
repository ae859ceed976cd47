/** How long the owner stays signed in without using the area, and from signing in. */
import { whenChanged, type FormField, type Setting } from '../../settings/setting.ts'
import { isSessionTerm, sessionBounds, type SessionSetting } from './session-terms.ts'

const term = (setting: SessionSetting, form: Pick<FormField, 'label' | 'note' | 'fault'>, unit: string) => ({
  default: sessionBounds[setting].default,
  form: {
    card: 'session',
    ...form,
    max: 20,
    isValid: (typed: string) => isSessionTerm(setting, typed),
    input: { inputMode: 'numeric', autoComplete: 'off', unit },
  } as const,
  asksPassword: whenChanged,
})

export const sessionTermSettings = {
  session_idle_hours: term(
    'session_idle_hours',
    {
      label: 'Uitloggen zonder gebruik',
      note: 'Van 1 tot 24 uur. Een scherm dat alleen openstaat, telt niet als gebruik.',
      fault: 'Vul een heel aantal uren in, van 1 tot 24.',
    },
    'uur',
  ),
  session_days: term(
    'session_days',
    {
      label: 'Uitloggen na inloggen',
      note: 'Van 1 tot 30 dagen, ook als u de instellingen steeds gebruikt.',
      fault: 'Vul een heel aantal dagen in, van 1 tot 30.',
    },
    'dagen',
  ),
} satisfies Record<SessionSetting, Setting>
