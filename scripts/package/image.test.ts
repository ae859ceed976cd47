/** The files that start the site elsewhere name the same program, user and settings. */
import { existsSync, readFileSync } from 'node:fs'
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml'
import { expect, test } from 'vitest'
import { envNames } from '../../src/platform/env.ts'
import { imageCommands, imageFiles, NODE_FLAGS, SERVER } from './image.ts'

interface Service {
  build?: string
  user?: string
  read_only?: boolean
  cap_drop?: string[]
  profiles: string[]
  environment?: Record<string, string>
  volumes?: string[]
  depends_on?: Record<string, unknown>
}

const dockerfile = readFileSync('Dockerfile', 'utf8')
const [, image = ''] = dockerfile.split(/^FROM debian/m)
const { services, volumes } = load(readFileSync('compose.yaml', 'utf8'), { schema: CORE_SCHEMA.withTags(mergeTag) }) as {
  services: Record<string, Service>
  volumes: Record<string, null>
}
const ours = Object.entries(services).filter(([, { build }]) => build !== undefined)
const unit = readFileSync('deploy/elke-notaris.service', 'utf8')
const userOf = (text: string) => /^USER (\S+)$/m.exec(text)?.[1] ?? ''

test('the image holds what `npm run package` makes, and builds nothing when it starts', () => {
  expect(dockerfile).toContain('RUN npm run package -- /image\n')
  expect(image).toContain('COPY --from=build /image /app\n')
  expect(image.match(/^COPY/gm)).toHaveLength(1)
  expect(image).not.toContain('npm')
  expect(image).toContain(`CMD [${['node', ...NODE_FLAGS, SERVER].map((part) => JSON.stringify(part)).join(', ')}]\n`)
  const [, health = ''] = /HEALTHCHECK .* CMD \["node", "([^"]+)"\]/.exec(image) ?? []
  expect<readonly string[]>(imageCommands).toContain(health)
  for (const path of [...imageFiles, ...imageCommands]) expect([path, path === 'dist' || existsSync(path)]).toEqual([path, true])
})

test('its user has no name to sign in by, owns every folder that a volume is mounted on, and is the one of every service', () => {
  expect(image).toContain(`useradd --system --uid ${userOf(image)} `)
  const owned = /install --directory --owner=elke --mode=700 (.+)$/m.exec(image)?.[1]?.split(' ') ?? []
  const mounted = ours.flatMap(([, { volumes: used = [] }]) => used.map((volume) => volume.split(':')[1] ?? ''))
  expect([...new Set(mounted)].toSorted()).toEqual(owned.toSorted())
  expect(ours.map(([name]) => name)).toEqual(['site', 'site-postgres', 'first', 'second'])
  for (const [name, { user, read_only, cap_drop }] of ours) expect([name, user, read_only, cap_drop]).toEqual([name, userOf(image), true, ['ALL']])
})

test('the Node that builds it is the one that it runs on', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: { node: string } }
  expect(/^FROM node:(\d+)-/m.exec(dockerfile)?.[1]).toBe(dependencies.node.split('.')[0])
})

test('each profile has its services, every setting is one that the site knows, and every volume and file is there', () => {
  const profiles = Object.groupBy(
    Object.entries(services).flatMap(([name, service]) => service.profiles.map((profile) => ({ profile, name }))),
    ({ profile }) => profile,
  )
  expect(Object.fromEntries(Object.entries(profiles).map(([profile, of]) => [profile, of?.map(({ name }) => name)]))).toEqual({
    default: ['site'],
    model: ['model'],
    postgres: ['site-postgres', 'database'],
    two: ['first', 'second', 'caddy', 'database'],
  })
  for (const [, { environment = {} }] of ours) expect(Object.keys(environment).filter((name) => !envNames.includes(name))).toEqual([])
  for (const { volumes: used = [], profiles: of, depends_on = {} } of Object.values(services)) {
    for (const volume of used) {
      const [source = ''] = volume.split(':')
      expect([source, source.startsWith('.') ? existsSync(source) : source in volumes]).toEqual([source, true])
    }
    for (const other of Object.keys(depends_on)) expect(services[other]?.profiles).toEqual(expect.arrayContaining(of))
  }
  expect(services['caddy']?.environment?.['UPSTREAMS']).toBe('first:4321 second:4321')
})

test('on a bare server the unit starts the same program from the same folder, and may write its data alone', () => {
  expect(unit).toContain(`WorkingDirectory=/opt/elke-notaris\n`)
  expect(unit).toContain(`ExecStart=/opt/elke-notaris/bin/node ${NODE_FLAGS.join(' ')} ${SERVER}\n`)
  expect(unit).toContain('ProtectSystem=strict\n')
  expect([/DATA_DIR=\/var\/lib\/(\S+)/.exec(unit)?.[1], /^StateDirectory=(\S+)$/m.exec(unit)?.[1]]).toEqual(['elke-notaris', 'elke-notaris'])
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(28)
})

const told = (text: string) => new Set([...text.matchAll(/(MALLOC_\w+)(?:=|: ')(\d+)/g)].map(([, name, value]) => `${name}=${value}`))

test('npm start, the image and the unit tell the C library and Node the same', () => {
  const script = readFileSync('scripts/start.mjs', 'utf8')
  const start = told(script)
  for (const flag of NODE_FLAGS) expect(script).toContain(`'${flag}'`)
  expect(start.size).toBe(3)
  expect([told(dockerfile), told(unit)]).toEqual([start, start])
})
