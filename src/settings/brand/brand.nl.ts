/** Why a colour or a mark is refused. They also run in the browser. */
import { formatDecimal } from '../../platform/number-format.ts'
import { leastContrast, nearestReadable, type Scheme } from './brand-colours.ts'
import { isHex, LEAST_CONTRAST } from './contrast.ts'

/** Never rounded up to what is asked. */
const written = (ratio: number): string => formatDecimal(Math.floor(ratio * 10) / 10)

const standing: Record<Scheme, string> = { light: 'lichte', dark: 'donkere' }

export function explainColour(typed: string, scheme: Scheme): string {
  const colour = typed.trim().toLowerCase()
  if (!isHex(colour)) return 'Schrijf een kleur als #b4480a: een hekje en dan zes cijfers of letters van a tot en met f.'
  const nearest = nearestReadable(colour, scheme)
  return `Letters in deze kleur zijn op de ${standing[scheme]} vlakken van de site niet goed te lezen: het contrast is ${written(leastContrast(colour, scheme))} en moet ${written(LEAST_CONTRAST)} zijn. De kleur ${nearest} lijkt er het meest op en kan wel.`
}

export const explainMark = (most: string): string =>
  `Gebruik een SVG van hoogstens ${most} tekens met alleen vormen: path, rect, circle, ellipse, line, polygon en polyline. Script, stijl, tekst, plaatjes en verwijzingen kunnen niet.`
