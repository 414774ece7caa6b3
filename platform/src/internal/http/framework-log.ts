import { LogController } from 'fastify'
import { Problem } from '../../errors.ts'
import type { Logger } from '../../log.ts'
import { maskSecrets } from '../../mask-secrets.ts'

/** Logs only truncated response streams. The app logs everything else itself. */
export function createFrameworkLog(log: Logger): LogController {
  return Object.assign(new LogController({ disableRequestLogging: true }), {
    streamError: ((error, { id, method, url, socket }) => {
      const isClientGone = socket.destroyed
      // A service may end a response on purpose, for example when access to it is lost.
      const level = error instanceof Problem && error.status < 500 ? 'info' : 'error'
      if (!isClientGone)
        log[level]({ requestId: id, method, url: maskSecrets(url), err: error }, 'response aborted')
    }) satisfies LogController['streamError'],
  })
}
