import type { Viewer } from '../../access/viewer.ts'
import { problem } from '../../errors.ts'

/** Workflows run with secrets, so a token needs the `workflow` scope to change them. */
export function requireWorkflowScope(viewer: Viewer, paths: readonly string[]): void {
  const path = paths.find((one) => /^\/*\.github\/workflows\/./i.test(one))
  if (path === undefined) return
  const isAllowed = viewer.hasScope('workflow') && viewer.hasPermission('workflows', 'write')
  if (isAllowed) return
  throw problem('forbidden', {
    message: `refusing to allow a Personal Access Token to create or update workflow \`${path}\` without \`workflow\` scope`,
  })
}
