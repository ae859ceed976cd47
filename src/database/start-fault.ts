/** A fault that stops the start and that a person can do something about, in words. */
import { lstatSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { folderFaults, postgresFaults, unmadeFaults, type TwoLanguages } from './start-faults.nl.ts'

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

type Cause = keyof typeof folderFaults

const causeOf: ReadonlyMap<unknown, Cause> = new Map<unknown, Cause>([
  ['EACCES', 'denied'],
  ['EPERM', 'denied'],
  ['EROFS', 'readonly'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
])

/** SQLSTATE: no such user, password or database. */
const refused = /^(?:28\w{3}|3D000)$/
/** Also where it may not create in a schema, or there is none that it may. */
const denied = /^(?:42501|3F000)$/
const away = /^(?:ECONN\w+|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|57P0\d|08\w{3})$/

function* chainOf(error: unknown): Generator<Error> {
  for (let link = error; link instanceof Error; link = link.cause) yield link
}

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined)

/** Undefined for what is not there, and for what this user may not know of. */
function kindOf(path: string, look: typeof statSync): 'folder' | 'other' | undefined {
  try {
    return look(path).isDirectory() ? 'folder' : 'other'
  } catch {
    return undefined
  }
}

/** What stands in the way of a folder: the nearest of its path that is there, also a link that leads nowhere. */
function nearest(path: string): string {
  const parent = dirname(path)
  return parent === path || kindOf(path, lstatSync) ? path : nearest(parent)
}

/** `path` could not be made. */
function explainUnmade(path: string, code: unknown): TwoLanguages | undefined {
  const there = nearest(path)
  if (kindOf(there, statSync) !== 'folder') return about(there, unmadeFaults.noFolder(path))
  const cause = code === 'ENOENT' ? 'refuses' : causeOf.get(code)
  return cause && about(there, unmadeFaults[cause](path))
}

/** A fault of the file system, with the path that it is about; any other error comes back as it is. */
export function explainFolderFault(error: unknown): unknown {
  for (const link of chainOf(error)) {
    if (!('path' in link)) continue
    const path = String(link.path)
    const code = codeOf(link)
    const cause = causeOf.get(code)
    const fault = 'syscall' in link && link.syscall === 'mkdir' ? explainUnmade(path, code) : cause && about(path, folderFaults[cause])
    if (fault) return new StartFault(fault, error)
  }
  return error
}

/** Likewise of PostgreSQL and the way to it. */
export function explainPostgresFault(error: unknown): unknown {
  for (const link of chainOf(error)) {
    const code = String(codeOf(link))
    if (denied.test(code)) return new StartFault(postgresFaults.denied, error)
    if (refused.test(code)) return new StartFault(postgresFaults.refused, error)
    if (away.test(code)) return new StartFault(postgresFaults.away, error)
  }
  return explainFolderFault(error)
}
