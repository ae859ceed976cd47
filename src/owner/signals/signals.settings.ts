/** What the owner hears of by mail. */
import type { Settings } from '../../settings/setting.ts'
import { signalTopics } from './topics.ts'

const known: readonly string[] = signalTopics

export const readTopics = (value: string): readonly string[] => value.split(' ').filter((topic) => known.includes(topic))

export const signalSettings = {
  /** Topics with spaces between; '' for none. */
  signal_topics: {
    default: signalTopics.join(' '),
    form: {
      card: 'signals',
      label: 'Mail over wat aandacht vraagt',
      note: 'Waarover wilt u een mail?',
      fault: 'Kies uit de lijst.',
      max: 200,
      isValid: (value) => value.split(' ').every((topic) => topic === '' || known.includes(topic)),
    },
  },
} as const satisfies Settings
