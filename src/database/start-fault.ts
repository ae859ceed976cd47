/** A fault that stops the start and that a person can do something about, in words. */
import { folderFaults, postgresFaults, type TwoLanguages } from './start-faults.nl.ts'

export class StartFault extends Error {
  readonly dutch: string

  constructor({ english, dutch }: TwoLanguages, cause?: unknown) {
    super(english, cause === undefined ? undefined : { cause })
    this.name = 'StartFault'
    this.dutch = dutch
  }
}

/** `subject` is a path. */
export const about = (subject: string, { english, dutch }: TwoLanguages): TwoLanguages => ({ english: `${subject} ${english}`, dutch: `${subject} ${dutch}` })

const folderFaultOf: ReadonlyMap<unknown, TwoLanguages> = new Map<unknown, TwoLanguages>([
  ['EACCES', folderFaults.denied],
  ['EPERM', folderFaults.denied],
  ['EROFS', folderFaults.readonly],
  ['ENOSPC', folderFaults.full],
  ['EDQUOT', folderFaults.full],
  ['ENOTDIR', folderFaults.noFolder],
  ['EEXIST', folderFaults.noFolder],
])

/** SQLSTATE: no such user, password or database, or no right to connect. */
const refused = /^(?:28\w{3}|3D000|42501)$/
const away = /^(?:ECONN\w+|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|57P0\d|08\w{3})$/

function* chainOf(error: unknown): Generator<Error> {
  for (let link = error; link instanceof Error; link = link.cause) yield link
}

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined)

/** A fault of the file system, with the path that it is about; any other error comes back as it is. */
export function explainFolderFault(error: unknown): unknown {
  for (const link of chainOf(error)) {
    if (!('path' in link)) continue
    const code = codeOf(link)
    const fault = code === 'ENOENT' && 'syscall' in link && link.syscall === 'mkdir' ? folderFaults.noParent : folderFaultOf.get(code)
    if (fault) return new StartFault(about(String(link.path), fault), error)
  }
  return error
}

/** Likewise of PostgreSQL and the way to it. */
export function explainPostgresFault(error: unknown): unknown {
  for (const link of chainOf(error)) {
    const code = String(codeOf(link))
    if (refused.test(code)) return new StartFault(postgresFaults.refused, error)
    if (away.test(code)) return new StartFault(postgresFaults.away, error)
  }
  return explainFolderFault(error)
}
