import type { ServiceSetup } from '@octavo/platform/service.ts'
import { combineSubjects } from '@octavo/platform/subjects.ts'
import { requireNeeds } from './access/needs.ts'
import type { Context } from './context.ts'
import { renderError } from './errors.ts'
import { createPosts } from './posts/create-posts.ts'
import { setUpPosts } from './posts/setup.ts'
import { setUpSearch } from './search/setup.ts'
import { installResponseHeaders } from './wire/response-headers.ts'

export function setUp(context: Context, posts = createPosts(context)): ServiceSetup {
  const { routes, jobs, close } = combineSubjects([setUpPosts(context, posts), setUpSearch(context, posts)])
  return {
    renderError,
    jobs,
    close,
    routes: [installResponseHeaders, requireNeeds, ...routes],
  }
}
