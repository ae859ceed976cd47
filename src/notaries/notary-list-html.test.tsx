import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { notary, notaryPrice } from '../../tests/factories/notaries.ts'
import { notaryListHtml } from './notary-list-html.tsx'
import { NotaryList } from './notary-table.tsx'

test('is the list as it stands, also when a price, the deed or the order has changed', () => {
  const [cheap, dear] = [
    notary({ id: 'a', prices: [notaryPrice({ amountCents: 30_000 })] }),
    notary({ id: 'b', prices: [notaryPrice({ amountCents: 50_800 })] }),
  ]
  const lists = [
    { notaries: [cheap, dear], deed: undefined },
    { notaries: [dear, cheap], deed: undefined },
    { notaries: [cheap, dear], deed: 'huis-kopen' },
    { notaries: [notary({ ...cheap, prices: [notaryPrice({ amountCents: 31_000 })] }), dear], deed: undefined },
  ]
  for (const list of [...lists, ...lists]) expect(notaryListHtml(list)).toBe(renderToStaticMarkup(<NotaryList {...list} />))
})
