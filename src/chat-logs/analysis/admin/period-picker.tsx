/** Chooses the period of the tab; it stands in the address. */
import { Group, SegmentedControl, Text, TextInput } from '@mantine/core'
import { moveTo } from '../../../owner-kit/address.ts'
import { addDays, isDay } from '../../../platform/days.ts'
import { dayOf } from '../../../platform/dutch-time.ts'
import type { Period } from './question-data.ts'
import { questionTexts as texts } from './questions.nl.ts'

const lengths = [7, 30, 90, 365] as const
const DEFAULT = 30
const OWN = 'eigen'

/** Without dates in the address the last thirty days. */
export function periodOf(parameters: URLSearchParams, now: number): Period {
  const [van, tot] = [parameters.get('van') ?? '', parameters.get('tot') ?? '']
  const to = isDay(tot) ? tot : dayOf(now)
  return { from: isDay(van) ? van : addDays(to, 1 - DEFAULT), to }
}

export const isRight = ({ from, to }: Period): boolean => from <= to

const show = (period: Partial<Period>) => moveTo({ tab: 'vragen', van: period.from, tot: period.to }, 'replace')

export function PeriodPicker({ period, now }: { period: Period; now: number }) {
  const today = dayOf(now)
  const length = lengths.find((days) => period.to === today && period.from === addDays(today, 1 - days))
  const choose = (value: string) => {
    if (value === OWN) return
    show(Number(value) === DEFAULT ? {} : { from: addDays(today, 1 - Number(value)), to: today })
  }
  return (
    <Group align="flex-end" gap="sm">
      <SegmentedControl
        aria-label={texts.period}
        value={length === undefined ? OWN : String(length)}
        onChange={choose}
        data={[
          ...lengths.map((days) => ({ value: String(days), label: texts.days(days) })),
          ...(length === undefined ? [{ value: OWN, label: texts.ownPeriod }] : []),
        ]}
      />
      <TextInput
        type="date"
        label={texts.from}
        value={period.from}
        max={today}
        onChange={(event) => isDay(event.currentTarget.value) && show({ ...period, from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={texts.to}
        value={period.to}
        max={today}
        onChange={(event) => isDay(event.currentTarget.value) && show({ ...period, to: event.currentTarget.value })}
      />
      {!isRight(period) && (
        <Text role="alert" c="var(--bad)" flex="1 1 100%">
          {texts.wrongPeriod}
        </Text>
      )}
    </Group>
  )
}
