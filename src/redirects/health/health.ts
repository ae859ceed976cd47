/** What a look at a destination can find. */

export type HealthFault = 'status' | 'timeout' | 'no-name' | 'closed-address' | 'certificate' | 'too-many-redirects' | 'bad-redirect' | 'network'

export interface Finding {
  /** Null when the destination answered well. */
  fault: HealthFault | null
  /** Of the last answer; null when there was none. */
  status: number | null
  finalHost: string | null
  latencyMs: number
  certificateUntil: string | null
}

export interface Health extends Omit<Finding, 'fault'> {
  /** Null when the destination answered well. */
  fault: string | null
  checkedAt: string
  failuresInRow: number
}
