/** Contrast of colours as WCAG 2.2 measures it. Free of the server, since the owner's screen measures while typing. */

/** '#rrggbb', in small letters. */
export type Hex = `#${string}`

/** What WCAG AA asks of text of normal size. */
export const LEAST_CONTRAST = 4.5
/** What it asks of shapes. */
export const LEAST_OF_SHAPES = 3

export const isHex = (text: string): text is Hex => /^#[\da-f]{6}$/.test(text)

const channelsOf = (colour: Hex): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

/** From 0 to 1. */
export function luminanceOf(colour: Hex): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => linear(channel / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Of two luminances, from 1 to 21. */
export const contrastBetween = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** From 1 to 21. */
export const contrastOf = (one: Hex, other: Hex): number => contrastBetween(luminanceOf(one), luminanceOf(other))

/** `share` of the first over the second. */
export function mix(top: Hex, ground: Hex, share: number): Hex {
  const under = channelsOf(ground)
  const mixed = channelsOf(top).map((channel, at) => Math.round(channel * share + (under[at] ?? 0) * (1 - share)))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const STEPS = 100

/** The first colour on the way from one to another that does; the end where none does. */
export function firstOnTheWay(from: Hex, to: Hex, does: (colour: Hex) => boolean): Hex {
  for (let step = 0; step < STEPS; step++) {
    const colour = mix(to, from, step / STEPS)
    if (does(colour)) return colour
  }
  return to
}
