import { describe, expect, test } from 'vitest'
import { ask, textOf } from '../test-questions.ts'

const outcomeOf = (question: string): string => textOf(ask(question)).split('\n\n')[0]!.replaceAll('**', '')

describe('who inherits which part is told of a family without an amount (BW 4:10 to 4:13)', () => {
  test.each([
    [
      'Mijn man en ik zijn getrouwd en hebben drie kinderen. Wie erft wat als hij overlijdt?',
      'De echtgenoot en de 3 kinderen erven volgens de wet ieder een kwart.',
    ],
    [
      'Vader is dood, moeder was al overleden. Wij zijn met vier kinderen. Hoe wordt de erfenis verdeeld?',
      'De 4 kinderen erven volgens de wet ieder een kwart.',
    ],
    ['Ik ben getrouwd en heb geen kinderen. Wie krijgt wat als ik doodga?', 'De echtgenoot of geregistreerd partner erft volgens de wet alles.'],
    [
      'Mijn broer is overleden, niet getrouwd en geen kinderen. Onze ouders leven allebei nog en ik ben zijn enige broer. Hoe wordt het verdeeld?',
      'Volgens de wet krijgen de ouders ieder een derde en de broer of zus een derde.',
    ],
    [
      'Ik ben vrijgezel, geen kinderen. Mijn moeder leeft nog, vader is dood, en ik heb twee broers. Wie erft er wat als ik morgen doodga?',
      'Volgens de wet krijgen de ouder die nog leeft een derde en de 2 broers en zussen ieder een derde.',
    ],
    [
      'Ik ben hertrouwd. Ik heb twee zoons uit mijn eerste huwelijk, zij een dochter. Wie krijgt wat als ik doodga?',
      'De echtgenoot en de 2 kinderen erven volgens de wet ieder een derde.',
    ],
    [
      'Mijn zus is overleden, gescheiden, zonder kinderen. Beide ouders leven nog en wij zijn nog met vier broers en zussen. Wie krijgt wat?',
      'Volgens de wet krijgen de ouders ieder een kwart en de 4 broers en zussen ieder 1/8.',
    ],
    [
      'Tante is gestorven. Geen man, geen kinderen, ouders al lang dood. Er is nog een broer, en een overleden zus met drie kinderen. Wie krijgt hoeveel?',
      'De broer of zus die nog leeft, erft volgens de wet de helft, en de 3 kinderen van wie eerder overleed ieder 1/6.',
    ],
    [
      'Mijn oom was nooit getrouwd, zijn ouders zijn dood, hij had 2 zussen en een overleden broer met drie kinderen. Wie erft wat?',
      'De 2 broers en zussen die nog leven, erven ieder volgens de wet een derde, en de 3 kinderen van wie eerder overleed ieder 1/9.',
    ],
    [
      'en als er geen testament is? hij was nooit getrouwd, zijn ouders zijn dood, hij had 2 zussen en een overleden broer met drie kinderen',
      'De 2 broers en zussen die nog leven, erven ieder volgens de wet een derde, en de 3 kinderen van wie eerder overleed ieder 1/9.',
    ],
  ])('%s -> %s', (question, outcome) => expect(outcomeOf(question)).toBe(outcome))
})

test('children of a brother who died before are no children of who left it, and that there are none is said where it was not told', () => {
  expect(textOf(ask('Mijn oom was nooit getrouwd, zijn ouders zijn dood, hij had 2 zussen en een overleden broer met drie kinderen. Wie erft wat?'))).toContain(
    'Dit geldt als de overledene geen kinderen had.',
  )
  expect(ask('Mijn oom is dood, hij had een overleden broer met drie kinderen. Wie erft wat?')?.reference).not.toBe('berekening:erfdelen')
})

test('a child of the spouse alone inherits nothing, and that is said', () => {
  const answer = textOf(ask('Ik ben hertrouwd en heb zelf twee kinderen, mijn man heeft een zoon uit zijn eerste huwelijk. Wie krijgt wat als ik doodga?'))
  expect(answer).toContain('De echtgenoot en de 2 kinderen erven volgens de wet ieder een derde.')
  expect(answer).toContain('Een kind dat alleen van de echtgenoot is, erft niets van de overledene.')
})

test.each([
  'wie krijgt wat bij een scheiding',
  'Ik heb een testament gemaakt waarin mijn twee kinderen en mijn man staan. Wie krijgt wat als ik doodga?',
  'Wie erft wat als ik overlijd?',
  'Mijn oom liet 2 kleinkinderen na. Wie krijgt wat van de erfenis?',
])('where the family, or that the law divides, is not clear nothing is said: %s', (question) => {
  expect(ask(question)?.reference).not.toBe('berekening:erfdelen')
})
