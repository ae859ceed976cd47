/** Hits on a link by the day. */
import { memo } from 'react'
import type { DaySeries } from '../../owner-kit/bar-chart.tsx'
import { DayChart } from '../../owner-kit/day-chart.tsx'
import { countUnfollowed } from '../manage/link-row.ts'
import { detailTexts, kindNames, otherHits, unfollowedHits } from './link-details.nl.ts'
import type { OpenedLink } from './redirect-data.ts'

const human: DaySeries = { name: 'human', label: kindNames['human'] ?? '', color: 'canal.6' }
const detailed: readonly DaySeries[] = [
  human,
  { name: 'duplicate', label: kindNames['duplicate'] ?? '', color: 'canal.3' },
  { name: 'bot', label: kindNames['bot'] ?? '', color: 'gray.6' },
  { name: 'unfollowed', label: unfollowedHits, color: 'gray.4' },
]
const excessive: DaySeries = { name: 'excess', label: kindNames['excess'] ?? '', color: 'orange.6' }
const coarse: readonly DaySeries[] = [human, { name: 'other', label: otherHits, color: 'gray.5' }]

/** Many days in all kinds are more bars than can be told apart. */
const MAX_DETAILED_DAYS = 100

/** Drawn anew when the numbers change and not with everything around it: a year has hundreds of bars. */
export const LinkChart = memo(function LinkChart({ days }: { days: OpenedLink['days'] }) {
  const values = days.map(({ day, counts }) => {
    const { human: people, duplicate, excess, bot } = counts
    const unfollowed = countUnfollowed(counts)
    return { day, values: { human: people, duplicate, excess, bot, unfollowed, other: duplicate + excess + bot + unfollowed } }
  })
  const isAnyExcessive = days.some(({ counts }) => counts.excess > 0)
  const series = days.length > MAX_DETAILED_DAYS ? coarse : isAnyExcessive ? [...detailed, excessive] : detailed
  return <DayChart caption={detailTexts.chart} series={series} days={values} />
})
