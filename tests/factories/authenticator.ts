/** A passkey in software: makes and uses a key as a browser would, with any part of it wrong on request. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { PasskeyAnswer, PasskeyMade } from '../../src/accounts/second-factor/passkey-response.ts'

export interface Place {
  rpID: string
  origin: string
}

export interface Deviation {
  origin?: string
  /** False: the device did not ask who is there. */
  userVerified?: boolean
  challenge?: string
}

const encode = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

const head = (major: number, n: number): Buffer =>
  n < 24 ? Buffer.from([major | n]) : n < 256 ? Buffer.from([major | 24, n]) : Buffer.from([major | 25, n >> 8, n & 255])

/** The few forms of CBOR that a passkey needs. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(0x20, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(0x60, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(0x40, value.length), value])
  const pairs = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner as never)])
  return Buffer.concat([head(0xa0, value.size), ...pairs])
}

export class SoftAuthenticator {
  readonly #place: Place
  readonly #id = randomBytes(32)
  readonly #key: KeyObject
  readonly #public: { x: string; y: string }
  #counter = 0

  constructor(place: Place) {
    this.#place = place
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#key = privateKey
    this.#public = publicKey.export({ format: 'jwk' }) as { x: string; y: string }
  }

  make({ challenge }: { challenge: string }, deviation: Deviation = {}): PasskeyMade {
    const { x, y } = this.#public
    const cose = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, cbor(cose)])
    const authData = Buffer.concat([this.#head(deviation, true), credential])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return {
      ...this.#common(),
      response: {
        clientDataJSON: this.#client('webauthn.create', challenge, deviation),
        attestationObject: encode(cbor(attestation)),
        transports: ['internal'],
      },
    }
  }

  use({ challenge }: { challenge: string }, deviation: Deviation = {}): PasskeyAnswer {
    this.#counter += 1
    const clientDataJSON = this.#client('webauthn.get', challenge, deviation)
    const data = this.#head(deviation, false)
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
    const signature = sign('sha256', Buffer.concat([data, hash]), this.#key)
    return { ...this.#common(), response: { clientDataJSON, authenticatorData: encode(data), signature: encode(signature) } }
  }

  #common() {
    return { id: encode(this.#id), rawId: encode(this.#id), type: 'public-key', clientExtensionResults: {} } as const
  }

  #head({ userVerified = true }: Deviation, isNew: boolean): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    const flags = 0x01 | (userVerified ? 0x04 : 0) | (isNew ? 0x40 : 0)
    return Buffer.concat([createHash('sha256').update(this.#place.rpID).digest(), Buffer.from([flags]), counter])
  }

  #client(type: string, challenge: string, deviation: Deviation): string {
    const client = { type, challenge: deviation.challenge ?? challenge, origin: deviation.origin ?? this.#place.origin, crossOrigin: false }
    return encode(Buffer.from(JSON.stringify(client)))
  }
}
