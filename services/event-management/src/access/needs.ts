import type { Permission } from '../roles.ts'

/**
 * The permission that a route requires: `config: { needs: may('manage_events', 'event') }`. The service does
 * not start while a route declares none. Domain calls take the declared permission from the viewer.
 */
export type Need =
  | { readonly who: 'anyone' }
  | { readonly who: 'secret'; readonly secret: Secret }
  | { readonly who: 'token' }
  | { readonly who: 'user' }
  | { readonly who: 'account-holder' }
  | { readonly who: 'self' }
  | { readonly who: 'viewer'; readonly of: Visible; readonly permission?: Permission }
  | { readonly who: 'member'; readonly permission: Permission; readonly of: OwnedResource }
  | { readonly who: 'member-or-self'; readonly permission: Permission }
  | { readonly who: 'member-of-own'; readonly permission: Permission }
  | { readonly who: 'member-of-named'; readonly permission: Permission }
  | { readonly who: 'member-of-default'; readonly permission: Permission }
  | { readonly who: 'buyer-or-member'; readonly permission: Permission; readonly of: 'order' | 'attendee' }
  | { readonly who: 'waiting-or-member'; readonly permission: Permission }

type Secret = 'order link' | 'image address' | 'upload token' | 'Stripe signature'

type Visible = 'event' | 'venue' | 'image' | 'user'

/** Resources in paths that belong to an organization. */
export type OwnedResource =
  | 'organization'
  | 'event'
  | 'venue'
  | 'organizer'
  | 'seatmap'
  | 'order'
  | 'discount'
  | 'ticket_group'
  | 'refund request'
  | 'email'
  | 'webhook'

/** Anybody, without a token. */
export const anyone: Need = { who: 'anyone' }

/** The holder of a secret that replaces a token. */
export const holderOf = (secret: Secret): Need => ({ who: 'secret', secret })

/** Any valid token, including public ones. The response contains only public data or the caller's own. */
export const anyToken: Need = { who: 'token' }

/** A signed-in user. Public tokens and tokens of apps without a user are refused. */
export const signedIn: Need = { who: 'user' }

/** A signed-in user with their own token, not one issued to an app, and the user in the path if there is one. */
export const accountHolder: Need = { who: 'account-holder' }

/** The user in the path, by `me` or by ID. */
export const selfOnly: Need = { who: 'self' }

/** Anybody who may see the resource in the path. Members with the permission may see or do more. */
export const visible = (of: Visible, permission?: Permission): Need => ({
  who: 'viewer',
  of,
  ...(permission && { permission }),
})

/** Members with the permission in the organization that owns the resource in the path. */
export const may = (permission: Permission, of: OwnedResource): Need => ({ who: 'member', permission, of })

/** Members with the permission in the organization in the path, and members acting on themselves. */
export const mayOrSelf = (permission: Permission): Need => ({ who: 'member-or-self', permission })

/** A signed-in user. The response covers the organizations in which they have the permission. */
export const mayInOwn = (permission: Permission): Need => ({ who: 'member-of-own', permission })

/** Members with the permission in the organizations named by the body or the query. */
export const mayInNamed = (permission: Permission): Need => ({ who: 'member-of-named', permission })

/** Members with the permission in their default organization, which is created if they have none. */
export const mayInDefault = (permission: Permission): Need => ({ who: 'member-of-default', permission })

/** The buyer, by account or by the order link, and members with the permission. */
export const buyerOr = (permission: Permission, of: 'order' | 'attendee' = 'order'): Need => ({
  who: 'buyer-or-member',
  permission,
  of,
})

/** The holder of a waitlist entry's secret, and members with the permission. */
export const waitingOr = (permission: Permission): Need => ({ who: 'waiting-or-member', permission })
