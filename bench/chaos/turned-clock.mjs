/** Loaded before the server: its clock runs ahead or behind by `CLOCK_AHEAD_MS`, and each SIGUSR2 turns it on to the next of `CLOCK_TURNS_MS`. */
const Right = Date
const turns = (process.env['CLOCK_TURNS_MS'] ?? '').split(',').filter(Boolean).map(Number)
let ahead = Number(process.env['CLOCK_AHEAD_MS'] ?? 0)

globalThis.Date = class Date extends Right {
  constructor(...given) {
    if (given.length === 0) super(Right.now() + ahead)
    else super(...given)
  }

  static now() {
    return Right.now() + ahead
  }
}

if (turns.length > 0) process.on('SIGUSR2', () => (ahead = turns.shift() ?? ahead))
