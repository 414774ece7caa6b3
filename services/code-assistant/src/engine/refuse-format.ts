import { problem } from '../errors.ts'
import type { ChatTask } from './chat-task.ts'

/** For engines that cannot promise a format: clients would fail to parse their text. */
export function refuseFormat({ responseFormat }: Pick<ChatTask, 'responseFormat'>): void {
  if (!responseFormat) return
  throw problem('request_invalid', {
    message: `The format \`${responseFormat.type}\` is not supported with this model.`,
    data: { param: 'response_format' },
  })
}
