/** Which answers count as no answer in the owner's chat logs. */

const POOR_KINDS: ReadonlySet<string> = new Set(['onbekend', 'buiten-bereik'])

/** The assistant found nothing, took the question for another subject, or failed. */
export const isPoorAnswer = (kind: string | null | undefined, status: string | undefined): boolean =>
  status === 'failed' || (kind !== null && kind !== undefined && POOR_KINDS.has(kind))
