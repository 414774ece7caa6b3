import type { App } from '@octavo/platform/http/app.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { holderOf } from '../../access/needs.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { mayFail } from '../../wire/error-answers.ts'
import { receiveStripeEvent } from '../stripe-events.ts'
import { isSignedByStripe } from '../stripe-signature.ts'

/** Receives Stripe's events. The body stays unparsed, because the signature covers its bytes. */
export const stripeWebhookRoutes =
  (context: Context): Routes =>
  (app) => {
    app.register(async (scope) => addTarget(scope, context))
  }

function addTarget(app: App, context: Context): void {
  const { config, clock } = context
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.post(
    '/payments/stripe/webhook/',
    {
      config: { access: 'open', needs: holderOf('Stripe signature') },
      schema: {
        operationId: 'payments/stripe-webhook',
        summary: 'Receive a Stripe webhook',
        tags: ['payments'],
        response: { 200: Type.Object({ received: Type.Boolean() }), ...mayFail },
      },
    },
    async ({ body, headers }) => {
      const secret = config.stripeWebhookSecret
      const signature = String(headers['stripe-signature'] ?? '')
      const isTrue = secret !== '' && Buffer.isBuffer(body)
      if (!isTrue || !isSignedByStripe(body, signature, secret, clock.now()))
        throw problem('BAD_REQUEST', { message: 'The Stripe signature is invalid or too old.' })
      await receiveStripeEvent(context, body.toString())
      return { received: true }
    },
  )
}
