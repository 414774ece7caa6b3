import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import type { Posts } from './posts.ts'
import { retentionJob } from './retention.ts'
import { postRoutes } from './routes.ts'

export function setUpPosts(context: Context, posts: Posts): Subject {
  return {
    routes: [postRoutes(context, posts)],
    jobs: { 'delete-old-posts': retentionJob(context) },
  }
}
