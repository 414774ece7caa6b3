import type { Webhook } from '@octavo/platform/webhooks/webhooks.ts'
import type { FastifyRequest } from 'fastify'
import { type TSchema, Type } from 'typebox'
import type { Need } from '../access/needs.ts'
import type { Level } from '../access/viewer.ts'
import type { HookOwner } from './hook-owners.ts'
import { presentOrganizationHook, presentRepositoryHook } from './present/hooks.ts'
import { OrganizationHook, RepositoryHook } from './schema/hooks.ts'

/** Webhooks of repositories and of organizations have the same routes, with different base paths. */
export interface HookScope {
  base: string
  tag: 'repos' | 'orgs'
  /** The end of some operationIds. */
  suffix: 'repo' | 'org'
  /** For summaries, such as “Create a repository webhook”. */
  noun: 'a repository webhook' | 'an organization webhook'
  params: Record<string, TSchema>
  /** Deleting needs `admin` as the scope of a classic token, and `write` as the permission of others. */
  needs(level: Level): Need
  ownerIn(request: FastifyRequest): HookOwner
  Hook: TSchema
  present(hook: Webhook, listUrl: string): object
}

const ofRepositories: HookScope = {
  base: '/repos/:owner/:repo/hooks',
  tag: 'repos',
  suffix: 'repo',
  noun: 'a repository webhook',
  params: { owner: Type.String(), repo: Type.String() },
  needs: (level) => ({
    permission: 'repository_hooks',
    level: level === 'read' ? 'read' : 'write',
    role: 'admin',
    user: true,
    scopes: [`${level}:repo_hook`, 'public_repo', 'repo'],
  }),
  ownerIn: ({ repository }) => ({ kind: 'repository', row: repository.row }),
  Hook: RepositoryHook,
  present: presentRepositoryHook,
}

const ofOrganizations: HookScope = {
  base: '/orgs/:org/hooks',
  tag: 'orgs',
  suffix: 'org',
  noun: 'an organization webhook',
  params: { org: Type.String() },
  needs: (level) => ({
    permission: 'organization_hooks',
    level: level === 'read' ? 'read' : 'write',
    organization: 'owner',
    user: true,
    scopes: ['admin:org_hook'],
  }),
  ownerIn: ({ organization }) => ({ kind: 'organization', row: organization.row }),
  Hook: OrganizationHook,
  present: presentOrganizationHook,
}

export const hookScopes = [ofRepositories, ofOrganizations] as const

export const HookId = { hook_id: Type.String() }
