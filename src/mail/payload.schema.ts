/** What a delivery names, as it was stored. */
import { z } from 'zod'

const storedPayload = z.record(z.string(), z.string())

export const readPayload = ({ payload }: { payload: string }): Record<string, string> => storedPayload.parse(JSON.parse(payload))
