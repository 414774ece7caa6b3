import { matchUnimplemented } from '@octavo/platform/http/unimplemented.ts'

/** Resources of Kitsu that this service does not implement. */
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
