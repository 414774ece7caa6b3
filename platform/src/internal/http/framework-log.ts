import { LogController } from 'fastify'
import type { Logger } from '../../log.ts'
import { maskSecrets } from '../../mask-secrets.ts'

/** Logs only truncated response streams. The app logs everything else itself. */
export function createFrameworkLog(log: Logger): LogController {
  return Object.assign(new LogController({ disableRequestLogging: true }), {
    streamError: ((error, { id, method, url, socket }) => {
      const isClientGone = socket.destroyed
      if (!isClientGone)
        log.error({ requestId: id, method, url: maskSecrets(url), err: error }, 'response aborted')
    }) satisfies LogController['streamError'],
  })
}
