/** The two colours that a site chooses, in light and dark: where they stand, what is refused, and what else follows from them. */
import { contrastBetween, contrastOf, firstOnTheWay, isHex, LEAST_CONTRAST, LEAST_OF_SHAPES, luminanceOf, mix, type Hex } from './contrast.ts'

export type Scheme = 'light' | 'dark'

const WHITE = '#ffffff'
const BLACK = '#000000'
/** Text on an orange button. */
export const actionInk: Record<Scheme, Hex> = { light: WHITE, dark: '#1d1003' }
/** How much of the blue is in the ground of a tinted box. */
const TINT: Record<Scheme, number> = { light: 0.08, dark: 0.2 }

/** As in `ui/styles/tokens.css`; the last is the nearest that a tint of a colour that passes can come to it. */
export const grounds: Record<Scheme, Readonly<Record<string, Hex>>> = {
  light: { paper: '#fbf9f5', card: WHITE, 'card-tint': '#f3f0e9', 'canal-tint': '#e6eff5', 'warn-tint': '#fff4dc', tint: '#ebebeb' },
  dark: { paper: '#0f1b27', card: '#172635', 'card-tint': '#1c2d3d', 'canal-tint': '#19364c', 'warn-tint': '#35290f', tint: '#242d37' },
}

const neighboursOf = (scheme: Scheme): number[] => [...Object.values(grounds[scheme]), actionInk[scheme]].map(luminanceOf)

/** How light each ground is that text of a colour may stand on, and the text of a button of that colour. */
const neighbours: Record<Scheme, readonly number[]> = { light: neighboursOf('light'), dark: neighboursOf('dark') }

/** The least that it has to any of them. */
export function leastContrast(colour: Hex, scheme: Scheme): number {
  const own = luminanceOf(colour)
  return Math.min(...neighbours[scheme].map((other) => contrastBetween(own, other)))
}

export const isReadable = (colour: string, scheme: Scheme): boolean => isHex(colour) && leastContrast(colour, scheme) >= LEAST_CONTRAST

/** As near as it goes: the colour itself made darker, in the dark scheme lighter. */
export const nearestReadable = (colour: Hex, scheme: Scheme): Hex =>
  firstOnTheWay(colour, scheme === 'light' ? BLACK : WHITE, (tried) => isReadable(tried, scheme))

/** The settings that hold them. */
export const brandColourKeys = ['brand_action_light', 'brand_action_dark', 'brand_link_light', 'brand_link_dark'] as const
export type BrandColourKey = (typeof brandColourKeys)[number]

export const schemeOf = (key: BrandColourKey): Scheme => (key.endsWith('_dark') ? 'dark' : 'light')

export interface BrandColours {
  action_light: Hex
  action_dark: Hex
  link_light: Hex
  link_dark: Hex
}

/** A button in the dark holds white text, so that the colour of links is too light for it. */
const buttonInDark = (link: Hex): Hex => firstOnTheWay(link, WHITE, (tried) => contrastOf(tried, grounds.dark['paper'] ?? BLACK) >= LEAST_OF_SHAPES)

/** The tokens of the style sheet that take another value. */
export function tokensOf({ action_light, action_dark, link_light, link_dark }: BrandColours): Record<string, readonly [light: Hex, dark: Hex]> {
  const canal: [Hex, Hex] = [link_light, buttonInDark(link_light)]
  return {
    action: [action_light, action_dark],
    'action-text': [action_light, action_dark],
    'action-ink': [actionInk.light, actionInk.dark],
    link: [link_light, link_dark],
    canal,
    'canal-tint': [mix(canal[0], WHITE, TINT.light), mix(canal[1], grounds.dark['paper'] ?? BLACK, TINT.dark)],
  }
}
