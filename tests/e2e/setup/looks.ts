/** The ways a screen is looked at: width of the window in px, and the colour scheme. */
export type Look = readonly [width: number, colorScheme: 'light' | 'dark']

/** With `EVERY_LOOK=1` every page is looked at in every way, which takes some ten minutes longer; else each kind of page on a light phone and a dark desk. */
export const everyLook: boolean = process.env['EVERY_LOOK'] === '1'

const phoneAndDesk: readonly Look[] = [
  [360, 'light'],
  [1280, 'dark'],
]
const otherWayRound: readonly Look[] = [
  [360, 'dark'],
  [1280, 'light'],
]

export const looks: readonly Look[] = everyLook ? [...phoneAndDesk, ...otherWayRound] : phoneAndDesk
