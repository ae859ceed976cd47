import { expect, test } from 'vitest'
import { boldOf } from './test-engine.ts'

const letting = 'Ik koop een appartement van 300.000 om te verhuren. Hoeveel overdrachtsbelasting?'
const forChild = 'Wij kopen een flatje van 220.000 zodat onze dochter er kan wonen. Hoeveel overdrachtsbelasting?'
const grandchild = 'Opa laat mij 60.000 na, ik ben zijn kleinzoon. Wat hou ik netto over?'
const toDaughter = 'Ik geef mijn dochter 60.000. Hoeveel schenkbelasting?'
const toGrandchild = 'Ik wil mijn kleinzoon 15.000 geven. Hoeveel belasting?'
const note = 'Mijn tante schreef op een briefje: mijn horloge en 12.000 euro zijn voor mijn neef Tim. Is dat geldig nu ze is overleden?'

test.each([
  [letting, 'en als mijn dochter van 22 hem zelf koopt en er zelf gaat wonen', '0'],
  [letting, 'en als onze zoon van 36 het zelf koopt om in te wonen?', '6.000'],
  [letting, 'en als mijn zoon hem koopt, hij is 21?', 'no sum'],
  [forChild, '', '17.600'],
  [forChild, 'als zij hem zelf koopt met geld van ons? ze is 20', 'no sum'],
  [forChild, 'en als zij het op haar eigen naam koopt? zij is 20', 'no sum'],
])('who buys instead is reckoned with, or there is no sum: %s - %s', (asked, changed, amounts) => {
  expect(boldOf(...[asked, changed].filter(Boolean))).toBe(amounts)
})

test.each([
  [grandchild, 'en als hij me die 60.000 nu al geeft in plaats van later?', '10.301,58 49.698,42'],
  [grandchild, 'en als hij het bij leven aan me geeft?', '10.301,58 49.698,42'],
  [grandchild, 'en als ik het nu vast krijg?', '10.301,58 49.698,42'],
  [toDaughter, 'en als ze het pas krijgt als ik dood ben?', '3.377'],
  [toDaughter, 'en via mijn testament?', '3.377'],
  [toDaughter, 'en als ik het haar nalaat?', '3.377'],
  [toDaughter, 'en als ik volgend jaar overlijd?', 'no sum'],
  ['Ik erf 200.000 van mijn moeder. Hoeveel erfbelasting?', 'en als zij in haar testament de helft aan mijn zoon had gegeven?', 'no sum'],
])('a gift is no inheritance, nor the other way round: %s - %s', (asked, changed, amounts) => {
  expect(boldOf(asked, changed)).toBe(amounts)
})

test.each(['nee, het is het kleinkind van een vriendin, geen familie', 'sorry, het is de zoon van de buren', 'het is eigenlijk mijn petekind'])(
  'a child of another family is none of the family: %s',
  (changed) => {
    expect(boldOf(toGrandchild, changed)).toBe('3.669,30')
  },
)

test('a thing that no amount was said of is not taxed over the amount of another', () => {
  expect(boldOf(note, 'moet hij over het horloge dan belasting betalen?')).toBe('no sum')
  expect(boldOf(note, 'moet hij over die 12.000 belasting betalen?')).toBe('2.769,30')
})
