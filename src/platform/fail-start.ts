/** Ends a process that cannot start, with a list a person can read. */
import { StartFault } from '../database/start-fault.ts'
import { cannotStart } from '../database/start-faults.nl.ts'

/** The message of an error and of what caused it, without the stack. */
export function causesOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}: ${causesOf(error.cause)}`
}

const list = (title: string, lines: readonly string[]): string[] => [title, ...lines.map((line) => `  ${line}`)]

/** What is known to be in the hands of who runs the site is said in Dutch as well. */
export function failStart(faults: readonly unknown[]): never {
  const dutch = faults.filter((fault) => fault instanceof StartFault).map((fault) => fault.dutch)
  console.error([...list(cannotStart.english, faults.map(causesOf)), ...(dutch.length > 0 ? list(cannotStart.dutch, dutch) : [])].join('\n'))
  process.exit(1)
}
