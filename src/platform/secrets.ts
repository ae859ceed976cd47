/** Keys of this installation: encryption of stored secrets, signing, and keyed hashes of visitors. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../database/make-folder.ts'

export interface Secrets {
  /** AES-256-GCM; `label` binds the ciphertext to its place. Returns `v1.<iv>.<tag>.<data>` in base64url. */
  encrypt(plain: string, label: string): string
  /** Throws when the key or the label is another, or the text was altered. */
  decrypt(sealed: string, label: string): string
  /** A purpose-bound secret for libraries that want one, 64 hex characters. */
  derive(purpose: string): string
}

/** SECRET_KEY of the environment, else the file `secret.key` in the data folder, generated once with mode 600. */
export function loadMasterKey(secretKey: string | undefined, dataDir: string): string {
  if (secretKey) return secretKey
  const path = join(dataDir, 'secret.key')
  makeFolder(dataDir)
  if (!existsSync(path)) {
    try {
      writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      // Another process that started at the same moment wrote it first.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  const key = readFileSync(path, 'utf8').trim()
  if (key.length < 32) throw new Error(`${path} is damaged: shorter than 32 characters`)
  return key
}

export function createSecrets(masterKey: string): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', masterKey, 'elke', purpose, 32))
  const key = derive('settings')
  return {
    derive: (purpose) => derive(purpose).toString('hex'),
    encrypt(plain, label) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(label))
      const data = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return ['v1', iv, cipher.getAuthTag(), data].map((part) => (typeof part === 'string' ? part : part.toString('base64url'))).join('.')
    },
    decrypt(sealed, label) {
      const [version, iv, tag, data] = sealed.split('.')
      if (version !== 'v1' || !iv || !tag || data === undefined) throw new Error('not a sealed value')
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), { authTagLength: 16 }).setAAD(Buffer.from(label))
      decipher.setAuthTag(Buffer.from(tag, 'base64url'))
      return decipher.update(Buffer.from(data, 'base64url'), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}

/** HMAC-SHA256, shortened to 32 hex characters: enough to tell visitors of one day apart, useless without the salt. */
export const keyedHash = (salt: string, text: string): string => createHmac('sha256', salt).update(text).digest('hex').slice(0, 32)
