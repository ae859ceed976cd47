/** Everybody's mailbox: a real SMTP server that keeps each mail it took, and takes a moment for it, so that a sender can be killed meanwhile. */
import { startMailServer, type ReceivedMail } from '../../tests/setup/mail-server.ts'
import type { Draw } from '../large/draw.ts'

const SLOWEST_MS = 25

export interface Postbox extends AsyncDisposable {
  url: string
  all: readonly ReceivedMail[]
  /** It takes a moment for each mail; set to false where nobody is killed. */
  isSlow: boolean
  /** The newest to this address with these words in its subject. */
  find(address: string, subject: string): ReceivedMail | undefined
  count(address: string, subject: string): number
}

export async function openPostbox(draw: Draw): Promise<Postbox> {
  const server = await startMailServer()
  const boxes = new Map<string, ReceivedMail[]>()
  server.onMail = async (mail) => {
    for (const address of mail.to) boxes.set(address, [...(boxes.get(address) ?? []), mail])
    if (postbox.isSlow) await new Promise((resolve) => setTimeout(resolve, draw.below(SLOWEST_MS)))
    return undefined
  }
  const postbox: Postbox = {
    isSlow: true,
    url: server.url,
    all: server.mails,
    find: (address, subject) => boxes.get(address)?.findLast((mail) => subjectOf(mail).includes(subject)),
    // A mail that came twice under one mark is one.
    count: (address, subject) =>
      new Set(
        boxes
          .get(address)
          ?.filter((mail) => subjectOf(mail).includes(subject))
          .map(markOf),
      ).size,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
  return postbox
}

export const subjectOf = (mail: ReceivedMail): string => mail.headers.get('subject') ?? ''

/** By which a receiver can tell that a mail came before; the same at every try. */
export const markOf = (mail: ReceivedMail): string => mail.headers.get('message-id') ?? ''

/** Path and query of the link in it. */
export const linkIn = ({ text }: ReceivedMail): string => /https?:\/\/[^\s/]+(\/\S+)/.exec(text)?.[1] ?? ''
