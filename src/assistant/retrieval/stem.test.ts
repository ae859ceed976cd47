import { expect, test } from 'vitest'
import { stemWord } from './stem.ts'

test.each([
  'notaris notarissen',
  'akte aktes akten',
  'huis huizen huisje',
  'prijs prijzen',
  'tarief tarieven',
  'erfenis erfenissen',
  'nalatenschap nalatenschappen',
  'notarieel notariele',
  'kind kinderen kids',
  'schenken schenking schenkingen schenkt geschonken schonk',
  'scheiden scheiding gescheiden echtscheiding',
  'oprichten oprichting opgericht',
  'onterven onterfd onterft onterving',
  'erven erft geerfd',
  'kopen koop koopt gekocht kocht',
  'verkopen verkoopt verkocht',
  'overlijden overleden overlijdt overleed',
  'betalen betaalt betaald betaling',
  'tekenen tekent getekend',
  'trouwen getrouwd trouwt gehuwd',
  'samenwonen samenwoners samenwonend samenwonende',
  'vader pa papa',
  'aangifte aangeven aangegeven',
  'bv bvs',
])('the forms of one word share a stem: %s', (line) => {
  expect(new Set(line.split(' ').map(stemWord)).size).toBe(1)
})

test.each([
  ['wonen', 'woning'],
  ['testament', 'levenstestament'],
  ['geld', 'geldt'],
  ['kopen', 'verkopen'],
  ['mens', 'men'],
  ['oud', 'ouders'],
])('%s and %s stay apart', (a, b) => {
  expect(stemWord(a)).not.toBe(stemWord(b))
})
