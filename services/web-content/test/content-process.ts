// Runs the service in a child process that can be killed. A message writes posts and is answered when they are committed.
import { reportToParent, serveAsChild } from '@octavo/testing/child-service.ts'
import { createContext } from '../src/create-context.ts'
import service from '../src/index.ts'
import { createPosts } from '../src/posts/create-posts.ts'
import type { NewPost } from '../src/posts/new-post.ts'
import type { Posts } from '../src/posts/posts.ts'
import { setUp } from '../src/setup.ts'

const [place = '{}', laterMs] = process.argv.slice(2)
let posts: Posts | undefined
const running = await serveAsChild(
  {
    ...service,
    async setup(base) {
      const context = await createContext(base)
      posts = createPosts(context)
      return setUp(context, posts)
    },
  },
  { ...JSON.parse(place), laterMs: Number(laterMs) },
)
process.on('message', async (written: NewPost[]) => process.send?.(await posts?.write(written)))
reportToParent(running)
