import { matchUnimplemented } from '@octavo/platform/http/unimplemented.ts'

/** Operations of Eventbrite's API, present and past, that answer 501 here. */
export const findUnimplemented = matchUnimplemented([
  // Attendee teams and transfers
  '/events/{event_id}/teams',
  '/events/{event_id}/transfers',

  // Payouts and pricing plans
  '/balance',
  '/checkout_settings',
  '/events/{event_id}/payout_settings',
  '/users/{user_id}/assortment',

  // Marketing and personal lists
  '/contact_lists',
  '/organizations/{organization_id}/contact_lists',
  '/users/{user_id}/contact_lists',
  '/tracking_beacons',
  '/events/{event_id}/tracking_beacons',
  '/users/{user_id}/tracking_beacons',
  '/users/{user_id}/bookmarks',
  '/users/{user_id}/notifications',

  // Earlier paths of operations that now belong to an organization, event or order
  '/events/{event_id}/ticket_classes/{ticket_class_id}/ticket_groups',
  '/events/{event_id}/ticket_groups',
  '/users/{user_id}/discounts',
  '/users/{user_id}/events/{event_id}/ticket_classes',
  '/users/{user_id}/ticket_groups',
  'POST /discounts',
  'GET /refund_requests',
  'POST /refund_requests',
  'POST /series',
  'DELETE /series',
  'GET /ticket_groups',
  'POST /ticket_groups',
])
