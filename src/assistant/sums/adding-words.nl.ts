/** The Dutch words by which something comes beside what was told before. For lower case text; see `phrases.ts`. */
import { phrases } from './phrases.ts'

const also = 'ook, erbij, daarnaast, bovendien'

/** Comes beside what was told before. */
export const onTop = phrases(`${also}, nog`)
/** An amount that does not take the place of the one before. */
export const addsUp = phrases('erbij, (komt|kwam|komen|kwamen) … bij')
/** A debt beside those that were told. */
export const addsDebt = phrases(`${also}, naast, ander, andere, extra, nog (een|wat), nog € ?#\\S+, nog #\\S+ (* )?(schuld|schulden|lening)`)
