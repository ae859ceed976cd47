/** Which passwords are acceptable. Free of the server, so that the owner reads it while typing. */
const OBVIOUS = ['notaris', 'wachtwoord', 'password', 'welkom', 'elke', 'admin', '123456', 'qwerty']

export const passwordRules = { min: 12, max: 128 } as const

/** 'obvious': little is left without words that anyone would try first. */
export type PasswordFault = 'short' | 'long' | 'obvious'

export function findPasswordFault(password: string): PasswordFault | undefined {
  if (password.length < passwordRules.min) return 'short'
  if (password.length > passwordRules.max) return 'long'
  const rest = OBVIOUS.reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase())
  return new Set(rest).size >= 6 ? undefined : 'obvious'
}

/** Long enough, and not an obvious word with a few characters around it. */
export const isAcceptablePassword = (password: string): boolean => findPasswordFault(password) === undefined
