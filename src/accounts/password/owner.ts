/** The one account. The screen asks only for a password, so the address is fixed and never mailed to. */
export const OWNER_EMAIL = 'eigenaar@site.invalid'
