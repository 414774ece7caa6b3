import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import type { Ids } from '@octavo/platform/ids.ts'
import { decodeBase32, encodeBase32 } from './base32.ts'

/** What is in the square code of a ticket. */
export interface TicketCode {
  barcode: string
  eventId: number
  ticketClassId: number
  /** From 1 within its order. */
  serial: number
}

/** Both halves of an Ed25519 key, in base64url. */
export interface TicketKey {
  publicKey: string
  privateKey: string
}

/**
 * The code of a ticket, signed: a scanner that has the event's public key needs no network to tell a true one.
 * `T1.barcode.event.class.serial.signature`, of letters and digits only that square codes hold in little space; the
 * signature, in base 32, is of everything ahead of its dot.
 */
export function writeTicketCode(code: TicketCode, key: TicketKey): string {
  const signed = ['T1', code.barcode, code.eventId, code.ticketClassId, code.serial].join('.')
  return `${signed}.${encodeBase32(sign(null, Buffer.from(signed), privateKeyOf(key)))}`
}

/** Undefined unless this key has signed it. */
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

/** All that stands ahead of the 32 bytes of a key in its PKCS #8 form: RFC 8410 §7. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')

function privateKeyOf({ publicKey, privateKey }: TicketKey): KeyObject {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicKey, d: privateKey }
  return createPrivateKey({ key: jwk, format: 'jwk' })
}

function publicKeyOf(publicKey: string): KeyObject {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
}
