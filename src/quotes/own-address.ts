/** The address of the page that only its visitor knows. */
import { LINK_NAME } from './secret-links.ts'

export const OWN_PATH = '/offerte/mijn'

export const ownAddress = (link: string): string => `${OWN_PATH}?${LINK_NAME}=${link}`
