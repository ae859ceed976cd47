/** Who runs the server that the data stands on, and where: told on the privacy page. */
import type { Settings } from '../settings/setting.ts'

const name = (label: string, note: string) => ({
  default: '',
  form: { card: 'company' as const, label, note, fault: 'Dit is te lang. Gebruik hoogstens 80 tekens.', max: 80 },
})

export const hostingSettings = {
  hosting_party: name('Hostingpartij', 'Het bedrijf waar de server van deze site staat. Komt op de privacypagina. Sluit er een verwerkersovereenkomst mee.'),
  hosting_country: name('Land van de server', 'Komt op de privacypagina, bijvoorbeeld Nederland.'),
} as const satisfies Settings
