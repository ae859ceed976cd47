/** What Linux knows of a running process. */
import { readFileSync } from 'node:fs'

// USER_HZ has been 100 on every Linux that Node.js runs on.
const MS_PER_TICK = 10

export function readResidentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

/** Processor time of all its threads since it started, in the program and in the kernel. */
export function readProcessorMs(pid: number): number {
  // The name of the program stands in parentheses and may hold spaces; user and system time are fields 14 and 15.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}
