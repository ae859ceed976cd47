/** What a call for quotes says on an English page. */
export const disclosureEn = 'We may receive a fee for this.'

export const ownRequestEn = 'Or choose the offices yourself, without this partner (in Dutch)'
