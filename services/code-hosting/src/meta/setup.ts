import type { Subject } from '@octavo/platform/subjects.ts'
import type { Hosting } from '../context/hosting.ts'
import { markdownRoutes } from './routes/markdown.ts'
import { metaRoutes } from './routes/meta.ts'

export function setUpMeta(hosting: Hosting): Subject {
  return { routes: [metaRoutes(hosting), markdownRoutes] }
}
