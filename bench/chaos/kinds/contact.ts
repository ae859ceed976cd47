/** Visitors write by the contact form, and each message goes to the owner by mail. The same form that is sent again is the same message. */
import { countNames, createAcknowledged, foundOnce, inParts, type Kind, type Means } from '../kind.ts'
import { markOf } from '../postbox.ts'
import { isAccepted, untilGone, type SiteClient } from '../site-client.ts'

const VISITORS = 4

interface Message {
  key: string
  message: string
}

export function contact({ draw, postbox }: Pick<Means, 'draw' | 'postbox'>): Kind {
  const { all, take } = createAcknowledged<Message & { id: string }>()
  const waiting = new Set<Message>()
  const send = async (site: SiteClient, one: Message): Promise<boolean> => {
    const json = { name: 'J. Jansen', email: 'j@jansen.example', message: one.message, key: one.key }
    const sent = await site.send('/api/contact', { method: 'POST', json })
    if (!isAccepted(sent, 201, 'the contact form')) return false
    all.push({ ...one, id: (JSON.parse(sent.body) as { id: string }).id })
    return true
  }
  return {
    name: 'contact form',
    acknowledged: () => all.length,
    async write(site) {
      const visitor = () =>
        untilGone(site, async () => {
          const [before] = waiting
          const one = before ?? { key: draw.uuid(), message: `Kunt u mij helpen met een testament? Mijn nummer is ${draw.uuid()}.` }
          // Taken out while it is on its way, so that no other visitor sends it too.
          waiting.delete(one)
          try {
            const accepted = await send(site, one)
            if (!accepted) waiting.add(one)
            return accepted
          } catch (error) {
            waiting.add(one)
            throw error
          }
        })
      await Promise.all(Array.from({ length: VISITORS }, visitor))
    },
    async find(db, range) {
      const sent = take(range)
      const times = await countNames(
        sent.map(({ message }) => message),
        (part) => db.selectFrom('elk_contact_messages').select('message as name').where('message', 'in', part).execute(),
      )
      return foundOnce(sent, ({ message }) => message, times)
    },
    async findMails(db) {
      const out = await inParts(
        all.map(({ id }) => id),
        (part) => db.selectFrom('elk_outbox').select(['dedupe_key', 'status']).where('dedupe_key', 'in', part).execute(),
      )
      const isOut = new Set(out.filter(({ status }) => status === 'sent').map(({ dedupe_key: id }) => id))
      const marks = new Map<string, Set<string>>()
      for (const mail of postbox.all) {
        const [number = ''] = /[\da-f]{8}-[\da-f-]{27}(?=\.)/.exec(mail.text) ?? []
        if (number !== '') marks.set(number, (marks.get(number) ?? new Set()).add(markOf(mail)))
      }
      const marksOf = ({ message }: Message) => marks.get(message.slice(-37, -1))?.size ?? 0
      return {
        lost: all.filter((one) => !isOut.has(one.id) || marksOf(one) === 0).map(({ id }) => `mail of message ${id}`),
        doubled: all.filter((one) => marksOf(one) > 1).map(({ id }) => `mail of message ${id}`),
      }
    },
  }
}
