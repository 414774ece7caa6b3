import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import type { Ids } from '@octavo/platform/ids.ts'
import { decodeBase32, encodeBase32 } from './base32.ts'

/** The content of a ticket's QR code. */
export interface TicketCode {
  barcode: string
  eventId: number
  ticketClassId: number
  /** From 1 within its order. */
  serial: number
}

/** An Ed25519 key pair in base64url. */
export interface TicketKey {
  publicKey: string
  privateKey: string
}

/**
 * `T1.barcode.event.class.serial.signature`: signed, so that scanners with the event's public key verify it
 * offline. The alphabet is compact in QR codes; the signature covers everything before it, in base 32.
 */
export function writeTicketCode(code: TicketCode, key: TicketKey): string {
  const signed = ['T1', code.barcode, code.eventId, code.ticketClassId, code.serial].join('.')
  return `${signed}.${encodeBase32(sign(null, Buffer.from(signed), privateKeyOf(key)))}`
}

/** Undefined unless the key has signed it. */
export function readTicketCode(text: string, publicKey: string): TicketCode | undefined {
  const match = /^(T1\.(\d{1,40})\.(\d{1,15})\.(\d{1,15})\.(\d{1,9}))\.([A-Z2-7]{103})$/.exec(text)
  if (!match) return undefined
  const [, signed = '', barcode = '', eventId, ticketClassId, serial, signature = ''] = match
  if (!verify(null, Buffer.from(signed), publicKeyOf(publicKey), decodeBase32(signature))) return undefined
  return {
    barcode,
    eventId: Number(eventId),
    ticketClassId: Number(ticketClassId),
    serial: Number(serial),
  }
}

export function newTicketKey(ids: Ids): TicketKey {
  const seed = ids.bytes(32)
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' })
  return {
    publicKey: createPublicKey(key).export({ format: 'jwk' }).x ?? '',
    privateKey: seed.toString('base64url'),
  }
}

/** The PKCS #8 header of an Ed25519 private key: RFC 8410 §7. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')

function privateKeyOf({ publicKey, privateKey }: TicketKey): KeyObject {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicKey, d: privateKey }
  return createPrivateKey({ key: jwk, format: 'jwk' })
}

function publicKeyOf(publicKey: string): KeyObject {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
}
