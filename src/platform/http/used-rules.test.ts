import { expect, test } from 'vitest'
import { usedRules } from './used-rules.ts'

const used = (css: string, html: string): string => usedRules([css], html).join('|')

test('a rule stays where all that one of its selectors names stands in the page, and goes where it does not', () => {
  const html = '<main class="wrap wide"><p id="uitleg">Tekst</p></main>'
  expect(used('.wrap p{a:b}.wrap .card{a:b}#uitleg{a:b}#ander{a:b}ul li{a:b}.card,.wide>p{a:b}', html)).toBe('.wrap p{a:b}#uitleg{a:b}.card,.wide>p{a:b}')
})

test('what is opened, pointed at or typed later has its rules from the start', () => {
  const rules = [
    'details[open]>summary:hover{a:b}',
    'input:user-invalid::placeholder{a:b}',
    'details:not(.shut):has(> .gone) summary{a:b}',
    ':is(.gone,summary):focus-visible{a:b}',
    '[data-failed]{a:b}',
    '::selection{a:b}',
  ]
  expect(used(rules.join(''), '<details><summary>Meer</summary><input></details>')).toBe(rules.join(''))
})

test('blocks of rules keep what is used, and go when nothing is; what is no rule stays', () => {
  const css =
    '@font-face{font-family:A;src:url("a;}.woff2")}@media (width>=40em){.wrap{a:b}.card{a:b}@supports (a:b){.card{c:d}}}@media print{.card{a:b}}@keyframes glow{to{opacity:1}}@layer one,two;@layer one{.wrap{e:f}}'
  expect(used(css, '<div class="wrap"></div>')).toBe(
    '@font-face{font-family:A;src:url("a;}.woff2")}@media (width>=40em){.wrap{a:b}}@keyframes glow{to{opacity:1}}@layer one,two;@layer one{.wrap{e:f}}',
  )
})

test('a brace, a comma or a bracket in a text ends nothing', () => {
  const css = '.wrap::after{content:"} .card{";a:b}[title="a,b]"] .card,.wrap a[href$=".pdf"]{a:b}.card{a:b}'
  expect(used(css, '<div class="wrap"><a href="/x.pdf">x</a></div>')).toBe(
    '.wrap::after{content:"} .card{";a:b}[title="a,b]"] .card,.wrap a[href$=".pdf"]{a:b}',
  )
})

test('each sheet is read for itself, without its comments', () => {
  expect(usedRules(['/* a { */ .wrap{a:b}\n.wrap p{a:b}\n', '.card{a:b}'], '<p class="wrap">')).toEqual(['.wrap{a:b}.wrap p{a:b}', ''])
})
