import { expect, test } from 'vitest'
import { keepRendered } from './keep-rendered.ts'

function counted(mostLetters: number) {
  const rendered: string[] = []
  const html = keepRendered<{ text: string }>(mostLetters, ({ text }) => {
    rendered.push(text)
    return `<p>${text}</p>`
  })
  return { rendered, html: (text: string) => html({ text }) }
}

test('what reads the same is rendered once, also when it is another object', () => {
  const { rendered, html } = counted(1_000)
  expect([html('a'), html('a'), html('b')]).toEqual(['<p>a</p>', '<p>a</p>', '<p>b</p>'])
  expect(rendered).toEqual(['a', 'b'])
})

const text = (n: number) => `${n} ${'x'.repeat(1_000)}`

test('ever more texts do not fill the memory: what was asked for longest ago goes first', () => {
  const { rendered, html } = counted(10_000)
  for (let n = 0; n < 50; n += 1) {
    html(text(n))
    html(text(0))
  }
  const before = rendered.length
  html(text(0))
  html(text(49))
  expect(rendered).toHaveLength(before)
  html(text(1))
  expect(rendered).toHaveLength(before + 1)
})

test('a text that is larger than all of the memory is still rendered', () => {
  expect(counted(10).html('meer dan tien')).toBe('<p>meer dan tien</p>')
})
