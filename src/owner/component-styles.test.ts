/** No component of the library stands on a screen without its style. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = (path: string): string => readFileSync(path, 'utf8')

/** Styles of their own, by what they are called in the code. */
const builtOn: Readonly<Record<string, readonly string[]>> = {
  Autocomplete: ['Combobox', 'Popover', 'ScrollArea', 'Input'],
  FileInput: ['Input', 'UnstyledButton'],
  NativeSelect: ['Input'],
  Select: ['Combobox', 'Popover', 'ScrollArea', 'Input'],
  TagsInput: ['Combobox', 'Popover', 'Pill', 'PillsInput', 'Input'],
  TextInput: ['Input'],
  Textarea: ['Input'],
  PasswordInput: ['PasswordInput', 'ActionIcon', 'Input'],
  Modal: ['Modal', 'ModalBase', 'Overlay', 'Paper', 'CloseButton'],
  Checkbox: ['Checkbox', 'InlineInput', 'CheckboxIndicator'],
  Radio: ['Radio', 'InlineInput', 'RadioIndicator'],
  Switch: ['Switch', 'InlineInput'],
}

test('every component that is used brings its style and those of what it is built on', () => {
  const used = globSync('src/**/*.tsx').flatMap((path) =>
    [...source(path).matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
  )
  const styled = new Set([...source('src/owner/component-styles.ts').matchAll(/core\/styles\/([\w-]+)\.css/g)].map(([, name]) => name))
  const files = new Set(globSync('*.css', { cwd: 'node_modules/@mantine/core/styles' }))
  const wanted = used.flatMap((name) => builtOn[name] ?? (files.has(`${name}.css`) ? [name] : []))
  expect(wanted.length).toBeGreaterThan(20)
  expect([...new Set(wanted)].filter((name) => !styled.has(name))).toEqual([])
})
