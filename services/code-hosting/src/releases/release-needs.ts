import type { FastifyRequest } from 'fastify'
import { includes } from '../access/roles.ts'

export const reading = { needs: { permission: 'contents' } }
export const writing = { needs: { permission: 'contents', level: 'write' } } as const
/** Read access is enough to react. */
export const reacting = { needs: { permission: 'contents', level: 'write', role: 'read' } } as const

/** Drafts are visible to those who can publish them. */
export function seesDrafts({ repository: { role }, viewer }: Pick<FastifyRequest, 'repository' | 'viewer'>) {
  return (
    includes(role, 'write') && viewer.hasScope('public_repo') && viewer.hasPermission('contents', 'write')
  )
}
