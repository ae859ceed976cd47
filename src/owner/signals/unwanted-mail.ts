/** The mails that go at once about what a visitor sent, and that the owner can switch off. */
import { CONTACT_DELIVERY } from '../../contact/enqueue-message.ts'
import { wantsMail, type SignalTopic } from '../../mail/topics.ts'
import { NOTICE_DELIVERY } from '../../notices/submit-notice.ts'

const topicOf: Partial<Record<string, SignalTopic>> = { [CONTACT_DELIVERY]: 'messages', [NOTICE_DELIVERY]: 'notices' }

/** For the outbox, as the settings are when it delivers. */
export const isUnwanted =
  (settings: () => { signal_topics: string }) =>
  (kind: string): boolean => {
    const topic = topicOf[kind]
    return topic !== undefined && !wantsMail(settings(), topic)
  }
