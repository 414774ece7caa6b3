import type { Caller } from '@octavo/platform/auth/auth.ts'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'

/** What presenters need of a request: who calls, and the base URL of addresses. */
export interface RequestScope {
  readonly context: Context
  readonly baseUrl: string
  readonly caller: Caller
}

export function scopeOf(context: Context, request: FastifyRequest): RequestScope {
  return { context, baseUrl: context.url(request), caller: request.caller }
}
