/** What can happen to a request. */
import type { QuoteStepsTable } from '../database/quote-tables.ts'

export type StepName = QuoteStepsTable['step']
