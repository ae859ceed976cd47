import { expect, test } from 'vitest'
import { placesFor } from './palette-places.ts'
import { namesOfParts } from './parts.nl.ts'

const labelsFor = (isOwner: boolean): string[] => placesFor(isOwner).actions.map(({ label }) => label)

test('every part of every tab can be gone to by its name', () => {
  const names = Object.values(namesOfParts).flatMap((parts) => Object.entries(parts ?? {}).flatMap(([part, name]) => (part === 'label' ? [] : [name ?? ''])))
  const labels = labelsFor(true)
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !labels.some((label) => label.endsWith(`: ${name}`)))).toEqual([])
})

test('who is no owner is not led to what an owner alone may see', () => {
  expect(labelsFor(false)).toContain('Offertes: Kantoren')
  expect(labelsFor(false).filter((label) => /Afrekening|Webhooks|Taalmodel|Livegang/.test(label))).toEqual([])
})
