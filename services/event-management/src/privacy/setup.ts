import type { Context, ServiceModule } from '../context.ts'
import { forgetJob, forgetResponses } from './forget-responses.ts'
import { privacyRoutes } from './routes.ts'

export function setUpPrivacy(context: Context): ServiceModule {
  return {
    routes: [privacyRoutes(context)],
    jobs: { [forgetJob]: { run: (payload, { signal }) => forgetResponses(context, payload, signal) } },
  }
}
