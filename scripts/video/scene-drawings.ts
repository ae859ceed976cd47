/** The drawing of each scene at one moment, on a ground that stays. */
import { appearing, drawn, moving, progress, short } from './motion.ts'
import { mirrored, scaled, standing } from './pieces.ts'

export const GROUND = 520

/** `time` in seconds since the scene began. */
export type SceneDrawing = (time: number) => string

const SIGNATURE = 'c5-9 9-11 9-6s-4 8-1 8 5-6 7-6 0 5 3 5 2-2 5-2'
const CHECK = 'l4 5 9-11'
const SMALL_HOUSE = 'M16 52L28 41L40 52M19.5 50V62H36.5V50'

/** In the middle of the picture; on the still its crown is the button that starts the film. */
export const crown = { x: 640, y: 360, radius: 84 } as const

const tree = `<circle class="accent" cx="${crown.x}" cy="${crown.y}" r="${crown.radius}"/><path d="M${crown.x} ${GROUND}V324M${crown.x} 404l32-28M${crown.x} 378l-26-22"/>`

const opening: SceneDrawing = (time) =>
  [
    appearing(time, 0.2, standing('canalHouse', -8, GROUND, 4)),
    appearing(time, 0.4, standing('stepHouse', 184, GROUND, 4)),
    appearing(time, 0.6, tree),
    appearing(time, 0.8, standing('house', 760, GROUND, 4)),
    appearing(time, 1.1, standing('boxes', 1010, GROUND, 2.4)),
  ].join('')

const agreement: SceneDrawing = (time) =>
  [
    appearing(time, 0.3, standing('house', 100, GROUND, 4)),
    appearing(time, 0.7, standing('saleBoard', 330, GROUND, 3.4)),
    appearing(time, 1.9, standing('contract', 700, GROUND, 3.9, signing(time, 6, 'M27 68') + signing(time, 6.6, 'M53 68'))),
    appearing(time, 3.9, moving(time, { at: 4.1, seconds: 1.4, from: [700, 210], to: [850, 236] }, scaled('glasses', 2.2))),
  ].join('')

const coolingOff: SceneDrawing = (time) =>
  [
    appearing(time, 0.3, standing('table', 70, GROUND, 3.5)),
    ...[0, 1, 2].map((day) =>
      appearing(time, 0.5 + day * 0.1, standing('calendar', 405 + day * 162, GROUND, 1.9, drawn(time, 1 + day * 0.8, 0.4, 'M37 60l8 9 15-19'))),
    ),
    appearing(time, 3.8, standing('register', 925, GROUND, 3, drawn(time, 4.6, 1, SMALL_HOUSE))),
  ].join('')

const mortgage: SceneDrawing = (time) =>
  [
    appearing(time, 0.3, standing('house', 75, GROUND, 3.6)),
    appearing(time, 0.6, standing('bank', 390, GROUND, 3)),
    appearing(time, 1, moving(time, { at: 1.4, seconds: 1.2, from: [428, 180], to: [230, 382] }, scaled('coin', 2.1))),
    appearing(time, 4, standing('deed', 700, GROUND, 3.5, '<path d="M34 46L48 33L62 46M38 43V58H58V43M34 70H62"/>')),
    appearing(
      time,
      4.9,
      standing('deed', 915, GROUND, 3.5, '<circle class="accent" cx="48" cy="46" r="13"/><path d="M53 41.5a7 7 0 1 0 0 9M40 44.2H48M40 47.8H48M34 70H62"/>'),
    ),
  ].join('')

const inspection: SceneDrawing = (time) =>
  [
    appearing(time, 0.3, standing('canalHouse', 40, GROUND, 4)),
    appearing(time, 0.9, moving(time, { at: 1.2, seconds: 1.4, from: [300, 200], to: [216, 262] }, scaled('magnifier', 2))),
    appearing(
      time,
      0.6,
      standing('list', 430, GROUND, 3.4, [0, 1, 2].map((line) => drawn(time, 1.8 + line * 0.8, 0.4, `M28 ${33 + line * 17}${CHECK}`)).join('')),
    ),
    appearing(time, 4.6, standing('deed', 745, GROUND, 3.3, '<path d="M34 34H62M34 44H62M34 54H54"/>')),
    appearing(time, 5.4, standing('receipt', 945, GROUND, 3.3)),
  ].join('')

const completion: SceneDrawing = (time) =>
  [
    appearing(time, 0.2, standing('deed', 20, GROUND, 3.2, `<path d="M34 34H62M34 44H54M34 71H62"/>${signing(time, 0.9, 'M35 67')}`)),
    appearing(time, 0.4, standing('deed', 210, GROUND, 3.2, `<path d="M34 34H62M34 44H54M34 71H62"/>${signing(time, 1.8, 'M35 67')}`)),
    appearing(time, 3.1, standing('door', 450, GROUND, 3.8)),
    appearing(time, 3.4, moving(time, { at: 3.6, seconds: 1, from: [760, 290], to: [712, 290] }, mirrored(scaled('key', 1.7), 96 * 1.7))),
    appearing(time, 6.3, standing('register', 905, GROUND, 3.2, `${tintedHouse(time)}${drawn(time, 7.3, 0.5, 'M19 31l5 6 11-13')}`)),
  ].join('')

const signing = (time: number, at: number, start: string): string => drawn(time, at, 0.6, start + SIGNATURE)

/** The house in the register takes its tint once the deed is in. */
function tintedHouse(time: number): string {
  const tint = short(progress(time, 7.2, 0.4))
  return `<path class="accent" stroke="none" fill-opacity="${tint}" d="M19.5 62V49L28 41L36.5 49V62Z"/><path d="${SMALL_HOUSE}"/>`
}

export const sceneDrawings: Record<string, SceneDrawing> = {
  opening,
  koopovereenkomst: agreement,
  bedenktijd: coolingOff,
  hypotheek: mortgage,
  controle: inspection,
  sleutel: completion,
}
