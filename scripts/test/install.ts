/** Brings what is missing with the package manager of the system, when it may. */
import { spawnSync } from 'node:child_process'
import { installCommands, managers, type Machine } from './managers.ts'
import type { Packages } from './needs.ts'

const INSTALL_WITHIN_MS = 600_000

const answers = (command: string, ...args: string[]): boolean => spawnSync(command, args, { stdio: 'ignore' }).status === 0

function lookAtMachine(): Machine {
  const isRoot = process.getuid?.() === 0
  return { manager: managers.find((name) => answers(name, '--version')), isRoot, hasSudo: !isRoot && answers('sudo', '-n', 'true') }
}

/** Why it did not work, or undefined when each command ended well. */
export function install(missing: readonly Packages[]): string | undefined {
  const machine = lookAtMachine()
  const names = missing.flatMap(({ packages }) => packages[machine.manager ?? 'apt-get'] ?? [])
  if (names.length === 0) return `${machine.manager} has no package of it`
  const commands = installCommands(machine, names)
  if (typeof commands === 'string') return commands
  for (const [program = '', ...args] of commands) {
    console.log(`> ${program} ${args.join(' ')}`)
    const { status } = spawnSync(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: INSTALL_WITHIN_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0) return `'${program} ${args.join(' ')}' ended with code ${status}`
  }
  return undefined
}
