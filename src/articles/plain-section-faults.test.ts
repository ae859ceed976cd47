import { expect, test } from 'vitest'
import { findPlainSectionFaults } from './plain-section-faults.ts'

const words = (count: number): string => Array.from({ length: count }, () => 'woord').join(' ')

test('a long section needs something to see at a glance, also when its words stand under smaller headings', () => {
  const long = `## Lang\n\n${words(120)}\n\n### Deel\n\n${words(100)}`
  expect(findPlainSectionFaults(long)).toEqual(["section 'Lang' has 220 words and no table, steps or worked example"])
  for (const picture of ['| a | b |\n| --- | --- |\n| c | d |', '1. eerst\n2. dan', '> **Voorbeeld.** Stel.'])
    expect(findPlainSectionFaults(`${long}\n\n${picture}`)).toEqual([])
  expect(findPlainSectionFaults(`## Lang\n\n${words(250)}\n\n## Ander\n\n| a |\n| --- |`)).toHaveLength(1)
})

test('a short section, the words before the first heading and the questions need none', () => {
  expect(findPlainSectionFaults(`${words(300)}\n\n## Kort\n\n${words(200)}`)).toEqual([])
  expect(findPlainSectionFaults(`## Veelgestelde vragen\n\n### Vraag\n\n${words(300)}`)).toEqual([])
})
