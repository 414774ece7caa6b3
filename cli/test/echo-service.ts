import { Readable } from 'node:stream'
import { defineService } from '@octavo/platform/service.ts'
import { Type } from 'typebox'

/** A service without accounts for tests of the relay. */
export const echoService = defineService({
  name: 'echo',
  title: 'Echo <& co>',
  summary: 'Says what it was told.',
  version: '2',
  firstCall: '/heard',
  config: Type.Object({}),
  setup: () => ({
    routes: [
      (app) => {
        app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
          done(null, body),
        )
        app.route({
          method: ['GET', 'POST', 'DELETE'],
          url: '/heard',
          handler: ({ method, url, headers, body }, reply) =>
            reply
              .header('link', ['<a>', '<b>'])
              .header('x-heard', 'yes')
              .send({ method, url, headers, body: body ?? null }),
        })
        app.get('/elsewhere', (_request, reply) => reply.redirect('http://192.0.2.1/secret', 302))
        app.get('/picture', (_request, reply) =>
          reply.type('image/png').send(Buffer.from([137, 80, 78, 71, 0, 255])),
        )
        app.get('/long', (_request, reply) => reply.type('text/plain').send(`a${'é'.repeat(1024 * 1024)}`))
        app.get('/endless', (_request, reply) =>
          reply.type('text/plain').send(
            Readable.from(
              (function* () {
                for (;;) yield 'more '.repeat(1000)
              })(),
            ),
          ),
        )
        app.get('/stream', (_request, reply) => {
          reply.hijack()
          reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n')
        })
        app.get('/never', (_request, reply) => {
          reply.hijack()
        })
        app.get('/broken', (_request, reply) => {
          reply.raw.destroy()
        })
        app.get('/failing', () => {
          throw new Error('on purpose')
        })
      },
    ],
    renderError: ({ status, message }) => ({ status, body: { message } }),
  }),
})
