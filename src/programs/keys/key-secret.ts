/** What a key looks like: recognisable to people and to scanners of leaked secrets, and 256 random bits. */
import { createHash, randomBytes } from 'node:crypto'

const PREFIX = 'elk_'
const HINT_LENGTH = PREFIX.length + 5
const PATTERN = /^elk_[\w-]{43}$/

export const newSecret = (): string => PREFIX + randomBytes(32).toString('base64url')

export const isSecret = (text: string): boolean => PATTERN.test(text)

/** By which a key is found. Without salt or work: nobody guesses 256 bits. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** What the owner knows it by. */
export const hintOf = (secret: string): string => secret.slice(0, HINT_LENGTH)
