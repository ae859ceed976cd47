/** Chooses the period: the last so many days, or two days of one's own. */
import { useState, type SubmitEvent } from 'react'
import { Button, Text, TextInput } from '@mantine/core'
import { dutchDay, systemClock } from '../../platform/clock.ts'
import { countDays } from '../../platform/days.ts'
import { findPeriodFault, periodLengths } from '../period.ts'
import { showBetween, showLast, type ShownPeriod } from './dashboard-data.ts'
import { periodTexts } from './dashboard.nl.ts'

export function PeriodPicker({ shown }: { shown: ShownPeriod }) {
  const { period, own, isFallback } = shown
  return (
    <div className="stack">
      <div className="cluster" role="group" aria-label={periodTexts.label}>
        {periodLengths.map((length) => {
          const isShown = !own && countDays(period.from, period.to) === length
          return (
            <Button key={length} variant={isShown ? 'filled' : 'default'} aria-pressed={isShown} onClick={() => showLast(length)}>
              {periodTexts.last(length)}
            </Button>
          )
        })}
        <Button variant={own ? 'filled' : 'default'} aria-pressed={own} onClick={() => showBetween(period)}>
          {periodTexts.own}
        </Button>
      </div>
      {own && <OwnPeriod key={`${period.from} ${period.to}`} from={period.from} to={period.to} />}
      {isFallback && <Text role="status">{periodTexts.unknown}</Text>}
    </div>
  )
}

function OwnPeriod(shown: { from: string; to: string }) {
  const [choice, setChoice] = useState(shown)
  const [isSent, setSent] = useState(false)
  const today = dutchDay(systemClock)
  const fault = isSent ? findPeriodFault(choice, today) : undefined
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setSent(true)
    if (!findPeriodFault(choice, today)) showBetween(choice)
  }
  return (
    <form className="with-button" onSubmit={submit} noValidate>
      <TextInput
        type="date"
        label={periodTexts.from}
        value={choice.from}
        max={today}
        error={fault && periodTexts.faults[fault]}
        onChange={(event) => setChoice({ ...choice, from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={periodTexts.to}
        value={choice.to}
        max={today}
        error={fault !== undefined}
        onChange={(event) => setChoice({ ...choice, to: event.currentTarget.value })}
      />
      <Button type="submit">{periodTexts.show}</Button>
    </form>
  )
}
