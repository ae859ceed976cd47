/** What a setting is. A room declares its own in a `*.settings.ts`; storing, the owner's door, the form and the audit log derive from that. */

/** What the environment of this server allows. */
export interface ServerBounds {
  providerHosts: readonly string[]
  /** host:port */
  mailHosts: readonly string[]
}

/** A save as it is judged: every value as it will be, and what differs from what is stored. */
interface Change {
  now: Readonly<Record<string, unknown>>
  isNew: (key: string) => boolean
}

type AsksPassword = (key: string, change: Change) => boolean

/** What is emptied sends nothing anywhere. */
export const whenFilled: AsksPassword = (key, { now, isNew }) => isNew(key) && now[key] !== ''
export const whenChanged: AsksPassword = (key, { isNew }) => isNew(key)

/** Stored encrypted, and never sent to the screen in full. */
interface Secret {
  /** As much as the owner needs to recognise it; '' of ''. */
  mask: (plain: string) => string
  /** Sentences at its field; absent for what has none. */
  field?: {
    none: string
    show: string
    clear: string
    willBeCleared: string
    /** After a save that emptied it because another setting changed. */
    wasCleared?: string
  }
  /** Its name in the log of the process. */
  inLog: readonly [english: string, dutch: string]
}

/** How the field looks; without it a line of text. */
interface FieldInput {
  type?: 'tel' | 'email' | 'url'
  inputMode?: 'numeric'
  autoComplete?: string
  autoCapitalize?: 'off'
  spellCheck?: false
  /** Behind what is typed. */
  unit?: string
  /** A larger field; with the sentence of the button that puts the default back. */
  area?: { minRows: number; maxRows?: number; reset: string }
}

/** A field of the general settings. Texts are Dutch. */
export interface FormField {
  /** The card that it stands in, in the order of declaration. */
  card: 'chatbot' | 'brand' | 'identity' | 'company' | 'mail' | 'retention' | 'session' | 'backup' | 'signals'
  label: string
  note?: string
  /** What the owner reads when the server refuses it. */
  fault: string
  /** The fault in view of what was typed. */
  explain?: (value: string) => string
  /** Most UTF-16 units, without white space around it. */
  max: number
  /** Also asked of ''. Runs in the browser as well. */
  isValid?: (value: string, bounds: ServerBounds) => boolean
  /** The fault also shows while typing. */
  checkedWhileTyping?: true
  /** What people write and do not mean, such as spaces in a number. */
  tidy?: (typed: string) => string
  input?: FieldInput
}

/** Values are text. */
export interface Setting {
  default: string
  secret?: Secret
  /** Absent: it is saved elsewhere. */
  form?: FormField
  /** A verb of its own writes it, and the saving of settings refuses it. */
  ownVerb?: true
  /** The owner's screens know it, though it is no field. */
  shown?: true
  /** Whether a save asks for the owner's password; asked of every save. */
  asksPassword?: AsksPassword
  /** The secrets that another value of this one empties, unless a new one comes with it. */
  clears?: readonly string[]
}

export type Settings = Readonly<Record<string, Setting>>

export type ValuesOf<S> = Record<keyof S & string, string>
/** Those with a field. */
export type SecretKeyOf<S> = { [K in keyof S & string]: S[K] extends { secret: Secret; form: FormField } ? K : never }[keyof S & string]
export type FormKeyOf<S> = { [K in keyof S & string]: S[K] extends { form: FormField } ? K : never }[keyof S & string]

export const orEmpty =
  (isValid: NonNullable<FormField['isValid']>): NonNullable<FormField['isValid']> =>
  (value, bounds) =>
    value === '' || isValid(value, bounds)

export const defaultsOf = <S extends Settings>(declared: S): ValuesOf<S> =>
  Object.fromEntries(Object.entries(declared).map(([key, setting]) => [key, setting.default])) as ValuesOf<S>

/** `stored` need not hold the secrets: a new one always asks. */
export function asksPassword(declared: Settings, changes: Readonly<Record<string, unknown>>, stored: Readonly<Record<string, unknown>>): boolean {
  const isNew = (key: string): boolean => changes[key] !== undefined && changes[key] !== stored[key]
  const change = { now: { ...stored, ...changes }, isNew }
  return Object.entries(declared).some(([key, setting]) => setting.asksPassword?.(key, change))
}

/** '••••1234', or '' when none is stored: enough for the owner to recognise a key. */
export const maskSecret = (plain: string): string => (plain === '' ? '' : `••••${plain.slice(-4)}`)
