import { expect, test } from 'vitest'
import { mailtoOf, writeLetter } from './write-letter.ts'

const input = {
  deed: 'testament',
  place: 'Utrecht',
  wanted: 'maand' as const,
  answers: [
    { name: 'Aantal mensen', answer: 'Twee', isChosen: true },
    { name: 'Voor wie?', answer: 'Jan en Piet', isChosen: false },
  ],
  note: '',
  name: '',
  lines: ['fee', 'registers'] as const,
}

test('the letter says what is asked, by line, and leaves the name open where none was given', () => {
  const { subject, text } = writeLetter(input)
  expect(subject).toBe('Offerte gevraagd voor een testament')
  expect(text).toContain('Plaats: Utrecht\nWanneer: binnen een maand\nAantal mensen: twee\nVoor wie? Jan en Piet\n')
  expect(text).toContain('- honorarium, zonder btw\n- registers\n- wat een andere partij nog betaalt')
  expect(text.endsWith('Met vriendelijke groet,\n[uw naam]')).toBe(true)
  expect(writeLetter({ ...input, name: 'J. Jansen', note: 'Graag snel.' }).text).toMatch(/Toelichting: Graag snel\.[^]*\nJ\. Jansen$/)
})

test('who wants to be helped in another language says so', () => {
  expect(writeLetter({ ...input, language: 'Engels' }).text).toContain('Wanneer: binnen een maand\nTaal: Engels\n')
  expect(writeLetter(input).text).not.toContain('Taal:')
})

test('a mail program gets the whole letter, with its line breaks and signs', () => {
  const url = new URL(mailtoOf(writeLetter({ ...input, note: 'Kosten & btw = 100%?' })))
  expect(url.protocol).toBe('mailto:')
  expect(url.searchParams.get('subject')).toBe('Offerte gevraagd voor een testament')
  expect(url.searchParams.get('body')).toContain('Toelichting: Kosten & btw = 100%?\r\n')
})

test('an answer of the form goes on in the line, and what was typed stays as it was typed', () => {
  const answers = [
    { name: 'Aantal hypotheekakten', answer: 'Eén', isChosen: true },
    { name: 'Wensen', answer: 'Eén executeur', isChosen: false },
  ]
  expect(writeLetter({ ...input, answers }).text).toContain('Aantal hypotheekakten: één\nWensen: Eén executeur\n')
})
