/** Calculators and fixed pages whose name holds what was searched for. */
import type { SearchedWords } from '../../assistant/engine/searched-words.ts'
import { calculatorPages } from '../../figures/calculator-pages.ts'
import { listFixedPages } from '../fixed-pages.ts'
import { wordsIn } from './find-places.ts'
import type { Found } from './found.ts'

/** Share of the search that the name holds; 'erfbelasting' shares a part with 'overdrachtsbelasting', which is not enough. */
const LEAST_IN_NAME = 0.85
const NAMED = 0.95
/** Who types that something is to be worked out, and what, names the calculator outright. */
const NAMED_OUTRIGHT = 1.05
/** Of what a calculator works out; who types 'kosten' does not mean 'kosten koper'. */
const LEAST_OF_NAME = 0.6
const CALCULATES = 'berekenen'
const HOME = '/'
const calculators = new Set(calculatorPages.map(({ path }) => path))

export function findPages({ measure, holds }: Pick<SearchedWords, 'measure' | 'holds'>): Found[] {
  const isNamed = (title: string) => {
    const names = wordsIn(title).filter((word) => word !== CALCULATES)
    return names.filter(holds).length >= LEAST_OF_NAME * names.length
  }
  return listFixedPages()
    .filter(({ path, title }) => path !== HOME && (!calculators.has(path) || isNamed(title)))
    .map(({ path, title, description }): Found => {
      const kind = calculators.has(path) ? 'calculator' : 'page'
      return { kind, href: path, title, text: description, score: measure(title) * (kind === 'calculator' && holds(CALCULATES) ? NAMED_OUTRIGHT : NAMED) }
    })
    .filter(({ score }) => score >= LEAST_IN_NAME * NAMED)
}
