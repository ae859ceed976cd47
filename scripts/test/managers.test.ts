import { expect, test } from 'vitest'
import { installCommands, managers } from './managers.ts'

test('root installs by itself, others by a sudo that asks nothing', () => {
  expect(installCommands({ manager: 'apt-get', isRoot: true, hasSudo: false }, ['chromium'])).toEqual([
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ])
  expect(installCommands({ manager: 'pacman', isRoot: false, hasSudo: true }, ['chromium', 'postgresql'])).toEqual([
    ['sudo', '-n', 'pacman', '-Sy', '--noconfirm', '--needed', 'chromium', 'postgresql'],
  ])
})

test('who may not install is told why', () => {
  for (const manager of managers.filter((one) => one !== 'brew')) {
    expect(installCommands({ manager, isRoot: false, hasSudo: false }, ['chromium'])).toBe(`${manager} needs root, or sudo without a password`)
  }
  expect(installCommands({ manager: undefined, isRoot: true, hasSudo: false }, ['chromium'])).toBe('none of apt-get, dnf, apk, pacman, brew is on this machine')
  expect(installCommands({ manager: 'brew', isRoot: true, hasSudo: false }, ['chromium'])).toBe('brew does not install for root')
})
