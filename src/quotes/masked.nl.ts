/** What stands where something of a person was written. */
export const maskedTexts = { name: '[naam weggelaten]', address: '[adres weggelaten]' } as const
