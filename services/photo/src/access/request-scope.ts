import type { Caller } from '@octavo/platform/auth/auth.ts'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'

/** The data of a request that presenters need: the caller, and the base URL of links. */
export interface RequestScope {
  readonly context: Context
  readonly baseUrl: string
  readonly caller: Caller
  /** Signs the address of an image if that is required. The address begins with the base URL. */
  signImage(url: string): string
}

export function scopeOf(context: Context, request: FastifyRequest): RequestScope {
  const baseUrl = context.url(request)
  return {
    context,
    baseUrl,
    caller: request.caller,
    signImage: (url) => baseUrl + context.imageSigner.sign(url.slice(baseUrl.length)),
  }
}
