/** What the scenes are made of: line drawings of the site's family, each on a field of 96 by 96. */

export const STROKE_PX = 5

/** `class="accent"` is the one tint of the family; `class="lens"` hides what lies behind it. */
const pieces = {
  canalHouse:
    '<path class="accent" d="M32 82V68a6 6 0 0 1 12 0V82"/><path d="M24 82V43C32 41 37 33 37 19M72 82V43C64 41 59 33 59 19M33 19H63M37 19a15 15 0 0 1 22 0M44 28H52V38H44ZM32 47H40V56H32ZM56 47H64V56H56ZM52 65H64V73H52Z"/>',
  stepHouse:
    '<path class="accent" d="M54 82V66H66V82"/><path d="M24 82V44H31V34H38V24H44V16H52V24H58V34H65V44H72V82M44 32H52V42H44ZM32 50H40V60H32ZM56 50H64V58H56ZM32 68H42V76H32Z"/>',
  house: '<path d="M8 47L37 19L66 47M15 41V82M59 41V82M31 82V68a6 6 0 0 1 12 0V82"/><circle cx="37" cy="45" r="5"/>',
  saleBoard: '<path d="M30 82V24H72M40 24V30M66 24V30"/><path class="accent" d="M36 30H70V52H36Z"/><path d="M45 41H61"/>',
  boxes: '<path class="accent" d="M40 54H52V82H40Z"/><path d="M18 54H74V82H18ZM28 30H66V54H28ZM47 30V38M18 62H26M66 62H74"/>',
  coin: '<circle class="accent" cx="48" cy="48" r="16"/><path d="M54.5 42.5a7.5 7.5 0 1 0 0 11M39.5 45.7H49M39.5 50.3H49"/>',
  bank: '<path class="accent" d="M10 40L48 16L86 40Z"/><path d="M20 40V72M39 40V72M57 40V72M76 40V72M14 72H82M8 82V78H88V82"/>',
  deed: '<path d="M58 6H26a4 4 0 0 0-4 4V78a4 4 0 0 0 4 4H70a4 4 0 0 0 4-4V22Z"/><path class="accent" d="M58 6V18a4 4 0 0 0 4 4H74Z"/><path d="M34 20H46"/>',
  contract:
    '<path d="M66 4H18a4 4 0 0 0-4 4V78a4 4 0 0 0 4 4H78a4 4 0 0 0 4-4V20Z"/><path class="accent" d="M66 4V16a4 4 0 0 0 4 4H82Z"/><path d="M26 17H46M26 28H70M26 37H70M26 46H58M26 71H44M54 71H70"/>',
  list: '<path d="M26 12H20a4 4 0 0 0-4 4V78a4 4 0 0 0 4 4H76a4 4 0 0 0 4-4V16a4 4 0 0 0-4-4H70M26 28H36V38H26ZM26 45H36V55H26ZM26 62H36V72H26ZM46 33H70M46 50H64M46 67H70"/><path class="accent" d="M34 6H62V18H34Z"/>',
  receipt:
    '<path class="accent" d="M22 50H74V62H22Z"/><path d="M22 82V10a4 4 0 0 1 4-4H70a4 4 0 0 1 4 4V82L67.5 76L61 82L54.5 76L48 82L41.5 76L35 82L28.5 76ZM32 20H48M58 20H64M32 30H48M58 30H64M32 40H48M58 40H64M32 56H40M54 56H64"/>',
  glasses:
    '<circle class="lens" cx="26" cy="50" r="18"/><circle class="lens" cx="70" cy="50" r="18"/><path d="M44 50a4.5 4.5 0 0 1 8 0M8 50L4 39M88 50L92 39M18 46H34M18 55H29M62 46H78M62 55H73"/>',
  magnifier: '<circle class="lens" cx="40" cy="40" r="28"/><circle class="accent" cx="40" cy="33" r="7"/><path d="M26 54a14 14 0 0 1 28 0M60.5 60.5L82 82"/>',
  calendar: '<path class="accent" d="M12 22H84V38H12Z"/><path d="M12 22H84V82H12ZM32 14V28M64 14V28"/>',
  register:
    '<path d="M48 26C38 18 20 18 8 22V76C20 72 38 72 48 80C58 72 76 72 88 76V22C76 18 58 18 48 26ZM48 26V80M58 38C66 34 72 34 78 35M58 50C66 46 72 46 78 47M58 62C66 58 72 58 78 59"/>',
  table:
    '<path class="accent" d="M32 28a16 16 0 0 1 32 0Z"/><path d="M48 4V12M43 28a5 5 0 0 0 10 0M8 60H88M18 60V82M78 60V82M38 42H58V56a4 4 0 0 1-4 4H42a4 4 0 0 1-4-4ZM58 46h3a5 5 0 0 1 0 10h-3"/>',
  door: '<path class="accent" d="M28 34H68V78H28Z"/><path d="M22 78V30a26 26 0 0 1 52 0V78M16 78H80V82H16ZM28 30a20 20 0 0 1 40 0ZM48 30V10M48 30L34 16M48 30L62 16M34 41H45V56H34ZM51 41H62V56H51ZM34 66H45V72H34ZM51 66H62V72H51Z"/>',
  key: '<circle class="accent" cx="20" cy="48" r="14"/><circle cx="20" cy="48" r="5"/><path d="M34 48H84M70 48V60M81 48V57"/>',
} as const

export type Piece = keyof typeof pieces

/** Where a piece meets the ground on its field. */
const FOOT = 82

/** On its own field: ready to be moved or scaled. */
export const scaled = (piece: Piece, scale: number, more = ''): string =>
  `<g transform="scale(${scale})" stroke-width="${STROKE_PX / scale}">${pieces[piece]}${more}</g>`

/** Looking the other way, within the same field. */
export const mirrored = (markup: string, width: number): string => `<g transform="translate(${width} 0) scale(-1 1)">${markup}</g>`

/** With its field's left edge at `x` and its foot on the ground. `more` is drawn on the same field. */
export const standing = (piece: Piece, x: number, ground: number, scale: number, more = ''): string =>
  `<g transform="translate(${x} ${ground - FOOT * scale})">${scaled(piece, scale, more)}</g>`
