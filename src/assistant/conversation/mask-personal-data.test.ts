import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskPersonalData } from './mask-personal-data.ts'
import { threadTime } from '../../../tests/setup/thread-time.ts'

/** Nine digits that pass the check of a citizen service number. */
const bsn = fc
  .integer({ min: 10_000_000, max: 99_999_999 })
  .map((body) => {
    const digits = Array.from(String(body), Number)
    const last = digits.reduce((sum, digit, at) => sum + digit * (9 - at), 0) % 11
    return last === 10 ? undefined : `${body}${last}`
  })
  .filter((number) => number !== undefined)

test.each([
  ['Mijn bsn is 111222333, wat nu?', '111222333'],
  ['BSN: 123456782', '123456782'],
  ['burgerservicenummer 1234.56.782 van mijn vader', '1234.56.782'],
  ['Zij heeft nummer 123 456 782 gekregen.', '123 456 782'],
  ['mijn sofinummer (123-456-782) staat op de akte', '123-456-782'],
  ['Bsn 111222333 en bsn 123456782 willen trouwen', '111222333'],
  ['Bsn 111222333 en bsn 123456782 willen trouwen', '123456782'],
  ['bsn=111222333', '111222333'],
  ['bsn 1 1 1 2 2 2 3 3 3 van mijn moeder', '2 2 2'],
  ['Mijn bsn is 12 34 56 789', '34 56'],
])('a citizen service number is not kept: %s', (text, secret) => {
  const masked = maskPersonalData(text)
  expect(masked.text).not.toContain(secret)
  expect(masked.kinds).toEqual(['bsn'])
})

test.each([
  ['Maak het over op NL91ABNA0417164300 graag', 'NL91ABNA0417164300'],
  ['mijn rekening is NL91 ABNA 0417 1643 00.', '0417 1643 00'],
  ['iban nl91abna0417164300', 'nl91abna0417164300'],
  ['NL 91 ABNA 0417 1643 00 is van mij', '1643 00'],
  ['Duitse rekening DE89 3704 0044 0532 0130 00', '0532 0130'],
  ['Belgische rekening BE68 5390 0754 7034', '0754 7034'],
  ['Franse rekening FR14 2004 1010 0505 0001 3M02 606', '3M02 606'],
  ['NL91-ABNA-0417-1643-00 is mijn rekening', 'ABNA-0417'],
  ['NL91.ABNA.0417.1643.00', '0417.1643'],
  ['Kan de koopsom naar NL20INGB0001234567?', 'INGB0001234567'],
])('an account number is not kept: %s', (text, secret) => {
  const masked = maskPersonalData(text)
  expect(masked.text).not.toContain(secret)
  expect(masked.kinds).toEqual(['iban'])
})

test.each([
  ['Mail mij op jan@example.nl', 'jan@example.nl'],
  ['Jan.de-Vries+notaris@mail.example.co.uk is mijn adres', 'Jan.de-Vries'],
  ['Stuur het naar j_jansen@xs4all.nl, dank', 'j_jansen'],
  ['(info@bedrijf-jansen.nl)', 'info@'],
  ['mijn mail: zoë@example.nl', 'zoë@'],
  ['MAIL JAN@EXAMPLE.NL', 'JAN@EXAMPLE.NL'],
  ['a@b.nl en c@d.nl', 'c@d.nl'],
  ['jan (at) voorbeeld (punt) nl is mijn adres', 'jan'],
  ['jan[at]voorbeeld.nl', 'voorbeeld'],
  ['jan apenstaartje voorbeeld punt nl', 'jan'],
  ['jan @ voorbeeld.nl', 'jan'],
  ['mailto:jan@example.nl?', 'jan@example.nl'],
])('an e-mail address is not kept: %s', (text, secret) => {
  const masked = maskPersonalData(text)
  expect(masked.text).not.toContain(secret)
  expect(masked.kinds).toEqual(['email'])
})

