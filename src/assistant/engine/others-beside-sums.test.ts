import { expect, test } from 'vitest'
import { boldOf } from './test-engine.ts'

const home = 'Ik koop een huis van 400.000 om in te wonen, ik ben 40. Hoeveel overdrachtsbelasting?'
const starter = 'Ik koop een huis van 540.000 om zelf in te wonen, ik ben 30, hoeveel overdrachtsbelasting?'
const inheritance = 'Ik erf 90.000 van mijn vader. Hoeveel erfbelasting?'
const ofFather = 'Mijn vader is overleden, ik erf 100.000. Hoeveel erfbelasting?'
const ofUncle = 'Mijn oom is overleden, ik erf 100.000. Hoeveel erfbelasting?'
const ofFriend = 'Ik krijg 40.000 van een vriend, hoeveel schenkbelasting?'
const gift = 'Ik schenk mijn dochter 30.000, hoeveel schenkbelasting?'
const raised = 'Ik schenk mijn dochter 30.000 met de eenmalige vrijstelling, ze is 30, hoeveel belasting?'
const raisedOfParents = 'Ik krijg 40.000 van mijn ouders, ik ben 30 en gebruik de eenmalige vrijstelling, hoeveel belasting?'
const estate = 'Mijn man is overleden. De erfenis is 600.000 en er zijn 2 kinderen. Wat krijgt ieder kind?'
const ofParent = 'Mijn vader is overleden. Mijn moeder leeft nog. De erfenis is 600.000 en er zijn 2 kinderen. Wat krijgt ieder kind?'
const owners = 'Wij gaan scheiden, huis waard 400.000, hypotheek 250.000. Ik blijf in het huis, hoeveel moet ik uitkopen?'

test.each([
  [inheritance, 'mijn neef zegt dat het 120.000 was bij hem'],
  [inheritance, 'bij mijn buurman wordt het 120.000'],
  [inheritance, 'mijn zoon zegt dat hij 30.000 krijgt'],
  [inheritance, 'mijn collega kreeg toch 120.000'],
  [inheritance, 'ik heb zelf nog een schuld van 20.000'],
  [home, 'de buurman heeft 350.000 gekregen voor zijn huis'],
  [estate, 'zijn zus heeft 4 kinderen'],
  [estate, 'mijn dochter heeft 1 kind'],
  [estate, 'mijn zoon heeft schulden van 20.000'],
  [estate, 'ik heb zelf nog een schuld van 20.000'],
  [estate, 'mijn man had nog een zoon uit zijn eerste huwelijk, die is ook al overleden'],
  [ofParent, 'mijn broer heeft trouwens 3 kinderen'],
  [gift, 'ze heeft 2 kinderen'],
  [gift, 'zij heeft zelf ook 3 kinderen'],
  [gift, 'haar man heeft 2 kinderen'],
  [estate, 'mijn zus had 4 kinderen'],
  [inheritance, 'mijn dochter krijgt nu 30.000'],
])('what is of others changes no sum: %s - %s', (asked, told) => {
  expect(boldOf(asked, told)).toBe('no sum')
})

test.each([
  [ofFather, 'mijn man is trouwens 60'],
  [raisedOfParents, 'mijn broer is 41'],
  [raisedOfParents, 'mijn zus is inmiddels 44'],
  [raised, 'mijn zoon is 45'],
  [starter, 'het huis is trouwens 90 jaar oud'],
  [starter, 'de woning is inmiddels al 60 jaar oud'],
])('an age of another person or thing changes no sum: %s - %s', (asked, told) => {
  expect(boldOf(asked, told)).toBe('no sum')
})

test.each([
  [ofFriend, 'wij zijn allebei getrouwd'],
  [ofFriend, 'we zijn beiden gehuwd'],
  [ofUncle, 'en als we getrouwd zijn, mijn man en ik?'],
  [ofUncle, 'en als we getrouwd zijn?'],
  [ofFather, 'hij blijkt een vriendin te hebben'],
])('who is married to another, or has a partner, changes no sum: %s - %s', (asked, told) => {
  expect(boldOf(asked, told)).toBe('no sum')
})

test.each([
  [inheritance, 'de vakantie kost inmiddels 30.000'],
  [owners, 'inmiddels is er 10.000 afgelost'],
  [owners, 'oh, de verbouwing was 30.000'],
  [owners, 'oh, de tuin was 20.000'],
  [owners, 'er komt nog 20.000 schuld bij'],
  [owners, 'de auto is inmiddels 150.000 waard'],
  [home, 'de keuken is inmiddels 150.000 geworden'],
  [owners, 'mijn nieuwe huis is inmiddels 300.000 waard'],
  [home, 'mijn oude huis is inmiddels 300.000 waard'],
])('an amount of another thing changes no sum: %s - %s', (asked, told) => {
  expect(boldOf(asked, told)).toBe('no sum')
})

test.each([
  [raised, 'mijn dochter is 45', '2.309,20'],
  [raised, 'ze is trouwens 45', '2.309,20'],
  [estate, 'mijn man had nog een zoon uit zijn eerste huwelijk', '150.000'],
  [estate, 'mijn man had schulden van 60.000', '180.000'],
  ['Ik erf 60.000 van mijn vriend met wie ik 2 jaar samenwoonde zonder contract. Hoeveel erfbelasting?', 'en als we wel getrouwd waren?', '0'],
  [owners, 'oh, het is 420.000 waard', '170.000 85.000'],
])('what is of those it is about still changes it: %s - %s', (asked, told, amounts) => {
  expect(boldOf(asked, told)).toBe(amounts)
})

test('the children of who gets a gift do not share in it', () => {
  expect(boldOf('Ik schenk mijn dochter 30.000, ze heeft 2 kinderen. Hoeveel schenkbelasting?')).toBe('2.309,20')
})
