import type { Context, Part } from '../context.ts'
import { forgetJob, forgetResponses } from './forget-responses.ts'
import { privacyRoutes } from './routes.ts'

export function setUpPrivacy(context: Context): Part {
  return {
    routes: [privacyRoutes(context)],
    jobs: { [forgetJob]: { run: (payload, { signal }) => forgetResponses(context, payload, signal) } },
  }
}
