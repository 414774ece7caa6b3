import { Type } from 'typebox'
import { orNull, SimpleUser } from '../accounts/schema.ts'

const Text = Type.String()
const Count = Type.Integer()
const Numbers = Type.Array(Count)

export const Pending = Type.Object({}, { description: 'Being computed. Try again in a moment.' })

export const ContributorActivity = Type.Array(
  Type.Object(
    {
      author: orNull(SimpleUser),
      total: Count,
      weeks: Type.Array(Type.Object({ w: Count, a: Count, d: Count, c: Count })),
    },
    { title: 'contributor-activity' },
  ),
)
export const CommitActivity = Type.Array(
  Type.Object({ days: Numbers, total: Count, week: Count }, { title: 'commit-activity' }),
)
export const CodeFrequency = Type.Array(Numbers)
export const Participation = Type.Object({ all: Numbers, owner: Numbers }, { title: 'participation-stats' })

const Day = Type.Object({ timestamp: Text, uniques: Count, count: Count }, { title: 'traffic' })
export const Clones = Type.Object({ count: Count, uniques: Count, clones: Type.Array(Day) })
export const Views = Type.Object({ count: Count, uniques: Count, views: Type.Array(Day) })
export const PopularPaths = Type.Array(
  Type.Object({ path: Text, title: Text, count: Count, uniques: Count }, { title: 'content-traffic' }),
)
export const Referrers = Type.Array(
  Type.Object({ referrer: Text, count: Count, uniques: Count }, { title: 'referrer-traffic' }),
)
export const TrafficQuery = Type.Object({
  per: Type.Optional(Type.String({ description: '`day` (default) or `week`.' })),
})

const File = orNull(Type.Object({ url: Text, html_url: Text }))
export const CommunityProfile = Type.Object(
  {
    health_percentage: Count,
    description: orNull(Text),
    documentation: orNull(Text),
    files: Type.Object({
      code_of_conduct: Type.Null(),
      code_of_conduct_file: File,
      license: orNull(
        Type.Object({ key: Text, name: Text, spdx_id: orNull(Text), url: orNull(Text), node_id: Text }),
      ),
      contributing: File,
      readme: File,
      issue_template: File,
      pull_request_template: File,
    }),
    updated_at: orNull(Text),
    content_reports_enabled: Type.Boolean(),
  },
  { title: 'community-profile' },
)

const FeedLink = Type.Object({ href: Text, type: Text })
export const FeedAddresses = Type.Object(
  {
    timeline_url: Text,
    user_url: Text,
    current_user_public_url: Type.Optional(Text),
    _links: Type.Object({
      timeline: FeedLink,
      user: FeedLink,
      current_user_public: Type.Optional(FeedLink),
    }),
  },
  { title: 'feed' },
)
