/** The one account. The screen asks only for a password, so the address is fixed and never mailed to. */
export const OWNER_EMAIL = 'eigenaar@site.invalid'

/** How long the owner stays signed in without using the settings. */
export const SESSION_HOURS = 12
