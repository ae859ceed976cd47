/** The list of notaries as HTML, rendered once for each list: the one without choices is most of what is asked for. */
import { renderToStaticMarkup } from 'react-dom/server'
import { keepRendered } from '../platform/keep-rendered.ts'
import { NotaryList, type NotaryListProps } from './notary-table.tsx'

/** Some ten lists of a hundred notaries. */
const MOST_LETTERS = 3_000_000

export const notaryListHtml = keepRendered<NotaryListProps>(MOST_LETTERS, (list) => renderToStaticMarkup(<NotaryList {...list} />))
