/** One item of the checklist: its state, why it is needed, what is missing, and the way there. */
import { Checkbox, Text, Title } from '@mantine/core'
import type { LiveItem } from './checklist.ts'
import type { TickableMark } from './tick-mark.ts'
import { placeOf, type Live } from './live-data.ts'
import { liveFaults, liveFinding, liveItems, liveTexts } from './live.nl.ts'
import { PlaceLink } from './place-link.tsx'

interface LiveItemRowProps {
  item: LiveItem
  marks: Live['marks']
  onTick: (mark: TickableMark, done: boolean) => void
}

export function LiveItemRow({ item, marks, onTick }: LiveItemRowProps) {
  const { id, ok, required, faults, value } = item
  const { title, why, link } = liveItems[id]
  const place = placeOf(item)
  const state = ok ? 'ok' : required ? 'open' : 'warning'
  const finding = ok ? liveFinding(item) : ''
  return (
    <li className="live-item" data-state={state}>
      <span className="live-state">{liveTexts.states[state]}</span>
      <div>
        <Title order={3} size="h4">
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {why}
        </Text>
        {finding !== '' && <Text size="sm">{finding}</Text>}
        {faults.length > 0 && (
          <ul className="bullets">
            {faults.map((fault) => (
              <li key={fault}>{liveFaults[fault](value)}</li>
            ))}
          </ul>
        )}
        {place && <PlaceLink place={place}>{link}</PlaceLink>}
        {id === 'legal' && <Legal done={marks.legalRead} onTick={(done) => onTick('legal-read', done)} />}
        {id === 'key' && value === 'file' && (
          <Checkbox label={liveTexts.keyCopy} checked={marks.keyCopy} onChange={(event) => onTick('key-copy', event.currentTarget.checked)} />
        )}
      </div>
    </li>
  )
}

function Legal({ done, onTick }: { done: boolean; onTick: (done: boolean) => void }) {
  return (
    <>
      <p className="live-texts">
        <a className="place-link" href="/algemene-voorwaarden" target="_blank" rel="noopener">
          {liveTexts.terms}
        </a>
        <a className="place-link" href="/privacy-policy" target="_blank" rel="noopener">
          {liveTexts.privacy}
        </a>
      </p>
      <Checkbox label={liveTexts.legalRead} checked={done} onChange={(event) => onTick(event.currentTarget.checked)} />
    </>
  )
}
