/** Reads an export of messages piece by piece: five quoted fields a record, quotes doubled within them, lines that do not match passed over. */

export type CsvRecord = { line: number; fields: readonly string[] } | { line: number; fields: undefined }

/** Of a record; what is longer is no message. */
const MAX_RECORD = 100_000
const FIELD = '"([^"]*(?:""[^"]*)*)"'
const RECORD = new RegExp(`^${Array.from({ length: 5 }, () => FIELD).join(',')}$`)
/** A record begins here, whatever was left open above it. */
const BEGINNING = /^"[^",]{1,64}","[^",]{1,64}","(?:user|assistant)","/i

/** Lines without their ends, each at most somewhat longer than a record may be. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield line.replace(/\r$/, '')
    if (rest.length > MAX_RECORD) rest = rest.slice(0, MAX_RECORD + 1)
  }
  if (rest !== '') yield rest.replace(/\r$/, '')
}

const isOpen = (text: string): boolean => (text.split('"').length - 1) % 2 === 1

function recordOf(line: number, text: string): CsvRecord {
  const match = text.length <= MAX_RECORD ? RECORD.exec(text) : null
  return { line, fields: match?.slice(1).map((field) => field.replaceAll('""', '"')) }
}

/** `fields` is undefined for a line that does not match. The first line is the header; empty lines are nothing. */
export async function* readRecords(chunks: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  let number = 0
  let pending: { line: number; text: string } | undefined
  for await (const line of linesOf(chunks)) {
    number += 1
    if (number === 1) continue
    if (pending && (BEGINNING.test(line) || pending.text.length > MAX_RECORD)) {
      yield { line: pending.line, fields: undefined }
      pending = undefined
    }
    if (pending) {
      // A message may hold ends of lines: the record goes on until its quotes are even.
      pending.text += `\n${line}`
      if (!isOpen(line)) continue
      yield recordOf(pending.line, pending.text)
      pending = undefined
    } else if (line.startsWith('"') && isOpen(line)) pending = { line: number, text: line }
    else if (line.trim() !== '') yield recordOf(number, line)
  }
  if (pending) yield { line: pending.line, fields: undefined }
}

export async function countRecords(chunks: AsyncIterable<string>): Promise<number> {
  const records = readRecords(chunks)
  let count = 0
  while (!(await records.next()).done) count += 1
  return count
}
