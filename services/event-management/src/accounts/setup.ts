import type { Context, Part } from '../context.ts'
import { createGazetteer } from '../geography/gazetteer/gazetteer.ts'
import { systemRoutes } from '../geography/routes.ts'
import { mediaRoutes } from '../media/routes/media.ts'
import { pictureRoutes } from '../media/routes/pictures.ts'
import { sweepUploads } from '../media/sweep-uploads.ts'
import { organizerRoutes } from '../organizers/routes.ts'
import { forgetJob, forgetResponses } from '../privacy/forget-responses.ts'
import { privacyRoutes } from '../privacy/routes.ts'
import { taxonomyRoutes } from '../taxonomy/routes.ts'
import { venueRoutes } from '../venues/routes.ts'
import { memberRoutes } from './routes/members.ts'
import { organizationRoutes } from './routes/organizations.ts'
import { userRoutes } from './routes/users.ts'

/** Who there is, in whose names and where events are given, and what the whole service knows of the world. */
export function openAccountParts(context: Context): Part {
  return {
    routes: [
      userRoutes(context),
      organizationRoutes(context),
      memberRoutes(context),
      organizerRoutes(context),
      privacyRoutes(context),
      venueRoutes(context, createGazetteer(context)),
      mediaRoutes(context),
      pictureRoutes(context),
      taxonomyRoutes(context),
      systemRoutes,
    ],
    jobs: {
      [forgetJob]: { run: (payload, { signal }) => forgetResponses(context, payload, signal) },
      'sweep uploads': { run: (_payload, { signal }) => sweepUploads(context, signal), everyMs: 3_600_000 },
    },
  }
}
