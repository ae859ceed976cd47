/** The key that calls. */
import { z } from 'zod'
import { scopes } from '../../platform/scopes.ts'
import { ownKey } from '../keys/own-key.ts'
import { maybe, moment, text, uuid } from './answer-fields.ts'
import { one } from './operation.ts'

const key = z.strictObject({ id: uuid, name: text, scopes: z.array(z.enum(scopes)), created_at: moment, expires_at: maybe(moment) }).meta({ id: 'Key' })

export const keyOperations = [
  one({
    id: 'getKey',
    path: '/key',
    summary: 'Get this key',
    description: 'What the key of this call may read, and until when.',
    scope: undefined,
    resource: 'key',
    answer: key,
    read: async (context) => {
      const { id, name, scopes: may, createdAt, expiresAt } = await ownKey(context)
      return { id, name, scopes: may, created_at: createdAt, expires_at: expiresAt }
    },
  }),
]
