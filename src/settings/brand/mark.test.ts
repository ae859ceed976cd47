import { expect, test } from 'vitest'
import { initialsOf, MAX_MARK, readMark, writeInitials, writeMark } from './mark.ts'

const svg = (inner: string, root = 'viewBox="0 0 24 24"') => `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inner}</svg>`
const PATH = '<path d="M2 2h20v20H2Z" fill="currentColor"/>'

test.each([
  [svg(PATH), '<path d="M2 2h20v20H2Z" fill="currentColor"/>'],
  [
    `<?xml version="1.0" encoding="UTF-8"?>\n${svg(`<g transform="translate(1 2) rotate(45)">${PATH}</g>`, 'width="24" height="24" viewBox="0 0 24 24"')}\n`,
    '<g transform',
  ],
  [svg("<circle cx='12' cy='12' r='9.5' fill='#B4480A'/>"), '<circle cx="12" cy="12" r="9.5" fill="#B4480A"/>'],
  [svg('<polygon points="1,1 2,2 3,1"></polygon>', 'viewBox="0 0 24 24" fill="none" stroke="currentColor"'), '<polygon points="1,1 2,2 3,1"></polygon>'],
])('shapes are written anew: %s', (typed, shapes) => {
  const written = writeMark(readMark(typed) ?? { viewBox: '', looks: '', shapes: '' })
  expect(written).toContain(shapes)
  expect(written).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 24 24"/)
})

test.each([
  '',
  'geen svg',
  PATH,
  svg(''),
  svg(PATH, ''),
  svg(PATH, 'viewBox="0 0 0 24"'),
  svg(`${PATH}<script>alert(1)</script>`),
  svg('<script href="//kwaad.example/x.js"/>'),
  svg('<path d="M0 0h1" onload="alert(1)"/>'),
  svg(PATH, 'viewBox="0 0 24 24" onload="alert(1)"'),
  svg('<path d="M0 0h1" style="fill:url(//kwaad.example)"/>'),
  svg('<path d="M0 0h1" fill="url(#a)"/>'),
  svg('<path d="M0 0h1" fill="url(https://kwaad.example/a.svg#a)"/>'),
  svg('<image href="https://kwaad.example/spoor.gif" width="1" height="1"/>'),
  svg('<use href="#a"/>'),
  svg('<a href="javascript:alert(1)"><path d="M0 0h1"/></a>'),
  svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
  svg('<animate attributeName="href" values="javascript:alert(1)"/>'),
  svg('<style>path{fill:red}</style>'),
  svg('<text>Akte</text>'),
  svg(`tekst${PATH}`),
  svg(`<!-- ${PATH} -->${PATH}`),
  `<!DOCTYPE svg [<!ENTITY x "y">]>${svg(PATH)}`,
  svg('<path d="M0 0h1" fill="&#106;avascript"/>'),
  svg(`<g>${PATH}`),
  svg(`${PATH}</g>`),
  `${svg(PATH)}${svg(PATH)}`,
  svg('<SCRIPT/>'),
  svg('<path constructor="1" d="M0 0h1"/>'),
  svg(`<path d="M${'0 '.repeat(MAX_MARK)}"/>`),
])('everything else is refused: %s', (typed) => {
  expect(readMark(typed)).toBeUndefined()
})

test('without a mark the initials stand on the colour, and hold nothing of the name that is no letter or digit', () => {
  expect([initialsOf('Akte & Kompas'), initialsOf('’t Hof'), initialsOf('notariskompas')]).toEqual(['AK', 'TH', 'N'])
  expect(writeInitials('Akte & Kompas', '#b4480a', '#ffffff')).toContain('>AK</text>')
})
