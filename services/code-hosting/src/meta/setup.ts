import type { Hosting } from '../context/hosting.ts'
import type { Subject } from '../context/subject.ts'
import { markdownRoutes } from './routes/markdown.ts'
import { metaRoutes } from './routes/meta.ts'

export function setUpMeta(hosting: Hosting): Subject {
  return { routes: [metaRoutes(hosting), markdownRoutes] }
}
