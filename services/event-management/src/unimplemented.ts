import { matchUnimplemented } from '@octavo/platform/http/unimplemented.ts'

/** What clients of this ecosystem know and do not find here. */
export const findUnimplemented = matchUnimplemented([
  '/users/{user_id}/contact_lists',
  '/contact_lists',
  '/organizations/{organization_id}/contact_lists',
])
