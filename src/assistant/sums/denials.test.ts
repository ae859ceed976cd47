import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDenials } from './denials.ts'
import { amountsOf, ask, converse, textOf } from './test-questions.ts'

describe('what is not there is read once, however it is said', () => {
  test.each([
    ['zonder man of kinderen', ['man of kinderen'], ''],
    ['ik heb geen kinderen en laat alles na', ['kinderen'], 'ik heb en laat alles na'],
    ['kinderen had hij niet, wel 3 zussen', ['kinderen'], ', wel 3 zussen'],
    ['geen kinderen, zussen erven', ['kinderen'], ', zussen erven'],
    ['niet mijn zoon maar mijn broer', ['mijn zoon'], 'mijn broer'],
    ['als het niet mijn dochter is maar mijn nichtje', ['mijn dochter'], 'als het mijn nichtje'],
    ['we zijn niet getrouwd maar wonen samen', [], 'we zijn niet getrouwd maar wonen samen'],
    ['nog geen vrijstelling gebruikt', [], 'nog geen vrijstelling gebruikt'],
    ['om niet te verhuren', ['verhuren'], ''],
    ['voor een neef, niet voor een kind', ['kind'], 'voor een neef,'],
  ])('%s', (text, denied, rest) => expect(readDenials(text)).toEqual({ denied, rest }))

  test('any text is read, and nothing is added to it', () => {
    const words = 'geen zonder niet nooit noch of en maar , kinderen man zus vrijstelling mijn om te verhuren hypotheek is er'
    const texts = fc.array(fc.constantFrom(...words.split(' ')), { maxLength: 30 }).map((list) => list.join(' '))
    fc.assert(fc.property(texts, (text) => readDenials(text).rest.length <= text.length))
  })
})

describe('who is not there does not inherit, and has no exemption', () => {
  test.each([
    ['ik heb geen man en kinderen, 3 zussen, 120.000 hoeveel erfbelasting', ['11.169,30', '33.507,90']],
    ['kinderen had hij niet, wel 3 zussen, erfenis 120.000, hoeveel erfbelasting', ['11.169,30', '33.507,90']],
    ['tante had geen eigen kinderen, 3 zussen erven 120.000, erfbelasting', ['11.169,30', '33.507,90']],
    ['mijn tante had geen man of kinderen en laat 120.000 na aan 3 zussen, erfbelasting', ['11.169,30', '33.507,90']],
    ['oom overleden zonder vrouw of kinderen, ik erf 40.000, erfbelasting', ['11.169,30']],
    ['mijn moeder is overleden en had geen broers of zussen, ik erf 90.000, erfbelasting', ['6.377']],
    ['niet mijn zoon maar mijn broer erft 50.000 van mij, hoeveel erfbelasting', ['14.169,30']],
    ['wat is de erfbelasting voor een neef bij 40.000, niet voor een kind', ['11.169,30']],
    ['ik erf niet van mijn moeder maar van mijn oma 30.000, erfbelasting', ['678,60']],
  ])('%s -> %j', (question, amounts) => expect(amountsOf(ask(question))).toEqual(amounts))
})

describe('what is not there does not change a sum', () => {
  test.each([
    ['ik schenk mijn zoon 40.000 zonder eenmalig verhoogde vrijstelling, hoeveel schenkbelasting', ['3.309,20']],
    ['schenking 30.000 aan mijn zoon van 30, niet eenmalig verhoogd, schenkbelasting', ['2.309,20']],
    ['mijn ouders schenken mij 30.000, geen studie, hoeveel schenkbelasting', ['2.309,20']],
    ['ik ben 30 en koop een huis van 500.000, nog geen startersvrijstelling gebruikt, overdrachtsbelasting', ['0']],
    ['ik ben 30 en koop een huis van 500.000, ik heb geen recht op de startersvrijstelling, overdrachtsbelasting', ['10.000']],
    ['ik koop een huis van 400.000 om niet te verhuren maar zelf te wonen, ik ben 50, overdrachtsbelasting', ['8.000']],
    ['kosten koper huis 400.000 geen lening, ik ben 40', amountsOf(ask('kosten koper huis 400.000 zonder hypotheek, ik ben 40'))],
  ])('%s -> %j', (question, amounts) => expect(amountsOf(ask(question))).toEqual(amounts))

  test('a second home stays one without a mortgage', () => {
    const [, without] = converse('kosten koper van een vakantiehuis van 200.000', 'en zonder hypotheek?')
    expect(textOf(without)).toContain('8% over € 200.000 = € 16.000')
  })

  test('debts that are not there are taken back', () => {
    const [, without] = converse('erfbelasting over 100.000 van mijn vader, 20.000 schulden', 'en zonder schulden?')
    expect(amountsOf(without)).toEqual(['7.377'])
    expect(textOf(without)).not.toContain('aan schulden en uitvaart is')
  })
})
