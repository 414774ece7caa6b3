import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { FastifyRequest } from 'fastify'
import type { Context, Scope } from '../context.ts'
import { viewerOf } from './viewer.ts'

export function scopeOf(context: Context, request: FastifyRequest): Scope {
  const { db, url, clock, config, admissionOf, eventExpansions } = context
  const site = url(request)
  const { access } = asRecord(request.query)
  return {
    db: db.read,
    viewer: { ...viewerOf(request), admission: admissionOf(request) },
    access: typeof access === 'string' ? access : undefined,
    url: apiOf(site),
    site,
    nowMs: clock.now(),
    settings: config,
    eventExpansions,
  }
}

export const apiOf = (site: string) => `${site}/v3/`
