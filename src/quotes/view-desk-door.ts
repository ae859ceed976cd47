/** The overview of an office before it is open: the link is asked for, and opened for the first time by a button. */
import { noticeAddress } from '../frame/notice-address.ts'
import { officePath } from '../notaries/office-address.ts'
import type { Notary } from '../notaries/notary.ts'
import type { Context } from '../platform/context.ts'
import { toldFault } from '../platform/told-fault.ts'
import { proveByDeskLink, sendDeskLink } from './desk-door.ts'

export interface DoorView {
  stage: 'ask' | 'first'
  status: number
  retryAfterSeconds?: number | undefined
  office: Notary
  /** Of this page, where its form goes. */
  address: string
  isSent: boolean
  isMany: boolean
  /** For an office whose mailbox we do not know. */
  noticeHref: string
}

export interface Door {
  context: Context
  office: Notary
  address: string
  isSent: boolean
  /** What was pressed; '' while nothing was. */
  did: string
}

const viewOf = ({ office, address, isSent }: Door, stage: DoorView['stage']): DoorView => ({
  stage,
  status: 200,
  office,
  address,
  isSent,
  isMany: false,
  noticeHref: noticeAddress({ page: officePath(office.slug) }),
})

/** Opening shows, the button sends. */
export async function askForDesk(door: Door): Promise<{ view: DoorView } | 'sent'> {
  const view = viewOf(door, 'ask')
  if (door.did !== 'link') return { view }
  try {
    await sendDeskLink(door.context, door.office)
    return 'sent'
  } catch (error) {
    const { code, status, retryAfterSeconds } = toldFault(door.context, error)
    if (code !== 'too_many_tries') throw error
    return { view: { ...view, status, retryAfterSeconds, isMany: true } }
  }
}

/** Programs that look at mails open every link: only the button shows that somebody reads the mailbox. */
export async function openFirst(door: Door): Promise<{ view: DoorView } | 'proven'> {
  if (door.did !== 'open') return { view: viewOf(door, 'first') }
  await proveByDeskLink(door.context, door.office)
  return 'proven'
}
