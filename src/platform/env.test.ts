import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

function faultsOf(source: Record<string, string>): string[] {
  const result = readEnv(source)
  return result.ok ? [] : result.faults
}

function envOf(source: Record<string, string>) {
  const result = readEnv(source)
  if (!result.ok) throw new Error(result.faults.join('\n'))
  return result.env
}

test('an empty environment is the site on this machine, with an embedded database and the limits on', () => {
  expect(envOf({})).toEqual({
    host: '127.0.0.1',
    port: 4321,
    dataDir: resolve('./data'),
    backupDir: resolve('./data/backups'),
    databaseUrl: undefined,
    publicOrigin: undefined,
    adminPassword: undefined,
    secretKey: undefined,
    mailHosts: [],
    webhookHosts: [],
    providerHosts: ['api.openai.com', 'api.mistral.ai', 'openrouter.ai'],
    providerRunning: 4,
    hsts: 'host',
    trustProxy: false,
    stopDelaySeconds: 3,
    chatLimits: true,
    warmUp: true,
    hangSeconds: 30,
    logLevel: 'info',
  })
})

test('an empty variable counts as unset', () => {
  const names = [
    'HOST',
    'PORT',
    'DATA_DIR',
    'BACKUP_DIR',
    'DATABASE_URL',
    'PUBLIC_ORIGIN',
    'ADMIN_PASSWORD',
    'SECRET_KEY',
    'MAIL_HOSTS',
    'PROVIDER_HOSTS',
    'PROVIDER_RUNNING',
    'HSTS',
    'TRUST_PROXY',
    'STOP_DELAY_SECONDS',
    'CHAT_LIMITS',
    'WARM_UP',
  ]
  expect(envOf(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(envOf({}))
})

test('variables of other programs are ignored', () => {
  expect(envOf({ PATH: '/usr/bin', npm_config_port: 'x', toString: 'y' })).toEqual(envOf({}))
})

test('an origin loses its trailing slash, so that it can be compared', () => {
  expect(envOf({ PUBLIC_ORIGIN: 'https://www.example.nl/' }).publicOrigin).toBe('https://www.example.nl')
})

test('hosts of a provider may have spaces, capitals and a port, and come out as an address writes them', () => {
  expect(envOf({ PROVIDER_HOSTS: 'API.openai.com, ai.example.nl:8443 ,127.0.0.1:9999' }).providerHosts).toEqual([
    'api.openai.com',
    'ai.example.nl:8443',
    '127.0.0.1:9999',
  ])
})

test('every fault is told at once, one a line, with the name of its variable first', () => {
  const faults = faultsOf({ PORT: 'abc', HOST: 'example.nl', SECRET_KEY: 'kort', TRUST_PROXY: 'ja' })
  expect(new Set(faults.map((fault) => fault.split(': ')[0]))).toEqual(new Set(['HOST', 'PORT', 'SECRET_KEY', 'TRUST_PROXY']))
  expect(faults.every((fault) => !fault.includes('\n'))).toBe(true)
})

test.each([
  ['HOST', 'example.nl'],
  ['HOST', '127.0.0.1:80'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['PORT', 'tachtig'],
  ['DATABASE_URL', 'mysql://localhost/elke'],
  ['DATABASE_URL', 'localhost:5432'],
  ['PUBLIC_ORIGIN', 'https://www.example.nl/pad'],
  ['PUBLIC_ORIGIN', 'ftp://www.example.nl'],
  ['PUBLIC_ORIGIN', 'www.example.nl'],
  ['ADMIN_PASSWORD', 'elf-tekens!'],
  ['ADMIN_PASSWORD', 'x'.repeat(129)],
  ['SECRET_KEY', 'x'.repeat(31)],
  ['PROVIDER_HOSTS', 'https://api.openai.com'],
  ['PROVIDER_HOSTS', 'api.openai.com/v1'],
  ['PROVIDER_HOSTS', 'naam:geheim@api.openai.com'],
  ['PROVIDER_HOSTS', 'api.openai.com,'],
  ['PROVIDER_HOSTS', 'api.openai.com:443'],
  ['MAIL_HOSTS', '127.0.0.1'],
  ['MAIL_HOSTS', 'smtp://127.0.0.1:25'],
  ['MAIL_HOSTS', '127.0.0.1:25,'],
  ['MAIL_HOSTS', 'naam@127.0.0.1:25'],
  ['PROVIDER_RUNNING', '0'],
  ['PROVIDER_RUNNING', '2.5'],
  ['PROVIDER_RUNNING', 'veel'],
  ['HSTS', 'ja'],
  ['TRUST_PROXY', 'true'],
  ['STOP_DELAY_SECONDS', '-1'],
  ['STOP_DELAY_SECONDS', '61'],
  ['STOP_DELAY_SECONDS', 'even'],
  ['CHAT_LIMITS', 'uit'],
  ['WARM_UP', 'nee'],
  ['LOG_LEVEL', 'luid'],
])('%s=%s is refused under its own name', (name, value) => {
  const faults = faultsOf({ [name]: value })
  expect(faults).not.toEqual([])
  expect(faults.filter((fault) => !fault.startsWith(`${name}: `))).toEqual([])
})

test('a fault never repeats a secret', () => {
  const faults = faultsOf({ ADMIN_PASSWORD: 'geheim-1', SECRET_KEY: 'geheim-2', DATABASE_URL: 'mysql://elke:geheim-3@host/db' })
  expect(faults).toHaveLength(3)
  expect(faults.join('\n')).not.toContain('geheim')
})
