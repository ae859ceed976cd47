/** How the assistant presents itself. */
import { avatarNames } from '../ui/illustrations/assistant-avatars.ts'
import { defaultDisclaimer, identityLimits, isAssistantName, isDisclaimer } from './identity.ts'
import type { Settings } from './setting.ts'

const { name, disclaimerMin, disclaimerMax } = identityLimits
const avatars: readonly string[] = avatarNames

export const identitySettings = {
  assistant_name: {
    default: 'Elke',
    form: {
      card: 'identity',
      label: 'Naam van de assistent',
      note: `Hoogstens ${name} tekens. Geen naam die op een notaris, advocaat, jurist of mr. lijkt.`,
      fault: `Kies een naam van 1 tot ${name} letters die niet op een notaris, advocaat, jurist of mr. lijkt.`,
      max: 200,
      isValid: isAssistantName,
      checkedWhileTyping: true,
      input: { autoComplete: 'off' },
    },
  },
  assistant_avatar: {
    default: 'lamp',
    form: { card: 'identity', label: 'Tekening', fault: 'Kies een van de tekeningen.', max: 20, isValid: (value) => avatars.includes(value) },
  },
  assistant_disclaimer: {
    default: defaultDisclaimer,
    form: {
      card: 'identity',
      label: 'Zin onder het veld',
      note: `Van ${disclaimerMin} tot ${disclaimerMax} tekens. Hiervoor staat altijd dat u met AI chat, hierna welke gegevens iemand beter niet deelt.`,
      fault: `Gebruik ${disclaimerMin} tot ${disclaimerMax} tekens, zonder uitroepteken, en doe de assistent niet voorkomen als mens of notaris.`,
      max: 2_000,
      isValid: isDisclaimer,
      checkedWhileTyping: true,
      input: { area: { minRows: 2, reset: 'Standaardzin terugzetten' } },
    },
  },
} as const satisfies Settings
