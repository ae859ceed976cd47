/** Texts on which a pattern has to work hardest: pieces of what it matches, over and over, and never the whole. */
import { RegExpParser, type AST } from '@eslint-community/regexpp'

const MOST_PUMPS = 24
const MOST_OF_ONE = 3

/** A character that the class takes. */
function pickFrom(accepts: RegExp): string {
  for (const character of 'a1 .-,([@é\n€"<*') if (accepts.test(character)) return character
  for (let code = 33; code < 0x2fff; code += 1) if (accepts.test(String.fromCharCode(code))) return String.fromCharCode(code)
  return ''
}

/** Each element once, as short as may be; of alternatives the first few. */
class Sampler {
  readonly #flags: string

  constructor(flags: string) {
    this.#flags = flags.replace(/[gy]/g, '')
  }

  sample(element: AST.Element | AST.Alternative): string {
    switch (element.type) {
      case 'Alternative':
        return element.elements.map((one) => this.sample(one)).join('')
      case 'Group':
      case 'CapturingGroup':
        return this.sample(element.alternatives[0]!)
      case 'Quantifier':
        return this.sample(element.element).repeat(Math.max(1, element.min))
      case 'Character':
        return String.fromCodePoint(element.value)
      case 'CharacterSet':
      case 'CharacterClass':
        return pickFrom(new RegExp(`^${element.raw}$`, this.#flags))
      default:
        return ''
    }
  }
}

export interface Pump {
  /** Once, at the beginning. */
  start: string
  again: string
}

/** What may be repeated: every part that repeats by itself, at once and after what stands before it, and all up to that part. */
export function listPumps(source: string, flags: string): Pump[] {
  const sampler = new Sampler(flags)
  const pumps = new Map<string, Pump>()
  const add = (start: string, again: string) => again !== '' && pumps.set(`${start} ${again}`, { start, again })
  const visit = (alternative: AST.Alternative, start: string) => {
    let before = start
    for (const element of alternative.elements) {
      const sample = sampler.sample(element)
      if (element.type === 'Quantifier') {
        add('', sample)
        add(before, sample)
        for (const again of [before, before + sample, `${before}${sample} `]) add('', again)
      }
      const inner = element.type === 'Quantifier' ? element.element : element
      if (inner.type === 'Group' || inner.type === 'CapturingGroup') inner.alternatives.slice(0, MOST_OF_ONE).forEach((one) => visit(one, before))
      before += sample
    }
  }
  const parsed = new RegExpParser().parsePattern(source, undefined, undefined, { unicode: flags.includes('u'), unicodeSets: flags.includes('v') })
  parsed.alternatives.slice(0, MOST_OF_ONE).forEach((one) => visit(one, ''))
  return [...pumps.values()].slice(0, MOST_PUMPS)
}
