import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { forgetJob, forgetResponses } from './forget-responses.ts'
import { privacyRoutes } from './routes.ts'

export function setUpPrivacy(context: Context): Subject {
  return {
    routes: [privacyRoutes(context)],
    jobs: { [forgetJob]: { run: (payload, { signal }) => forgetResponses(context, payload, signal) } },
  }
}
