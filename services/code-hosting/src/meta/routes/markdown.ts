import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { anyone } from '../../access/needs.ts'
import { problem } from '../../errors.ts'
import { renderMarkdown } from '../../markdown/render-markdown.ts'
import { errorResponses } from '../../wire/error-replies.ts'

const tags = ['markdown']
const produces = ['text/html']
const Html = Type.String()
const maxBytes = 400 * 1024

export const markdownRoutes: Routes = (app) => {
  const json = {
    config: { needs: anyone },
    schema: {
      operationId: 'markdown/render',
      summary: 'Render a Markdown document',
      tags,
      produces,
      body: Type.Object({
        text: Type.String(),
        mode: Type.Optional(Type.Enum(['markdown', 'gfm'])),
        context: Type.Optional(Type.String()),
      }),
      response: { 200: Html, ...errorResponses },
    },
  }
  app.post('/markdown', json, async (request, reply) => {
    const { text, mode = 'markdown', context } = request.body
    requireFitting(text)
    const { addresses } = request
    const fullName = /^[\w-]+\/[\w.-]+$/.exec(context ?? '')?.[0]
    const repository = mode === 'gfm' && fullName ? { fullName } : undefined
    return reply.type('text/html; charset=utf-8').send(await renderMarkdown(text, { addresses, repository }))
  })

  // In a nested scope, so the parser of plain text applies to this route only.
  app.register(async (inner) => {
    inner.addContentTypeParser(
      ['text/plain', 'text/x-markdown', 'text/markdown'],
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    )
    const plain = {
      config: { needs: anyone },
      schema: {
        operationId: 'markdown/render-raw',
        summary: 'Render a Markdown document in raw mode',
        tags,
        produces,
        response: { 200: Html, ...errorResponses },
      },
    }
    inner.post('/markdown/raw', plain, async (request, reply) => {
      const text = typeof request.body === 'string' ? request.body : ''
      requireFitting(text)
      const html = await renderMarkdown(text, { addresses: request.addresses })
      return reply.type('text/html; charset=utf-8').send(html)
    })
  })
}

function requireFitting(text: string): void {
  if (Buffer.byteLength(text) > maxBytes)
    throw problem('too_large', { message: 'The text must be 400 KB or less.' })
}
