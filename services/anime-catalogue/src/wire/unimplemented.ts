import { matchUnimplemented } from '@octavo/platform/http/unimplemented.ts'

/** Resources of the hosted service that clients ask for and do not find here. */
export const findUnimplemented = matchUnimplemented([
  ...['/dramas', '/drama-characters', '/drama-castings', '/drama-staff'],
  ...['/library-entries', '/library-events', '/library-entry-logs', '/list-imports', '/linked-accounts'],
  ...[
    '/follows',
    '/media-follows',
    '/favorites',
    '/blocks',
    '/feeds',
    '/posts',
    '/post-likes',
    '/post-follows',
  ],
  ...[
    '/comments',
    '/comment-likes',
    '/notification-settings',
    '/site-announcements',
    '/stats',
    '/profile-links',
  ],
  ...['/groups', '/group-members', '/group-categories', '/group-invites', '/group-tickets', '/user-roles'],
])
