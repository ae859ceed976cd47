/** Of the account that the first start makes. It signs in with a password alone until it has an address of its own, so this one is fixed and never mailed to. */
export const OWNER_EMAIL = 'eigenaar@site.invalid'
export const OWNER_NAME = 'Eigenaar'
