/** What answers are made of. Written by this site itself, so without bounds. */
import { z } from 'zod'

export const text = z.string()
export const whole = z.int()
export const uuid = z.guid().meta({ format: 'uuid' })
export const moment = z.iso.datetime().meta({ description: 'UTC, ISO 8601.' })
export const maybe = <T extends z.ZodType>(type: T) => type.nullable()

/** A page of a list. */
export const pageOfAnswer = <T extends z.ZodType>(item: T) =>
  z.strictObject({
    data: z.array(item),
    has_more: z.boolean().meta({ description: 'Whether there is more in this direction at this moment.' }),
    next: maybe(text).meta({ description: 'Pass it as `after` to go on; null when the page is empty.' }),
  })
