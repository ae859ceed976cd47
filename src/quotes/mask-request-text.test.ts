import { expect, test } from 'vitest'
import { maskRequestText } from './mask-request-text.ts'

const NAME = '[naam weggelaten]'
const ADDRESS = '[adres weggelaten]'

test.each([
  ['Groet van Jansen', 'J. Jansen', `Groet van ${NAME}`],
  ['ik ben jansen, van de maat JANSEN', 'Jo Jansen', `ik ben ${NAME}, van de maat ${NAME}`],
  ['Vraag naar Renée de Vries.', 'Renee de Vries', `Vraag naar ${NAME} de ${NAME}.`],
  ['Mijn naam is Piet van der Berg en ik bel graag.', '', `Mijn naam is ${NAME} en ik bel graag.`],
  ['Met vriendelijke groet, Anna', '', `Met vriendelijke groet, ${NAME}`],
  ['Bel 06 12345678 of mail jo@post.example', '', 'Bel [telefoonnummer weggelaten] of mail [e-mailadres weggelaten]'],
  ['Ik woon Dorpsstraat 12a, 3511 AB 12', '', `Ik woon ${ADDRESS}, ${ADDRESS}`],
  ['Het huis staat aan de Oude gracht 7 en de lange Wilhelminalaan 100 b', '', `Het huis staat aan de Oude gracht 7 en de lange ${ADDRESS}`],
])('%s', (typed, name, masked) => {
  expect(maskRequestText(typed, name)).toBe(masked)
})

test.each([
  ['Wij zijn onderweg 2 keer verhuisd, en de hypotheek is € 250.000.', 'A. de Wit'],
  ['Kan het voor 1 december, met twee getuigen?', 'Van den Heer'],
  ['Ik heet u welkom. Met vriendelijke groet', ''],
])('what says nothing of a person stays: %s', (typed, name) => {
  expect(maskRequestText(typed, name)).toBe(typed)
})
