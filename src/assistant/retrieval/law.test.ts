import { expect, test } from 'vitest'
import { findLawArticle } from './law.ts'

test.each([
  ['BW 4:94', 'Burgerlijk Wetboek Boek 4, artikel 94', 'https://wetten.overheid.nl/jci1.3:c:BWBR0002761&boek=4&artikel=94'],
  ['BW 1:88 lid 1', 'Burgerlijk Wetboek Boek 1, artikel 88, lid 1', 'https://wetten.overheid.nl/jci1.3:c:BWBR0002656&boek=1&artikel=88'],
  ['Wet IB 3.111', 'Wet inkomstenbelasting 2001, artikel 3.111', 'https://wetten.overheid.nl/jci1.3:c:BWBR0011353&artikel=3.111'],
])('%s leads to that one article', (reference, title, url) => {
  expect(findLawArticle(reference)).toEqual({ title, url })
})

test.each(['BW 9:1', 'Onbekend 3', 'BW 4', 'https://wetten.overheid.nl'])('%s is no reference', (reference) => {
  expect(findLawArticle(reference)).toBeUndefined()
})
