import { channel } from 'node:diagnostics_channel'

/** Completed steps of a push. After a crash, the next start completes or discards the rest. */
export type PushStep =
  | 'intent stored'
  | 'refs moved'
  | 'push recorded'
  | 'references applied'
  | 'folder created'
  | 'row deleted'

/** Lets tests interrupt a push between two steps. */
export const pushSteps = channel('octavo.code-hosting.push-steps')

export function publishStep(step: PushStep): void {
  pushSteps.publish(step)
}
