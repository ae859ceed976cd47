/** Calculators and fixed pages whose name holds what was searched for. */
import type { SearchedWords } from '../../assistant/engine/searched-words.ts'
import { calculatorPages } from '../../figures/calculator-pages.ts'
import { fixedPages } from '../fixed-pages.ts'
import type { Found } from './found.ts'

/** Share of the search that the name holds; 'erfbelasting' shares a part with 'overdrachtsbelasting', which is not enough. */
const LEAST_IN_NAME = 0.85
const NAMED = 0.95
const HOME = '/'
const calculators = new Set(calculatorPages.map(({ path }) => path))

export function findPages({ measure }: Pick<SearchedWords, 'measure'>): Found[] {
  return fixedPages
    .filter(({ path }) => path !== HOME)
    .map(({ path, title, description }): Found => {
      const kind = calculators.has(path) ? 'calculator' : 'page'
      return { kind, href: path, title, text: description, score: measure(title) * NAMED }
    })
    .filter(({ score }) => score >= LEAST_IN_NAME * NAMED)
}
