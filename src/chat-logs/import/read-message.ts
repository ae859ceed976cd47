/** Makes a message of a record of an export, or says why it is none. Personal data is masked here, before anything is stored. */
import { unguardFormula } from '../../platform/csv.ts'
import { maskPersonalData } from '../../assistant/conversation/mask-personal-data.ts'
import { storableText } from '../../platform/storable-text.ts'
import type { CsvRecord } from './read-records.ts'
import { DAY_MS } from '../../platform/days.ts'

export interface ImportedMessage {
  id: string
  session_id: string
  role: 'user' | 'assistant'
  content: string
  timestamp: string
}

const skipReasons = ['vorm', 'nummer', 'gesprek', 'rol', 'lengte', 'tijd'] as const

export type SkipReason = (typeof skipReasons)[number]

export const isImportableId = (text: string): boolean => /^[\w.-]{1,64}$/.test(text)

const MAX_CONTENT = 20_000
const EARLIEST = Date.UTC(2000, 0, 1)
const TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(\.\d{1,9})? ?(?:(Z)|(?:UTC)|([+-]\d\d)(?::?(\d\d))?)?$/i

/** UTC ISO-8601; a time without a zone is taken as UTC, as exports write it. Undefined for what is no moment of this century until tomorrow. */
export function readMoment(text: string, now: Date): string | undefined {
  const match = TIME.exec(text.trim())
  if (!match) return undefined
  const [, day = '', time = '', fraction = '', , hours, minutes = '00'] = match
  const millis = Date.parse(`${day}T${time}${fraction.slice(0, 4)}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`)
  return millis >= EARLIEST && millis <= now.getTime() + DAY_MS ? new Date(millis).toISOString() : undefined
}

export function readMessage({ fields }: CsvRecord, now: Date): ImportedMessage | SkipReason {
  if (!fields) return 'vorm'
  const [id = '', session = '', role = '', content = '', timestamp = ''] = fields.map(unguardFormula)
  if (!isImportableId(id)) return 'nummer'
  if (!isImportableId(session)) return 'gesprek'
  const speaker = role.toLowerCase()
  if (speaker !== 'user' && speaker !== 'assistant') return 'rol'
  if (content.length > MAX_CONTENT) return 'lengte'
  const moment = readMoment(timestamp, now)
  if (moment === undefined) return 'tijd'
  return { id, session_id: session, role: speaker, content: maskPersonalData(storableText(content.normalize('NFC'))).text, timestamp: moment }
}
