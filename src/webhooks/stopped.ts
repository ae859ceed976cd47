/** Why nothing goes to a webhook that is off; what waited for it begins anew when it is on again. */
import { DeliveryFault } from '../mail/transport.ts'

export const stopped = (): DeliveryFault => new DeliveryFault('stopped', '', { isFinal: true })
