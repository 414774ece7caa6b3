import type { FastifyRequest } from 'fastify'
import type { Context, Settings } from '../context.ts'
import { admissionOf } from '../events/admission.ts'
import { type Viewer, viewerOf } from './viewer.ts'

/** For whom and when something is presented, and where what belongs to it is read. */
export interface Scope {
  db: Context['db']['read']
  viewer: Viewer
  /** The secret of an order's link, if the request carries one. */
  access?: string | undefined
  /** Below it stands every address of the API: `http://127.0.0.1:8006/v3/`. */
  url: string
  /** Below it stand the pages: `http://127.0.0.1:8006`. */
  site: string
  nowMs: number
  settings: Settings
}

export function scopeOf(context: Context, request: FastifyRequest): Scope {
  const { db, url, clock, config } = context
  const site = url(request)
  const { access } = Object(request.query)
  return {
    db: db.read,
    viewer: { ...viewerOf(request), admission: admissionOf(context, request) },
    access: typeof access === 'string' ? access : undefined,
    url: apiOf(site),
    site,
    nowMs: clock.now(),
    settings: config,
  }
}

export const apiOf = (site: string) => `${site}/v3/`
