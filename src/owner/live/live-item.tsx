/** One item of the checklist: its state, why it is needed, what is missing, and the way there. */
import { Badge, Checkbox, Group, Text, Title } from '@mantine/core'
import type { LiveItem } from './checklist.ts'
import type { TickableItem } from './tick-item.ts'
import { targetOf, type Live } from './live-data.ts'
import { liveFaults, liveFinding, liveItems, liveTexts, liveWarnings } from './live.nl.ts'
import { FieldLink } from './field-link.tsx'

interface LiveItemRowProps {
  item: LiveItem
  ticks: Live['ticks']
  onTick: (tick: TickableItem, done: boolean) => void
}

const tones = { ok: 'good', open: 'bad', warning: 'warn' } as const

export function LiveItemRow({ item, ticks, onTick }: LiveItemRowProps) {
  const { id, ok, required, faults, warnings, value } = item
  const { title, why, link } = liveItems[id]
  const target = targetOf(item)
  const state = ok && warnings.length === 0 ? 'ok' : required && !ok ? 'open' : 'warning'
  const finding = ok ? liveFinding(item) : ''
  return (
    <li className="live-item">
      <Badge variant="default" data-tone={tones[state]}>
        {liveTexts.states[state]}
      </Badge>
      <div>
        <Title order={3} size="h4">
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {why}
        </Text>
        {finding !== '' && <Text size="sm">{finding}</Text>}
        {faults.length + warnings.length > 0 && (
          <ul className="bullets">
            {faults.map((fault) => (
              <li key={fault}>{liveFaults[fault](value)}</li>
            ))}
            {warnings.map((warning) => (
              <li key={warning}>{liveWarnings[warning]}</li>
            ))}
          </ul>
        )}
        {target && <FieldLink target={target}>{link}</FieldLink>}
        {id === 'legal' && <Legal done={ticks.legalRead} onTick={(done) => onTick('legal-read', done)} />}
        {id === 'key' && value === 'file' && (
          <Checkbox label={liveTexts.keyCopy} checked={ticks.keyCopy} onChange={(event) => onTick('key-copy', event.currentTarget.checked)} />
        )}
      </div>
    </li>
  )
}

function Legal({ done, onTick }: { done: boolean; onTick: (done: boolean) => void }) {
  return (
    <>
      <Group gap="0 24px">
        <a className="field-link" href="/algemene-voorwaarden" target="_blank" rel="noopener">
          {liveTexts.terms}
        </a>
        <a className="field-link" href="/privacy-policy" target="_blank" rel="noopener">
          {liveTexts.privacy}
        </a>
      </Group>
      <Checkbox label={liveTexts.legalRead} checked={done} onChange={(event) => onTick(event.currentTarget.checked)} />
    </>
  )
}
