import type { Permission } from './roles.ts'

/**
 * What a route requires of its caller: `config: { needs: may('manage_events', 'event') }`. Every route declares one,
 * or the service does not start. Domain calls receive the declared permission with the viewer and name none themselves.
 */
export type Need =
  | { readonly who: 'anyone' }
  | { readonly who: 'secret'; readonly secret: Secret }
  | { readonly who: 'token' }
  | { readonly who: 'user' }
  | { readonly who: 'account-holder' }
  | { readonly who: 'self' }
  | { readonly who: 'viewer'; readonly of: Visible; readonly permission?: Permission }
  | { readonly who: 'member'; readonly permission: Permission; readonly of: Addressed }
  | { readonly who: 'member-or-self'; readonly permission: Permission }
  | { readonly who: 'member-of-own'; readonly permission: Permission }
  | { readonly who: 'member-of-named'; readonly permission: Permission }
  | { readonly who: 'member-of-default'; readonly permission: Permission }
  | { readonly who: 'buyer-or-member'; readonly permission: Permission; readonly of: 'order' | 'attendee' }
  | { readonly who: 'waiting-or-member'; readonly permission: Permission }

type Secret = 'order link' | 'image address' | 'upload token' | 'Stripe signature'

/** What some callers see and others do not. */
type Visible = 'event' | 'venue' | 'image' | 'user'

/** What a path can name that belongs to an organization. */
export type Addressed =
  | 'organization'
  | 'event'
  | 'venue'
  | 'organizer'
  | 'seatmap'
  | 'order'
  | 'discount'
  | 'ticket_group'
  | 'refund request'
  | 'mail'
  | 'webhook'

/** Everybody, without a token. */
export const anyone: Need = { who: 'anyone' }

/** Everybody who has a secret, which stands in the place of a token. */
export const holderOf = (secret: Secret): Need => ({ who: 'secret', secret })

/** Every working token, also a public one: the response holds only what is public or the caller's. */
export const anyToken: Need = { who: 'token' }

/** A signed-in user. Public tokens and tokens of apps without a user are refused. */
export const signedIn: Need = { who: 'user' }

/** A signed-in user with a token of their own, not one that they gave to an app. */
export const accountHolder: Need = { who: 'account-holder' }

/** The user whom the path names, by `me` or by id. */
export const selfOnly: Need = { who: 'self' }

/** Everybody who may see what the path names; members with the permission may do or see more. */
export const visible = (of: Visible, permission?: Permission): Need => ({
  who: 'viewer',
  of,
  ...(permission && { permission }),
})

/** Members with this permission in the organization that owns what the path names. */
export const may = (permission: Permission, of: Addressed): Need => ({ who: 'member', permission, of })

/** Members with this permission in the organization of the path, and every member on behalf of themselves. */
export const mayOrSelf = (permission: Permission): Need => ({ who: 'member-or-self', permission })

/** A signed-in user: the response covers those of their organizations in which they have the permission. */
export const mayInOwn = (permission: Permission): Need => ({ who: 'member-of-own', permission })

/** Members with this permission in the organizations that the body or the query names. */
export const mayInNamed = (permission: Permission): Need => ({ who: 'member-of-named', permission })

/** Members with this permission in their default organization: the first, or a new one of their own. */
export const mayInDefault = (permission: Permission): Need => ({ who: 'member-of-default', permission })

/** The buyer, by account or by the secret of the order's link, and members with the permission. */
export const buyerOr = (permission: Permission, of: 'order' | 'attendee' = 'order'): Need => ({
  who: 'buyer-or-member',
  permission,
  of,
})

/** Whoever holds the secret of a waiting list entry, and members with the permission. */
export const waitingOr = (permission: Permission): Need => ({ who: 'waiting-or-member', permission })
