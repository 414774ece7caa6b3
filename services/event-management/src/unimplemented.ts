import { matchUnimplemented } from '@octavo/platform/http/unimplemented.ts'

/** Eventbrite operations that answer 501 here. */
export const findUnimplemented = matchUnimplemented([
  '/users/{user_id}/contact_lists',
  '/contact_lists',
  '/organizations/{organization_id}/contact_lists',
])
