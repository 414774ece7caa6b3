import { channel } from 'node:diagnostics_channel'

/** Completed steps of a push. After a crash, the next start completes or discards the rest. */
export type PushStep =
  | 'intent kept'
  | 'refs moved'
  | 'push recorded'
  | 'references followed'
  | 'folder made'
  | 'row deleted'

/** Lets tests interrupt a push between two steps. */
export const pushSteps = channel('octavo.code-hosting.push-steps')

export function reached(step: PushStep): void {
  pushSteps.publish(step)
}