test.each([
  ['Bel mij op 0612345678', '12345678'],
  ['Bel 06-12345678 na zes uur', '12345678'],
  ['06 12 34 56 78 is mijn nummer', '34 56'],
  ['mobiel: 06 - 1234 5678', '1234 5678'],
  ['mijn nummer is +31612345678', '612345678'],
  ['+31 6 12345678', '12345678'],
  ['+31 (0)6 12 34 56 78', '12 34'],
  ['0031612345678', '612345678'],
  ['thuis (020) 123 45 67', '123 45 67'],
  ['vast 020-1234567 of later', '1234567'],
  ['Tel. 0345 123 456', '123 456'],
  ['app naar 06-1234 5678.', '1234 5678'],
])('a telephone number is not kept: %s', (text, secret) => {
  const masked = maskPersonalData(text)
  expect(masked.text).not.toContain(secret)
  expect(masked.kinds).toEqual(['phone'])
})

test.each([
  ['Ik woon op 1015 CX 12', '1015 CX 12'],
  ['1015CX 12', '1015CX'],
  ['adres 1015 cx, nummer 12', '1015 cx'],
  ['postcode 1015 CX nr. 12a', '12a'],
  ['1015 CX huisnummer 12-3', '12-3'],
  ['huis 2611 EB 14 is te koop', '2611 EB 14'],
  ['9712CP, 101', '9712CP'],
  ['2611 EB\n14', '2611 EB'],
])('a postcode with house number is not kept: %s', (text, secret) => {
  const masked = maskPersonalData(text)
  expect(masked.text).not.toContain(secret)
  expect(masked.kinds).toEqual(['address'])
})

test('a postcode and a house number written as one word are not kept', () => {
  expect(maskPersonalData('Ik woon op 1015CX12.').kinds).toEqual(['address'])
})

test('the telephone number is gone however its parts are set apart', () => {
  expect(maskPersonalData('Bel 06.12.34.56.78 of 06/12345678').text).not.toMatch(/12\.34|12345678/)
})

test('all kinds in one question are named once each and the rest of it stays', () => {
  const masked = maskPersonalData(
    'Ik ben bsn 111222333 en 123456782, tel 0612345678, mail jan@example.nl, 1015 CX 12, NL91ABNA0417164300. Wat kost een testament?',
  )
  expect(masked.kinds.toSorted()).toEqual(['address', 'bsn', 'email', 'iban', 'phone'])
  expect(masked.text).toMatch(/^Ik ben bsn \[[a-z ]+\] en \[[a-z ]+\], tel \[.+\]\. Wat kost een testament\?$/)
})

test.each([
  ['Bel mij op 06-12345678 of mail morgen, wat kost een volmacht?', 'Bel mij op [telefoonnummer weggelaten] of mail morgen, wat kost een volmacht?'],
  ['mijn nummer is 06 1234 5678 en daarna', 'mijn nummer is [telefoonnummer weggelaten] en daarna'],
  ['het is 06-12345678 NL91 ABNA 0417 1643 00', 'het is [telefoonnummer weggelaten] [rekeningnummer weggelaten]'],
  ['rekening de89 3704 0044 0532 0130 00 graag', 'rekening [rekeningnummer weggelaten] graag'],
  ['mijn rekening is BE68 5390 0754 7034.', 'mijn rekening is [rekeningnummer weggelaten].'],
])('a word of two letters before a telephone number makes it no account, and an account stays one: %s', (text, masked) => {
  expect(maskPersonalData(text).text).toBe(masked)
})

test('masking a masked text changes nothing', () => {
  const once = maskPersonalData('bsn 111222333, tel 0612345678, jan@example.nl, 1015 CX 12, NL91ABNA0417164300').text
  expect(maskPersonalData(once)).toEqual({ text: once, kinds: [] })
})

test('no citizen service number comes through, whichever it is', () => {
  fc.assert(
    fc.property(bsn, (number) => {
      expect(maskPersonalData(`Mijn bsn is ${number}.`).text).not.toContain(number)
    }),
  )
})

test('a question of the longest length is masked within a moment, however hostile', () => {
  const hostile = ['0 '.repeat(250), 'nl91 '.repeat(100), `${'a'.repeat(499)}@`, '1015 cx '.repeat(60), '1.'.repeat(250), '(0)-'.repeat(125)]
  const started = threadTime()
  for (const text of hostile) maskPersonalData(text)
  expect(threadTime() - started).toBeLessThan(200)
})
