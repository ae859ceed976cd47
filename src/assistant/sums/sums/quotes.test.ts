import { describe, expect, test } from 'vitest'
import { amountsOf, ask, converse, textOf } from '../test-questions.ts'

describe('offers are compared', () => {
  test.each([
    ['Ik heb drie offertes: 1.150, 1.395 en 989 euro. Hoeveel scheelt de goedkoopste met de duurste?', ['406']],
    ['Prijzen die ik kreeg voor een testament: 475, 550, 625 en 710 euro. Wat is het verschil tussen hoogste en laagste?', ['235']],
    ['kantoor 1: 795 ex btw, kantoor 2: 899 inclusief btw. wie is goedkoper en hoeveel?', ['62,95']],
    ['is 1.150 incl btw goedkoper dan 975 excl btw en hoeveel scheelt dat', ['29,75']],
    ['Offerte 1 is 1.040 all-in, offerte 2 is 720 plus 207 kadaster plus 19,90 kwaliteitsfonds. Wat is het verschil?', ['93,10']],
    ['wat is het gemiddelde van 3 offertes van 900, 1.200 en 1.500', ['1.200']],
    ['Notaris 1 rekent 999, notaris 2 rekent 1.249. Hoeveel bespaar ik?', ['250']],
  ])('%s -> %j', (question, amounts) => expect(amountsOf(ask(question))).toEqual(amounts))

  test.each([
    ['notaris A vraagt 850 euro, notaris B 680. hoeveel procent bespaar ik bij B?', '20%'],
    ['het goedkoopste kantoor is 640 en het duurste 1.600, hoeveel procent goedkoper is dat?', '60%'],
    ['offertes van 1.395 en 989, hoeveel procent scheelt het', '29,1%'],
  ])('%s -> %s', (question, percent) => expect(textOf(ask(question))).toContain(` ${percent} goedkoper dan de duurste.`))

  test('asks back when it is not clear whether btw is in an amount', () => {
    const [first, second] = converse('kantoor 1: 795 ex btw, kantoor 2: 899. wie is goedkoper en hoeveel?', 'Dat is met btw')
    expect(first?.kind).toBe('verduidelijking')
    expect(amountsOf(second)).toEqual(['62,95'])
  })

  test.each(['hoeveel offertes vraag ik aan', 'is 1.500 euro een normale prijs voor een notaris', 'waarom verschillen de prijzen van notarissen zo'])(
    'is left to the knowledge base: %s',
    (question) => expect(ask(question)).toBeUndefined(),
  )
})
