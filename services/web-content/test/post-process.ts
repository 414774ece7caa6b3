// Serves in a child process that can be killed, and writes posts on request.
import { reportToParent, serveAsChild } from '@octavo/testing/child-service.ts'
import { createContext } from '../src/create-context.ts'
import service from '../src/index.ts'
import { createPosts } from '../src/posts/create-posts.ts'
import type { Posts } from '../src/posts/posts.ts'
import { setUp } from '../src/setup.ts'
import { newPosts } from './new-posts.ts'

const [database = '{}', laterMs = '0'] = process.argv.slice(2)
let posts: Posts | undefined
const observed: typeof service = {
  ...service,
  async setup(base) {
    const context = await createContext(base)
    posts = createPosts(context)
    return setUp(context, posts)
  },
}
const running = await serveAsChild(observed, {
  settings: { file: { 'web-content': { segmentPosts: 100 } } },
  laterMs: Number(laterMs),
  ...JSON.parse(database),
})

process.on('message', async (from: number) => {
  await posts?.write(newPosts(7, from))
  process.send?.({ acknowledged: from })
})
reportToParent(running)
