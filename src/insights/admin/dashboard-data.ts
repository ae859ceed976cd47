/** The numbers as the API gives them, for the period in the address. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { dutchDay, systemClock } from '../../platform/clock.ts'
import { moveTo, searchOf, useAddressParameters } from '../../owner-kit/address.ts'
import { answerOf } from '../../owner-kit/api-call.ts'
import type { dashboardApi } from '../dashboard.api.ts'
import { DEFAULT_LENGTH, choosePeriod, lastDays, type Period } from '../period.ts'
import { dashboardTexts } from './dashboard.nl.ts'

const calls = hc<ReturnType<typeof dashboardApi>>('/').api.admin.dashboard

const FRESH_MS = 60_000
const NOW_MS = 10_000

type PeriodQuery = { van: string; tot: string } | { periode: string }

const readDays = (query: PeriodQuery) => answerOf(calls.$get({ query }))

export type DashboardData = Awaited<ReturnType<typeof readDays>>

export interface ShownPeriod {
  /** As the API takes it. */
  query: PeriodQuery
  /** As it stands now; the server's clock has the last word. */
  period: Period
  /** Days that the owner chose. */
  own: boolean
  /** What the address asks for is no period; the default stands in for it. */
  isFallback: boolean
}

export function useShownPeriod(): ShownPeriod {
  const address = useAddressParameters()
  const today = dutchDay(systemClock)
  const given = (name: string) => address.get(name) ?? undefined
  const choice = { from: given('van'), to: given('tot'), length: given('periode') }
  const period = choosePeriod(choice, today)
  if (!period) return { query: { periode: String(DEFAULT_LENGTH) }, period: lastDays(DEFAULT_LENGTH, today), own: false, isFallback: true }
  const own = choice.from !== undefined
  return { query: own ? { van: period.from, tot: period.to } : { periode: choice.length ?? String(DEFAULT_LENGTH) }, period, own, isFallback: false }
}

const tab = 'overzicht'
export const showLast = (length: number): void => moveTo({ tab, periode: length === DEFAULT_LENGTH ? undefined : String(length) })
export const showBetween = ({ from, to }: Period): void => moveTo({ tab, van: from, tot: to })

export const exportAddress = (query: PeriodQuery, file: 'days' | 'parts'): string => `/api/admin/dashboard/${file}.csv${searchOf({ ...query })}`

export const useDashboard = (query: PeriodQuery) =>
  useQuery({
    queryKey: ['dashboard', 'days', query],
    queryFn: () => readDays(query),
    placeholderData: keepPreviousData,
    refetchInterval: FRESH_MS,
    meta: { failure: dashboardTexts.loadFailed },
  })

/** Read again every ten seconds while the tab is looked at; a failure shows in its place and not as a toast. */
export const useVisitorsNow = () =>
  useQuery({ queryKey: ['dashboard', 'now'], queryFn: () => answerOf(calls.now.$get()), refetchInterval: NOW_MS, staleTime: 0 })
