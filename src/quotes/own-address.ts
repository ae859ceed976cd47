/** The addresses of the pages that only their visitor, or their office, knows. */
import { LINK_NAME } from './secret-links.ts'

export const OWN_PATH = '/offerte/mijn'

export const OFFICE_PATH = '/offerte/kantoor'

/** What a code is for that opens the overview, and not one request. */
export const FOR_DESK = 'overzicht'

export const REVIEW_PATH = '/offerte/beoordeling'

export const reviewAddress = (link: string): string => `${REVIEW_PATH}?${LINK_NAME}=${link}`

export const officeAddress = (link: string): string => `${OFFICE_PATH}?${LINK_NAME}=${link}`

export const ownAddress = (link: string): string => `${OWN_PATH}?${LINK_NAME}=${link}`

/** Where that page goes on after something was done with a quote. No form is sent there: what is wrong with it stands elsewhere. */
export const quotesAnchor = (link: string): string => `${ownAddress(link)}#vergelijken`

/** Of what was asked of an office last. */
export const askedId = (invitationId: string): string => `gevraagd-${invitationId}`
