import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import type { Posts } from '../posts/posts.ts'
import { articleRoutes } from './article-routes.ts'
import { clusterRoutes } from './cluster-routes.ts'
import { queryRoutes } from './query-routes.ts'
import { searchRoutes } from './routes.ts'

export function setUpSearch(context: Context, posts: Posts): Subject {
  return {
    routes: [
      searchRoutes(context, posts),
      articleRoutes(context, posts),
      clusterRoutes(context, posts),
      queryRoutes(context),
    ],
  }
}
