import { createHmac, timingSafeEqual } from 'node:crypto'
import type { RequestScope } from '../access/request-scope.ts'
import { dayOf } from '../wire/times.ts'

/** Why a response has the image URL. */
export interface ImageUse {
  appId: number | null
  /** The operation, such as `random` or `search`. */
  purpose: string
  nowMs: number
}

const library = 'rb-4.0.3'
const version = '3'
const tagBytes = 9

/**
 * An `ixid` identifies the app that shows an image: a record like those of the ecosystem, with a tag that only this server can
 * create. It has the day and not the time, so that the same response has the same ETag.
 */
export function createImageId(secret: string, { appId, purpose, nowMs }: ImageUse): string {
  const record = [version, appId ?? '', '0', '1', purpose, '', '', '', '', '', '', '', dayOf(nowMs), ''].join(
    '|',
  )
  return `${Buffer.from(record).toString('base64url')}.${tagOf(secret, record)}`
}

/** The app that a valid `ixid` names. Undefined for a forged one. */
export function readImageId(secret: string, imageId: string): { appId: number | null } | undefined {
  const [encoded = '', tag = '', ...rest] = imageId.split('.')
  const record = Buffer.from(encoded, 'base64url').toString()
  const [actual, expected] = [Buffer.from(tag), Buffer.from(tagOf(secret, record))]
  if (rest.length > 0 || actual.length !== expected.length || !timingSafeEqual(actual, expected))
    return undefined
  const appId = record.split('|')[1]
  return { appId: appId ? Number(appId) : null }
}

function tagOf(secret: string, record: string): string {
  return createHmac('sha256', secret).update(record).digest().subarray(0, tagBytes).toString('base64url')
}

export interface ImageSize {
  width?: number | undefined
  height?: number | undefined
}

/** The addresses of the sizes of a photo. `custom` is what older clients request with `w` and `h`. */
export function imageUrls(
  { baseUrl, signImage }: Pick<RequestScope, 'baseUrl' | 'signImage'>,
  fileName: string,
  imageId: string,
  custom: ImageSize = {},
) {
  const image = `${baseUrl}/${fileName}`
  const origin = `ixid=${imageId}&ixlib=${library}`
  const shrunk = (size: string) =>
    signImage(`${image}?crop=entropy&cs=tinysrgb&fit=max&fm=jpg&${origin}&q=80&${size}`)
  const { width, height } = custom
  const size = [width && `w=${width}`, height && `h=${height}`].filter(Boolean).join('&')
  return {
    // Clients append `&w=…`, so it has a query. Where signatures are required, they replace this one.
    raw: signImage(`${image}?${origin}`),
    full: signImage(`${image}?crop=entropy&cs=srgb&fm=jpg&${origin}&q=85`),
    regular: shrunk('w=1080'),
    small: shrunk('w=400'),
    thumb: shrunk('w=200'),
    small_s3: signImage(`${image}?cs=tinysrgb&fit=max&fm=jpg&q=80&w=400`),
    ...(size && { custom: shrunk(size) }),
  }
}
