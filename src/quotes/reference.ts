/** What visitor, office and owner call a request by: short, to be said on the phone, and telling nothing. */
import { randomInt } from 'node:crypto'

/** Without letters and digits that are taken for each other. */
const SIGNS = 'ABCDEFGHJKLMNPRSTUVWXYZ23456789'
const LENGTH = 8

const sign = (): string => SIGNS.charAt(randomInt(SIGNS.length))

/** 'K7QX-M2PR' */
export const newReference = (): string => Array.from({ length: LENGTH }, (_, at) => (at === LENGTH / 2 ? `-${sign()}` : sign())).join('')
