import { expect, test } from 'vitest'
import { toldWhereTo } from './told-where-to.ts'

const asked = (headers: HeadersInit = {}) => toldWhereTo(new Request('http://site.example/offerte', { method: 'POST', headers }), '/offerte/mijn?verzonden')

test('who asks for the address alone gets it, without a page', async () => {
  const answer = asked({ Prefer: 'return=minimal' })
  expect([answer?.status, answer?.headers.get('Location'), await answer?.text()]).toEqual([201, '/offerte/mijn?verzonden', ''])
})

test('a browser that sends the form itself is redirected', () => {
  expect(asked()).toBeUndefined()
  expect(asked({ Prefer: 'return=representation' })).toBeUndefined()
})
