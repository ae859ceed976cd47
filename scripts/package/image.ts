/** What the image of the program holds, for `npm run package` and its Dockerfile. */

/** Of this folder, as they are; tests stay behind. */
export const imageFiles = [
  'content',
  'dist',
  'src',
  'package.json',
  'package-lock.json',
  'LICENSE',
  'CHANGELOG.md',
  'SECURITY.md',
  'README.md',
  'docs/operations.md',
] as const

/** Beside the server itself. */
export const imageCommands = [
  'scripts/backup.ts',
  'scripts/restore.ts',
  'scripts/reset-second-factor.ts',
  'scripts/check-database.ts',
  'scripts/check-health.mjs',
] as const

export const SERVER = 'dist/server/entry.mjs'

/** What Node is told when it starts the server (decision 9). */
export const NODE_FLAGS = ['--max-semi-space-size=4', '--flush-baseline-code', '--bytecode-old-age=1'] as const
