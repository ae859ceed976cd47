/** Where an office reads and says what stands on its page, on its overview. */
export const FACTS_ANCHOR = 'uw-gegevens'
