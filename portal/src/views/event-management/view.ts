import type { View } from '../view.ts'

const base = '/event-management'
const event = `${base}/organizing/events/:id`

/** Loaded by import.meta.glob. @public */
export const view: View = {
  service: 'event-management',
  title: 'Events',
  routes: [
    { path: base, load: async () => (await import('./pages/finder.tsx')).FinderPage },
    { path: `${base}/events/:id`, load: async () => (await import('./pages/event.tsx')).EventPage },
    { path: `${base}/organizing`, load: async () => (await import('./pages/own-events.tsx')).OwnEventsPage },
    { path: event, load: async () => (await import('./pages/own-event.tsx')).OwnEventPage },
    { path: `${event}/orders`, load: async () => (await import('./pages/orders.tsx')).OrdersPage },
    { path: `${event}/attendees`, load: async () => (await import('./pages/attendees.tsx')).AttendeesPage },
    {
      path: `${event}/invitations`,
      load: async () => (await import('./pages/invitations.tsx')).InvitationsPage,
    },
    { path: `${event}/inventory`, load: async () => (await import('./pages/inventory.tsx')).InventoryPage },
    { path: `${event}/door`, load: async () => (await import('./pages/door.tsx')).DoorPage },
    { path: `${base}/organizing/mails`, load: async () => (await import('./pages/mails.tsx')).MailsPage },
    { path: `${base}/organizing/mails/:id`, load: async () => (await import('./pages/mail.tsx')).MailPage },
  ],
  find: async (text, baseUrl, signal) => (await import('./find.ts')).findEvents(text, baseUrl, signal),
}
