/** Which offices can be asked, in whose turn it is. What an office pays, or whether there is an agreement, is no part of what comes in here. */
import { filterNotaries, foldName, type Notary } from '../notaries/notary.ts'
import type { Region, RegionBook } from '../regions/region.ts'
import { DAY_MS } from '../platform/days.ts'

/** All that matching may look at: the agreement with an office is left out by its type. */
export type Matchable = Omit<Notary, 'relation'>

/** What happened with an office before. */
export interface OfficeTurn {
  /** ISO; null: never asked. */
  lastInvited: string | null
  /** Of what it was asked, what it answered or let its time go by for. */
  settled: number
  answered: number
  /** Requests that wait for its answer now, and how many may. */
  waiting: number
  capacity: number
}

export interface Wish {
  region: Region
  /** Slug of a deed. */
  deed: string
  /** Absent: Dutch. */
  language?: string | undefined
}

export const reaches = ['place', 'municipality', 'province', 'country'] as const
export type Reach = (typeof reaches)[number]

export const fits = ['price', 'specialism', 'none'] as const
export type Fit = (typeof fits)[number]

export interface MatchReasons {
  reach: Reach
  fit: Fit
  /** Days since it was asked last; null: never. */
  waitedDays: number | null
  /** Of what it answered or let its time go by for, how much it answered, in whole percents. */
  answeredShare: number
}

export interface Match<T extends Matchable> {
  office: T
  reasons: MatchReasons
}

export interface MatchSources {
  regions: RegionBook
  turns: ReadonlyMap<string, OfficeTurn>
  /** Milliseconds. */
  now: number
}

/** An office that was never asked goes before all others of its kind. */
const NEVER_DAYS = 3_650
/** One refusal of a new office must not put it last: two answers are given in advance. */
const HEAD_START = 2

function circlesOf({ region }: Wish, regions: RegionBook): ReadonlyMap<Reach, Region> {
  const municipality = region.kind === 'plaats' ? regions.find(`gemeente ${region.municipality}`) : region.kind === 'gemeente' ? region : undefined
  const province = region.kind === 'provincie' ? region : regions.find(`provincie ${region.province}`)
  return new Map([...(municipality ? [['municipality', municipality] as const] : []), ...(province ? [['province', province] as const] : [])])
}

function reachOf(office: Matchable, { region }: Wish, circles: ReadonlyMap<Reach, Region>, regions: RegionBook): Reach {
  // Most municipalities are called as their largest place.
  if (region.kind !== 'provincie' && foldName(office.location) === foldName(region.name)) return 'place'
  for (const [reach, area] of circles) if (regions.contains(area, office.location)) return reach
  return 'country'
}

const fitOf = (office: Matchable, deed: string): Fit => {
  if (office.prices.some((price) => price.deed === deed)) return 'price'
  return filterNotaries([{ ...office, relation: 'geen' }], { deed }).length > 0 ? 'specialism' : 'none'
}

const shareOf = ({ answered, settled }: OfficeTurn): number => Math.round((100 * (answered + HEAD_START)) / (settled + HEAD_START))

/** How long it has waited, weighed by how much it answers. */
const turnOf = ({ waitedDays, answeredShare }: MatchReasons): number => ((waitedDays ?? NEVER_DAYS) + 1) * answeredShare

/** In the order of `matchingSteps`; the explanation for visitors is made from the same list. */
export const matchingSteps = ['distance', 'fit', 'turn', 'name'] as const
export type MatchingStep = (typeof matchingSteps)[number]

type Compare = (a: Match<Matchable>, b: Match<Matchable>) => number

const compareBy: Record<MatchingStep, Compare> = {
  distance: (a, b) => reaches.indexOf(a.reasons.reach) - reaches.indexOf(b.reasons.reach),
  fit: (a, b) => fits.indexOf(a.reasons.fit) - fits.indexOf(b.reasons.fit),
  turn: (a, b) => turnOf(b.reasons) - turnOf(a.reasons),
  name: (a, b) => a.office.name.localeCompare(b.office.name, 'nl') || a.office.id.localeCompare(b.office.id),
}

const speaks = (office: Matchable, language: string | undefined): boolean => language === undefined || office.languages.includes(language)

/** Every office that has a turn, has room and speaks the language, the first to ask first. */
export function matchOffices<T extends Matchable>(offices: readonly T[], wish: Wish, { regions, turns, now }: MatchSources): Match<T>[] {
  const circles = circlesOf(wish, regions)
  const found = offices.flatMap((office) => {
    const turn = turns.get(office.id)
    if (!turn || turn.waiting >= turn.capacity || !speaks(office, wish.language)) return []
    const waitedDays = turn.lastInvited === null ? null : Math.max(0, Math.floor((now - Date.parse(turn.lastInvited)) / DAY_MS))
    const reasons = { reach: reachOf(office, wish, circles, regions), fit: fitOf(office, wish.deed), waitedDays, answeredShare: shareOf(turn) }
    return [{ office, reasons }]
  })
  return found.toSorted((a, b) => matchingSteps.map((step) => compareBy[step](a, b)).find((verdict) => verdict !== 0) ?? 0)
}
