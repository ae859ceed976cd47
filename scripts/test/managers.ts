/** The package managers of systems, and how each is told to install without asking. */

export type Manager = 'apt-get' | 'dnf' | 'apk' | 'pacman' | 'brew'

/** In the order in which they are looked for. */
export const managers: readonly Manager[] = ['apt-get', 'dnf', 'apk', 'pacman', 'brew']

const steps: Record<Manager, (packages: readonly string[]) => string[][]> = {
  'apt-get': (packages) => [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ],
  dnf: (packages) => [['install', '-y', '-q', ...packages]],
  apk: (packages) => [['add', '--quiet', ...packages]],
  pacman: (packages) => [['-Sy', '--noconfirm', '--needed', ...packages]],
  brew: (packages) => [['install', '--quiet', ...packages]],
}

export interface Machine {
  manager: Manager | undefined
  isRoot: boolean
  /** `sudo` that asks for no password. */
  hasSudo: boolean
}

/** The commands that install, or why none may. */
export function installCommands({ manager, isRoot, hasSudo }: Machine, packages: readonly string[]): string[][] | string {
  if (!manager) return `none of ${managers.join(', ')} is on this machine`
  if (manager === 'brew') return isRoot ? 'brew does not install for root' : steps.brew(packages).map((step) => [manager, ...step])
  if (!isRoot && !hasSudo) return `${manager} needs root, or sudo without a password`
  return steps[manager](packages).map((step) => [...(isRoot ? [] : ['sudo', '-n']), manager, ...step])
}
