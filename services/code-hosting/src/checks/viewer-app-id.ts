import type { Viewer } from '../access/viewer.ts'
import { problem } from '../errors.ts'

/** The app of an installation token. Only apps write checks. */
export function requireAppId({ app, installation }: Viewer): number {
  if (!app || !installation) throw problem('needs_app')
  return app.id
}
