/** Hits on a link by the day. */
import { memo } from 'react'
import { DayChart, type DaySeries } from '../../settings/admin/day-chart.tsx'
import { detailTexts, kindNames, otherHits } from './link-details.nl.ts'
import type { OpenedLink } from './redirect-data.ts'

const human: DaySeries = { name: 'human', label: kindNames['human'] ?? '', color: 'canal.6' }
const detailed: readonly DaySeries[] = [
  human,
  { name: 'duplicate', label: kindNames['duplicate'] ?? '', color: 'canal.3' },
  { name: 'bot', label: kindNames['bot'] ?? '', color: 'gray.6' },
  { name: 'ahead', label: kindNames['prefetch'] ?? '', color: 'gray.4' },
]
const coarse: readonly DaySeries[] = [human, { name: 'other', label: otherHits, color: 'gray.5' }]

/** Many days in four kinds are more bars than can be told apart. */
const MAX_DETAILED_DAYS = 100

/** Drawn anew when the numbers change and not with everything around it: a year has hundreds of bars. */
export const LinkChart = memo(function LinkChart({ days }: { days: OpenedLink['days'] }) {
  const values = days.map(({ day, counts: { human: people, duplicate, bot, prefetch, head } }) => ({
    day,
    values: { human: people, duplicate, bot, ahead: prefetch + head, other: duplicate + bot + prefetch + head },
  }))
  return <DayChart caption={detailTexts.chart} series={days.length > MAX_DETAILED_DAYS ? coarse : detailed} days={values} />
})
