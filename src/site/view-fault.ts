/** What the page for a fault says: ours, or of something that is away for the moment. */
import { AppError } from '../errors/errors.ts'
import { errorPageTexts } from '../frame/site.nl.ts'

export interface FaultView {
  kind: 'server' | 'unavailable' | 'busy'
  title: string
  status: number
  retryAfterSeconds: number | undefined
}

export function viewFault(fault: unknown): FaultView {
  if (fault instanceof AppError && (fault.code === 'unavailable' || fault.code === 'busy')) {
    const { code, status, retryAfterSeconds } = fault
    return { kind: code, title: errorPageTexts[`${code}Title`], status, retryAfterSeconds }
  }
  return { kind: 'server', title: errorPageTexts.serverTitle, status: 500, retryAfterSeconds: undefined }
}
