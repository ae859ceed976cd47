/** What the owner may hear of by mail. Free of the server, since the screen lists them too. */

export const signalTopics = [
  'messages',
  'undelivered',
  'links',
  'model',
  'claims',
  'prices',
  'figures',
  'questions',
  'notices',
  'doubtful',
  'reviews',
  'proposals',
  'sign-in',
  'backup',
  'webhooks',
  'week',
] as const

export type SignalTopic = (typeof signalTopics)[number]

const known: readonly string[] = signalTopics

export const isTopicList = (value: string): boolean => value.split(' ').every((topic) => topic === '' || known.includes(topic))

export const readTopics = (value: string): readonly string[] => value.split(' ').filter((topic) => known.includes(topic))

export const wantsMail = ({ signal_topics }: { signal_topics: string }, topic: SignalTopic): boolean => readTopics(signal_topics).includes(topic)
