/** What two spellings of one name have in common. */
import { slugOf } from '../platform/fold-letters.ts'

/** "Den Bosch", 'den-bosch' and 'DENBOSCH' are equal. */
export const nameKey = (text: string): string => slugOf(text).replaceAll('-', '')
