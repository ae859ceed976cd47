/** A proposal as it was stored, as it is read again. */
import { z } from 'zod'
import { draftSchema } from '../../notaries/draft.schema.ts'
import { textField } from '../../platform/request-fields.ts'
import type { Proposal } from './proposal.ts'

const proposalSchema = draftSchema
  .pick({ phone: true, website: true, languages: true, specializations: true, features: true, prices: true })
  .extend({ removed: z.array(textField(60)) }) satisfies z.ZodType<Proposal>

/** Throws for what is none. */
export const readProposal = ({ content }: { content: string }): Proposal => proposalSchema.parse(JSON.parse(content))
