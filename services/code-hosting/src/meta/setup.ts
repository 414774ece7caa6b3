import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { markdownRoutes } from './routes/markdown.ts'
import { metaRoutes } from './routes/meta.ts'

export function setUpMeta(context: Context): Subject {
  return { routes: [metaRoutes(context), markdownRoutes] }
}
