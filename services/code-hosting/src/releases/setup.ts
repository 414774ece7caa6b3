import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { createAssets } from './assets.ts'
import { createReleaseNotes } from './release-notes.ts'
import { createReleaseViews } from './release-views.ts'
import { createReleases } from './releases.ts'
import { assetRoutes } from './routes/assets.ts'
import { downloadRoutes } from './routes/downloads.ts'
import { releaseReactionRoutes } from './routes/reactions.ts'
import { releaseRoutes } from './routes/releases.ts'
import { createSendAsset } from './send-asset.ts'
import { sweepBlobs } from './sweep-blobs.ts'

const dayMs = 86_400_000

export function setUpReleases(context: Context): Subject {
  const { db } = context
  const releases = createReleases(context)
  const assets = createAssets(context, releases)
  const send = createSendAsset(context)
  const views = createReleaseViews(context)
  return {
    routes: [
      releaseRoutes({ db, releases, views, generateNotes: createReleaseNotes(context) }),
      assetRoutes({ db, releases, assets, send }),
      releaseReactionRoutes(context, releases),
      downloadRoutes({ db, releases, send }),
    ],
    jobs: {
      'sweep-release-assets': {
        everyMs: dayMs,
        run: (_payload, { signal }) => sweepBlobs(context, signal),
      },
    },
  }
}
