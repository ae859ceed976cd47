import { expect, test } from 'vitest'
import { namesSomebody } from './names.ts'

test.each(['de app van de ING', 'mevrouw van der Laan belde', 'Mr. De Groot wil niet', 'mail naar jan@post.nl', 'bel 06-12345678', 'zie https://site.nl'])(
  'a company, a surname or an address is seen: %s',
  (text) => expect(namesSomebody(text)).toBe(true),
)

test.each(['mijn man Kees en meneer Adriaan', 'mevrouw De Notaris zegt', 'de bank van mijn vader', 'op 06 december tekenen we'])(
  'nothing is seen in: %s',
  (text) => expect(namesSomebody(text)).toBe(false),
)
