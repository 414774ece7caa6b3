// Crawls in a child process that can be killed. It says when it has written posts.
import { reportToParent, serveAsChild } from '@octavo/testing/child-service.ts'
import { createContext } from '../src/create-context.ts'
import service from '../src/index.ts'
import { createPosts } from '../src/posts/create-posts.ts'
import { setUp } from '../src/setup.ts'

const [options = '{}'] = process.argv.slice(2)
const observed: typeof service = {
  ...service,
  async setup(base) {
    const context = await createContext(base)
    const posts = createPosts(context)
    const { write } = posts
    posts.write = async (batch) => {
      const result = await write(batch)
      process.send?.({ created: result.created })
      return result
    }
    return setUp(context, posts)
  },
}
reportToParent(await serveAsChild(observed, JSON.parse(options)))
