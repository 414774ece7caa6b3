import { type Static, Type } from 'typebox'

const limit = (max: number, description: string) =>
  Type.Integer({ default: max, minimum: 0, description: `${description}; 0 disables the limit.` })

export const config = Type.Object({
  // Access
  anonymous: Type.Union([Type.Literal('allow'), Type.Literal('deny')], {
    default: 'allow',
    description:
      'Whether requests without a key are served, on the plan "anonymous". A wrong key is always rejected.',
  }),

  // Rate limits
  anonymousRequestsPerDay: limit(100, 'Requests per UTC day and network address without a key'),
  freeRequestsPerMonth: limit(500, 'Requests per UTC month and user on the plan "free"'),
  paidRequestsPerMinute: limit(500, 'Requests per minute and user on the plan "paid"'),
  freeHistoryDays: limit(30, 'How many days back the plans "anonymous" and "free" can read'),

  // Storage
  segmentPosts: Type.Integer({
    default: 500_000,
    minimum: 100,
    description: 'Posts after which a new segment of the index begins. Each month begins a new one as well.',
  }),
  retentionDays: limit(0, 'Days after which segments of posts are deleted'),

  // Crawling
  contact: Type.String({
    default: '',
    maxLength: 200,
    description: 'A URL or mail address in the User-Agent of the crawler, so that site owners can reach you.',
  }),
  fetchesAtOnce: Type.Integer({
    default: 16,
    minimum: 1,
    maximum: 256,
    description: 'Concurrent requests of the crawler in one process.',
  }),
  hostGapMs: Type.Integer({
    default: 1_000,
    minimum: 0,
    description: 'Minimum pause between two requests of the crawler to one host, in milliseconds.',
  }),
  minPollMinutes: Type.Integer({
    default: 5,
    minimum: 1,
    description: 'Shortest interval between two requests of one source, in minutes.',
  }),
  maxSources: limit(0, 'Number of sources'),

  // Saved queries
  maxQueriesPerUser: limit(1_000, 'Saved queries per user'),
  maxWebhooksPerUser: limit(200, 'Webhooks of all saved queries of a user'),
  maxStreams: limit(200, 'Open streams in one process'),
  maxStreamsPerUser: limit(5, 'Open streams per user, or per network address without a key, in one process'),
  streamHeartbeatSeconds: Type.Integer({
    default: 15,
    minimum: 1,
    maximum: 600,
    description:
      'Seconds without a post after which a stream sends a heartbeat. A client that reads nothing for twice as long is disconnected.',
  }),
})

export type Settings = Static<typeof config>
