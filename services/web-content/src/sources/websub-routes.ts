import { platformProblem } from '@octavo/platform/errors.ts'
import type { App } from '@octavo/platform/http/app.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { anyone } from '../access/needs.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { mayFail } from '../wire/error-responses.ts'
import { maxFeedBytes } from './fetch-document.ts'
import type { ReceiveDocument } from './receive-document.ts'
import { writeFrontier } from './store/frontier.ts'
import { findSource } from './store/sources.ts'
import { deleteSubscription, findSubscription } from './store/websub.ts'
import { isSignedByHub } from './websub-signature.ts'
import { callbackPath, confirm, fallBack } from './websub-subscriptions.ts'

const params = Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9]{40}$' }) })
const text = Type.Optional(Type.String({ maxLength: 8_192 }))
const verification = Type.Object({
  'hub.mode': text,
  'hub.topic': text,
  'hub.challenge': text,
  'hub.lease_seconds': Type.Optional(Type.String({ pattern: '^[0-9]{1,12}$' })),
})

/** Bodies are large, and reading them is expensive. Hubs send again later. */
const maxAtOnce = 4
const busyMs = 30_000

/** The callbacks that hubs call: https://www.w3.org/TR/websub/ */
export const webSubRoutes =
  (context: Context, receive: ReceiveDocument): Routes =>
  (app) => {
    app.register(async (scope) => addCallback(scope, context, receive))
  }

function addCallback(app: App, context: Context, receive: ReceiveDocument): void {
  const { db, log } = context
  const tags = ['sources']
  let running = 0
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxFeedBytes }, (_request, body, done) =>
    done(null, body),
  )

  app.get(
    `${callbackPath}:id`,
    {
      config: { needs: anyone, access: 'open' },
      schema: {
        tags,
        operationId: 'sources/confirm-subscription',
        summary: 'Confirm a WebSub subscription',
        description: 'For hubs: the address of a subscription is known to its hub only.',
        params,
        querystring: verification,
        produces: ['text/plain'],
        response: { 200: Type.String({ description: 'The challenge.' }), ...mayFail },
      },
    },
    async ({ params: { id }, query }, reply) => {
      const subscription = await findSubscription(db.read, id)
      const { 'hub.mode': mode, 'hub.topic': topic, 'hub.challenge': challenge = '' } = query
      if (!subscription || subscription.topic !== topic) throw problem('subscription_not_found')
      reply.type('text/plain; charset=utf-8').header('x-content-type-options', 'nosniff')
      if (mode === 'denied') {
        if (subscription.state !== 'ending') await fallBack(context, subscription)
        return reply.send('')
      }
      const isEnding = subscription.state === 'ending'
      if (mode !== (isEnding ? 'unsubscribe' : 'subscribe')) throw problem('subscription_not_found')
      if (isEnding) await writeFrontier(db, (tx) => deleteSubscription(tx, id))
      else if (!(await confirm(context, subscription, Number(query['hub.lease_seconds'] ?? 0))))
        throw problem('subscription_not_found')
      return reply.send(challenge)
    },
  )

  app.post(
    `${callbackPath}:id`,
    {
      bodyLimit: maxFeedBytes,
      // Before the body, of which strangers could otherwise have any number held in memory.
      onRequest: async ({ params }) => void (await getSource(params.id)),
      config: { needs: anyone, access: 'open' },
      schema: {
        tags,
        operationId: 'sources/receive',
        summary: 'Receive posts from a WebSub hub',
        description: 'Requests without a valid `X-Hub-Signature` are ignored.',
        params,
        response: { 202: Type.Null(), ...mayFail },
      },
    },
    async ({ params: { id }, body, headers }, reply) => {
      const { source, secret, topic } = await getSource(id)
      const signature = headers['x-hub-signature']
      const isTrue = Buffer.isBuffer(body) && isSignedByHub(body, String(signature ?? ''), secret)
      if (!isTrue) log.info({ topic }, 'a delivery of a hub has no valid signature')
      if (!isTrue || source.state !== 'active') return reply.code(202).send(null)
      if (running >= maxAtOnce) throw platformProblem('too_many_requests', { retryAfterMs: busyMs })
      running++
      try {
        await receive(source, {
          status: 200,
          bytes: body,
          headers: new Headers({ 'content-type': headers['content-type'] ?? '' }),
          url: source.target_url,
          movedTo: undefined,
        })
      } finally {
        running--
      }
      return reply.code(202).send(null)
    },
  )

  /** The source of a subscription. Throws 410, with which the hub ends the subscription. */
  async function getSource(id: string) {
    const { source_id = null, state, secret = '', topic } = (await findSubscription(db.read, id)) ?? {}
    const source = source_id === null || state === 'ending' ? undefined : await findSource(db.read, source_id)
    if (!source) throw problem('subscription_gone')
    return { source, secret, topic }
  }
}
