import { expect, test } from 'vitest'
import { bundledPackages } from '../../build/bundled-packages.ts'
import { imagePackages, importedNames, readLock, runtimePackages, type Locked } from './runtime-packages.ts'

test('of code, built or not, the packages that it imports are found by their names, and nothing of Node and of its own', () => {
  const code = `import { Hono } from 'hono/route'; import"./a.mjs";import x from"react/jsx-runtime"
    const load = () => import('@noble/ciphers/chacha.js'); import fs from 'node:fs'; import { join } from 'path'; export * from "zod/v4"`
  expect([...importedNames(code)].toSorted()).toEqual(['@noble/ciphers', 'hono', 'react', 'zod'])
})

test('what packages ask for comes with them, from beside them before further up, and what is not installed here does not', () => {
  const locked: Locked = {
    '': {},
    'node_modules/a': { dependencies: { b: '1', c: '1' }, optionalDependencies: { away: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/b': {},
    'node_modules/c': { peerDependencies: { d: '1' } },
    'node_modules/d': {},
    'node_modules/away': {},
    'node_modules/builder': {},
  }
  expect(runtimePackages(locked, ['a', 'nowhere'], (path) => !String(path).endsWith('away'))).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/d',
  ])
})

test('what stands in the built files themselves comes along too, with its licence', () => {
  expect(imagePackages(readLock(), [])).toEqual(expect.arrayContaining(bundledPackages.map((name) => `node_modules/${name}`)))
})
