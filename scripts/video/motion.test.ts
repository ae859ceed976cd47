import { expect, test } from 'vitest'
import { appearing, drawn, moving, progress } from './motion.ts'

test('a movement starts at its moment, ends in time and never goes back', () => {
  expect([progress(0.9, 1), progress(1, 1), progress(1.2, 1), progress(9, 1)]).toEqual([0, 0, 1, 1])
  const steps = [0, 0.1, 0.2, 0.3, 0.4, 0.5].map((time) => progress(time, 0, 0.5))
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
})

test('a part is absent, then on its way, then there for good', () => {
  expect(appearing(0, 1, '<path/>')).toBe('')
  expect(appearing(1.1, 1, '<path/>')).toMatch(/^<g opacity="0\.\d+" transform="translate\(0 [\d.]+\)"><path\/><\/g>$/)
  expect(appearing(2, 1, '<path/>')).toBe('<path/>')
})

test('a line is drawn from its start to its end', () => {
  expect(drawn(0, 1, 1, 'M0 0H9')).toBe('')
  expect(drawn(1.5, 1, 1, 'M0 0H9')).toContain('stroke-dashoffset="0.125"')
  expect(drawn(2, 1, 1, 'M0 0H9')).toBe('<path d="M0 0H9"/>')
})

test('a thing moves from where it was to where it stays', () => {
  const move = { at: 1, seconds: 1, from: [0, 10], to: [100, 20] } as const
  const places = [0, 1.5, 3].map((time) => moving(time, move, ''))
  expect(places).toEqual(['<g transform="translate(0 10)"></g>', '<g transform="translate(87.5 18.75)"></g>', '<g transform="translate(100 20)"></g>'])
})
