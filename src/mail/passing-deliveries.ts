/** Mail of the site to its owner that another takes the place of: when one is given up on, there is nothing to try again. */
export const DIGEST_DELIVERY = 'digest'
export const SECURITY_DELIVERY = 'security'

export const passingDeliveries: readonly string[] = [DIGEST_DELIVERY, SECURITY_DELIVERY]
