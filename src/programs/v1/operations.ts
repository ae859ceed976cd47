/** Everything that programs can ask for, in the order of the OpenAPI document. */
import { clickOperations } from './clicks.ts'
import { conversationOperations } from './conversations.ts'
import { messageOperations } from './messages.ts'
import type { Operation } from './operation.ts'
import { keyOperations } from './own-key.ts'
import { requestOperations } from './requests.ts'

export const operations: readonly Operation[] = [...keyOperations, ...clickOperations, ...conversationOperations, ...messageOperations, ...requestOperations]
