import { LogController } from 'fastify'
import { type Logger, maskSecrets } from '../../log.ts'

/** Of what Fastify would log, only this is not logged by the app itself: an answer that broke off half-way. */
export function createFrameworkLog(log: Logger): LogController {
  return Object.assign(new LogController({ disableRequestLogging: true }), {
    streamError: ((error, { id, method, url, socket }) => {
      const isClientGone = socket.destroyed
      if (!isClientGone)
        log.error({ requestId: id, method, url: maskSecrets(url), err: error }, 'answer broke off')
    }) satisfies LogController['streamError'],
  })
}
