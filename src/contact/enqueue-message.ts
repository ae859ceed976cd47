/** The delivery of a message: to the office that it is for, or to the owner. */
import { enqueueDelivery } from '../mail/enqueue-delivery.ts'
import type { AnyDatabase } from '../platform/context.ts'

/** The kinds of the deliveries of this room: to the owner. */
export const CONTACT_DELIVERY = 'contact'
/** To an office, as the visitor asked. */
export const OFFICE_DELIVERY = 'contact-office'

/** In the transaction that stores the message, or brings it back. Nothing happens when it has a delivery. */
export const enqueueMessage = (db: AnyDatabase, { id, toOffice, now }: { id: string; toOffice: boolean; now: string }): Promise<void> =>
  enqueueDelivery(db, { kind: toOffice ? OFFICE_DELIVERY : CONTACT_DELIVERY, dedupeKey: id, payload: { messageId: id }, now })
