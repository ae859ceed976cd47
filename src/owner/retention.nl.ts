/** Sentences of the card Bewaartermijnen. */
import type { RetentionSetting } from '../platform/stored-data.ts'
import { retentionBounds } from '../settings/retention-days.ts'

export const retentionCardTexts = {
  heading: 'Bewaartermijnen',
  note: 'Wat ouder is, wordt elk uur vanzelf gewist. Dat kan niet ongedaan worden gemaakt, ook niet als u een termijn later weer verhoogt. Is meer dan een vijfde te oud, dan vragen wij het u eerst. De termijnen staan in het privacybeleid.',
  toPage: 'Bekijk het privacybeleid',
  unit: 'dagen',
} as const

export const retentionLabels: Record<RetentionSetting, string> = {
  retention_chat_days: 'Gesprekken bewaren',
  retention_contact_days: 'Berichten bewaren',
  retention_click_days: 'Kliks bewaren',
  retention_event_days: 'Tellingen bewaren',
}

export const retentionNotes: Record<RetentionSetting, string> = {
  retention_chat_days: 'Dagen na het laatste bericht in het gesprek',
  retention_contact_days: 'Dagen na het bericht, met de bezorging erbij',
  retention_click_days: 'Dagen na de klik; het totaal per link blijft staan',
  retention_event_days: 'Dagen na de druk op de knop',
}

const fault = `Vul een heel aantal dagen in, van ${retentionBounds.min} tot ${retentionBounds.max.toLocaleString('nl-NL')}.`

export const retentionFaults: Record<RetentionSetting, string> = {
  retention_chat_days: fault,
  retention_contact_days: fault,
  retention_click_days: fault,
  retention_event_days: fault,
}
