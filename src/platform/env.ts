/** The settings of the process: one schema, one readable list of faults. The only reader of `process.env`. */
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { hstsReaches, type HstsReach } from './http/security-headers.ts'

const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => URL.parse(value)?.origin === value.replace(/\/$/, ''), 'must be an origin without a path, such as https://www.example.nl')

const listHosts = (value: string): string[] => value.split(',').map((host) => host.trim().toLowerCase())

/** As `URL` writes it, so that the two can be compared: no scheme, no path, and no port 443. */
const isHost = (host: string): boolean => URL.parse(`https://${host}`)?.host === host

const isHostWithPort = (host: string): boolean => {
  const url = URL.parse(`smtp://${host}`)
  return url?.host === host && url.port !== ''
}

const envSchema = z.object({
  HOST: z
    .string()
    .refine((host) => isIP(host) !== 0 || host === 'localhost', "must be an IP address or 'localhost'")
    .default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4321),
  DATA_DIR: z.string().min(1).default('./data'),
  BACKUP_DIR: z.string().min(1).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_ORIGIN: origin.optional(),
  ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').max(128).optional(),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_HOSTS: z
    .string()
    .refine((value) => listHosts(value).every(isHostWithPort), 'must be hosts with their port, separated by commas, such as 127.0.0.1:2525')
    .optional(),
  WEBHOOK_HOSTS: z
    .string()
    .refine((value) => listHosts(value).every(isHostWithPort), 'must be hosts with their port, separated by commas, such as 127.0.0.1:8080')
    .optional(),
  PROVIDER_HOSTS: z
    .string()
    .refine((value) => listHosts(value).every(isHost), 'must be hosts separated by commas, such as api.openai.com,api.mistral.ai')
    .default('api.openai.com,api.mistral.ai,openrouter.ai'),
  PROVIDER_RUNNING: z.coerce.number().int().min(1).max(1_000).default(4),
  HSTS: z.enum(hstsReaches).default('host'),
  TRUST_PROXY: z.enum(['0', '1']).default('0'),
  STOP_DELAY_SECONDS: z.coerce.number().min(0).max(60).default(3),
  CHAT_LIMITS: z.enum(['on', 'off']).default('on'),
  METRICS_TOKEN: z.string().min(24, 'must have at least 24 characters').optional(),
  WARM_UP: z.enum(['on', 'off']).default('on'),
  HANG_SECONDS: z.coerce
    .number()
    .int()
    .refine((seconds) => seconds === 0 || (seconds >= 5 && seconds <= 3_600), 'must be 0, or 5 to 3600 seconds')
    .default(30),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** The variables that the site knows. */
export const envNames: readonly string[] = Object.keys(envSchema.shape)

export interface Env {
  host: string
  port: number
  dataDir: string
  /** Where the backups stand that the site makes by itself. */
  backupDir: string
  databaseUrl: string | undefined
  /** Without trailing slash; undefined when the owner has not set it and any local address will do. */
  publicOrigin: string | undefined
  adminPassword: string | undefined
  secretKey: string | undefined
  /** Where mail leaves; wins over the owner's setting. */
  smtpUrl: string | undefined
  /** Mail servers and form services inside the network that the owner may choose, as host:port. */
  mailHosts: string[]
  /** Hosts inside the network that the owner may have told what happens, as host:port. */
  webhookHosts: string[]
  /** Hosts that the owner may choose a model at, as `URL.host` writes them. */
  providerHosts: string[]
  /** Answers of a model that this process makes at once; eight more wait. */
  providerRunning: number
  hsts: HstsReach
  trustProxy: boolean
  /** How long everything is still answered after the order to stop. */
  stopDelaySeconds: number
  chatLimits: boolean
  /** What `/metrics` asks for; without it there is none. */
  metricsToken: string | undefined
  /** Whether what the first question needs is made ready before anybody asks. */
  warmUp: boolean
  /** After that long without a turn of the event loop the process ends; 0: never. */
  hangSeconds: number
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

export type EnvResult = { ok: true; env: Env } | { ok: false; faults: string[] }

/** Empty variables count as unset. Faults read `PORT: must be …`, one a line. */
export function readEnv(source: Record<string, string | undefined> = process.env): EnvResult {
  const given = Object.fromEntries(Object.entries(source).filter(([key, value]) => key in envSchema.shape && value !== ''))
  const parsed = envSchema.safeParse(given)
  if (!parsed.success) return { ok: false, faults: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) }
  const v = parsed.data
  return {
    ok: true,
    env: {
      host: v.HOST,
      port: v.PORT,
      dataDir: resolve(v.DATA_DIR),
      backupDir: resolve(v.BACKUP_DIR ?? join(v.DATA_DIR, 'backups')),
      databaseUrl: v.DATABASE_URL,
      publicOrigin: v.PUBLIC_ORIGIN?.replace(/\/$/, ''),
      adminPassword: v.ADMIN_PASSWORD,
      secretKey: v.SECRET_KEY,
      smtpUrl: v.SMTP_URL,
      mailHosts: v.MAIL_HOSTS ? listHosts(v.MAIL_HOSTS) : [],
      webhookHosts: v.WEBHOOK_HOSTS ? listHosts(v.WEBHOOK_HOSTS) : [],
      providerHosts: listHosts(v.PROVIDER_HOSTS),
      providerRunning: v.PROVIDER_RUNNING,
      hsts: v.HSTS,
      trustProxy: v.TRUST_PROXY === '1',
      stopDelaySeconds: v.STOP_DELAY_SECONDS,
      chatLimits: v.CHAT_LIMITS === 'on',
      metricsToken: v.METRICS_TOKEN,
      warmUp: v.WARM_UP === 'on',
      hangSeconds: v.HANG_SECONDS,
      logLevel: v.LOG_LEVEL,
    },
  }
}
