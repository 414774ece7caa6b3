import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import { startTestService, type TestOptions } from '@octavo/testing/service.ts'
import type { Context } from '../src/context.ts'
import { createContext } from '../src/create-context.ts'
import service from '../src/index.ts'
import { createPosts } from '../src/posts/create-posts.ts'
import type { Posts } from '../src/posts/posts.ts'
import { setUp } from '../src/setup.ts'

export type WebContentService = Awaited<ReturnType<typeof startWebContent>>

interface UserOptions {
  plan?: 'free' | 'paid' | 'unlimited'
  role?: 'user' | 'admin'
}

/** A service without sample data and limits, on its own database. */
export async function startWebContent(options: TestOptions = {}) {
  const own = {
    anonymousRequestsPerDay: 0,
    freeRequestsPerMonth: 0,
    paidRequestsPerMinute: 0,
    hostGapMs: 0,
    ...Object(options.settings?.file?.['web-content']),
  }
  const settings = { ...options.settings, file: { 'web-content': own } }
  let context: Context | undefined
  let posts: Posts | undefined
  let jobs: JobHandlers = {}
  const observed: typeof service = {
    ...service,
    async setup(base) {
      context = await createContext(base)
      posts = createPosts(context)
      const setup = setUp(context, posts)
      jobs = setup.jobs ?? {}
      return setup
    },
  }
  const running = await startTestService(observed, { sampleData: false, ...options, settings })
  if (!context || !posts) throw new Error('The service was not set up')
  const { auth } = context

  /** A client with a key of the user, who is created if necessary. */
  async function as(login: string, { plan = 'unlimited', role = 'user' }: UserOptions = {}) {
    const user = (await auth.findUser(login)) ?? (await auth.createUser({ login, role, plan }))
    const { secret } = await auth.issueToken({ userId: user.id, kind: 'api-key', plan, scopes: [] })
    /** Sends JSON bodies. */
    const client = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      running.call(path, {
        method,
        headers: {
          authorization: `Bearer ${secret}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    return Object.assign(client, { user, token: secret })
  }

  return { ...running, context, posts, jobs, as }
}
