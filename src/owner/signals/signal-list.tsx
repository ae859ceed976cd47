/** What asks for the owner's attention, each with the way to it. */
import { Anchor, Text } from '@mantine/core'
import { moveTo } from '../../owner-kit/address.ts'
import { bellTexts, signalSentence } from './signals.nl.ts'
import type { Signal } from './signal.ts'

const placeOf: Record<Signal['topic'], Record<string, string>> = {
  messages: { tab: 'berichten' },
  undelivered: { tab: 'berichten' },
  links: { tab: 'redirects' },
  model: { tab: 'overzicht', onderdeel: 'taalmodel' },
  claims: {},
  prices: { tab: 'inhoud', onderdeel: 'notarissen' },
  figures: { tab: 'inhoud', onderdeel: 'cijfers' },
  questions: { tab: 'vragen' },
  reviews: { tab: 'inhoud', onderdeel: 'beoordelingen', staat: 'in_behandeling' },
  proposals: { tab: 'offertes', onderdeel: 'opgaven' },
  'sign-in': { tab: 'beveiliging' },
  backup: {},
  webhooks: { tab: 'koppelingen', onderdeel: 'webhooks' },
  doubtful: { tab: 'offertes', map: 'twijfel' },
  notices: { tab: 'berichten', onderdeel: 'meldingen' },
}

export function SignalList({ signals, onLeave }: { signals: readonly Signal[]; onLeave: () => void }) {
  const go = (topic: Signal['topic']) => {
    onLeave()
    moveTo(placeOf[topic])
  }
  return (
    <section className="admin-card signal-list" aria-label={bellTexts.heading}>
      {signals.length === 0 && <Text>{bellTexts.none}</Text>}
      <ul className="lined">
        {signals.map((signal) => (
          <li key={signal.topic}>
            <Text size="sm">{signalSentence(signal)}</Text>
            <Anchor component="button" type="button" size="sm" underline="always" onClick={() => go(signal.topic)}>
              {bellTexts.go[signal.topic]}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
