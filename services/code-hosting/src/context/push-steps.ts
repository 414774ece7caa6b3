import { channel } from 'node:diagnostics_channel'

/** Each says that it is done. What a crash after it leaves behind is put right at the next start. */
export type PushStep =
  | 'intent kept'
  | 'refs moved'
  | 'push recorded'
  | 'references followed'
  | 'folder made'
  | 'row deleted'

/** Lets an observer in the same process stand between two steps of a change of refs. */
export const pushSteps = channel('octavo.code-hosting.push-steps')

export function reached(step: PushStep): void {
  pushSteps.publish(step)
}
