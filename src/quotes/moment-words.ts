/** A moment as people say it: 'dinsdag 1 december om 10.40 uur'. Takes UTC ISO-8601. */
import { amsterdamTime, dayOf } from '../platform/dutch-time.ts'

const day = new Intl.DateTimeFormat('nl-NL', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })

export const momentWords = (iso: string): string => `${day.format(new Date(dayOf(iso)))} om ${amsterdamTime(iso).slice(11).replace(':', '.')} uur`
