import type { Role } from './roles.ts'
import type { Level } from './viewer.ts'

/** The permissions that a route requires. The `X-Accepted-…` headers are derived from them. */
export interface Need {
  /** The permission of fine-grained tokens, and its level. */
  permission?: string
  level?: Level
  /** The minimum role in the repository of the path. Default: `read` for reads, `write` for other levels. */
  role?: Role
  /** Archived repositories accept this write too. */
  allowsArchived?: boolean
  /** The accepted scopes of classic tokens. For repositories, the default depends on the visibility. */
  scopes?: readonly string[]
  /** Refuses tokens with permissions, of any level. */
  refusesPermissions?: boolean
  /** Requires a user. Writes always do. */
  user?: boolean
  /** Requires an app that authenticates with its id and secret. */
  app?: boolean
  /** Requires an app that authenticates with a signed assertion. */
  jwt?: boolean
  /** Requires the token of an installation. */
  installation?: boolean
  /** The required standing in the organization of the path. */
  organization?: 'member' | 'owner'
  /** Requires a caller who maintains the team of the path. */
  team?: 'maintainer'
  /** Requires a site administrator. Other users get 404. */
  siteAdmin?: boolean
}

/** Every caller. In repositories: every caller who can see the repository. */
export const anyone: Need = {}

declare module 'fastify' {
  interface RouteNeeds {
    'code-hosting': Need
  }
}
