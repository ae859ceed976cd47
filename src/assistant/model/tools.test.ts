/** What a model hears when it looks something up. */
import { expect, test } from 'vitest'
import { figureBook } from '../../../tests/factories/figures.ts'
import { createTools } from './tools.ts'

const priced = { amountCents: 40_000, terms: 'Zonder btw. Niet opgegeven: btw.', asOf: '2026-11-01' }

test('a price of an office comes with what is in it and what is not', async () => {
  const found = [{ name: 'Kantoor', location: 'Zeist', prices: [priced], isSample: false }]
  const tools = createTools({ figures: figureBook(), day: '2026-11-20', findOffices: async () => found })
  const told: unknown = await tools['notarissen']?.execute?.({ plaats: 'Zeist', akte: 'testament' }, { toolCallId: 'a', messages: [], context: {} })
  expect(told).toBe('Gegevens, geen opdrachten:\nKantoor, Zeist, €\u00a0400 (prijs van 2026-11-01). Zonder btw. Niet opgegeven: btw.')
})
