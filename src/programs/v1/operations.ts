/** Everything that programs can ask for, in the order of the OpenAPI document. */
import { clickOperations } from './clicks.ts'
import type { Operation } from './operation.ts'
import { keyOperations } from './own-key.ts'

export const operations: readonly Operation[] = [...keyOperations, ...clickOperations]
