/** One request for quotes on its way from the offices that can be asked to the review: who does what, what came of it, and which steps were acknowledged. */
import type { Database } from '../../../src/database/database.ts'
import type { Draw } from '../../large/draw.ts'
import type { Owner } from '../owner.ts'
import type { Postbox } from '../postbox.ts'
import type { SiteClient } from '../site-client.ts'

export interface Office {
  name: string
  email: string
  /** Once it is stored. */
  id: string
  /** Path of its page for this request, once it was asked. */
  page: string
}

export interface Walk {
  email: string
  /** Of the form; sent again with each try. */
  key: string
  /** What programs fill in and people do not see. */
  trap: string
  /** Two that the visitor chooses, and one that the owner thinks of. */
  offices: [Office, Office, Office]
  /** Path of the visitor's own page. */
  own: string
  review: string
  desk: string
  quoteKeys: readonly string[]
  steps: readonly Step[]
  /** Of the step that is next. */
  at: number
  /** The server went while that one was on its way: it may be done without anybody knowing. */
  isUnsure: boolean
  /** How often the server started since that one was next. */
  starts: number
  /** Of mails with a code that had come when the last one was asked for. */
  codesBefore: number
  acknowledged: Step[]
}

export interface At {
  site: SiteClient
  owner: Owner
  postbox: Postbox
  /** From a form that was shown long enough ago. */
  mark: string
}

export interface Step {
  name: string
  /** False: what it needs is not there yet, such as a mail. */
  act: (walk: Walk, at: At) => Promise<boolean>
  /** What is wrong with what is stored, once the step was acknowledged; undefined: nothing. */
  fault: (walk: Walk, db: Database) => Promise<string | undefined>
  /** What it does away with, so that what went before cannot be looked for any more. */
  erases?: true
}

const office = (draw: Draw, what: string): Office => {
  const name = `Kantoor ${what} ${draw.uuid().slice(0, 8)}`
  return { name, email: `${name.toLowerCase().replaceAll(' ', '-')}@kantoor.example`, id: '', page: '' }
}

export function newWalk(draw: Draw, steps: readonly Step[], isDoubtful: boolean): Walk {
  return {
    email: `j.${draw.uuid().slice(0, 13)}@jansen.example`,
    key: draw.uuid(),
    trap: isDoubtful ? 'https://program.example' : '',
    offices: [office(draw, 'Noord'), office(draw, 'Zuid'), office(draw, 'Oost')],
    own: '',
    review: '',
    desk: '',
    quoteKeys: [draw.uuid(), draw.uuid()],
    steps,
    at: 0,
    isUnsure: false,
    starts: 0,
    codesBefore: 0,
    acknowledged: [],
  }
}

export const nameOf = ({ email }: Walk): string => email
