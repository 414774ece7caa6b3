import type { Context } from '../context.ts'
import { createGazetteer } from '../gazetteer/gazetteer.ts'
import { sweepUploads } from '../media/sweep-uploads.ts'
import type { Part } from '../part.ts'
import { forgetJob, forgetResponses } from '../privacy/forget-responses.ts'
import { mediaRoutes } from '../routes/media.ts'
import { memberRoutes } from '../routes/members.ts'
import { organizationRoutes } from '../routes/organizations.ts'
import { organizerRoutes } from '../routes/organizers.ts'
import { pictureRoutes } from '../routes/pictures.ts'
import { privacyRoutes } from '../routes/privacy.ts'
import { systemRoutes } from '../routes/system.ts'
import { taxonomyRoutes } from '../routes/taxonomy.ts'
import { userRoutes } from '../routes/users.ts'
import { venueRoutes } from '../routes/venues.ts'

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
