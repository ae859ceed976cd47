/** Ends a process that cannot start, with a list a person can read. */

/** The message of an error and of what caused it, without the stack. */
export function causesOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}: ${causesOf(error.cause)}`
}

export function failStart(faults: string[]): never {
  console.error(['The site cannot start:', ...faults.map((fault) => `  ${fault}`)].join('\n'))
  process.exit(1)
}
