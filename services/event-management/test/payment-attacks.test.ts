import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPayments } from '../src/payments/payments.ts'
import { makeCardSale, openCardService } from './card-sales.ts'
import { describeOnBothDatabases } from './databases.ts'
import { assertError, ok } from './event-making.ts'
import { findUnbalanced } from './find-unbalanced.ts'
import { listMoneyEntries } from './list-money-entries.ts'

describeOnBothDatabases('a card payment', ({ location }) => {
  // The service lives as long as the test that starts it.
  test('over HTTP', async (suite) => {
    const { stripe, clock, start, notify } = await openCardService(location())
    const service = await start()

    async function open(login: string) {
      const sale = await makeCardSale(service, login)
      const { jobs, db } = service.context
      const settle = async (orderId: string) => {
        ok(await notify(service.stranger, orderId))
        await jobs.idle()
      }
      /** Runs everything that only depends on time. */
      const waitForDeadline = async () => {
        clock.advance(35 * 60_000)
        await jobs.idle()
      }
      const statesOf = async (orderId: string) => {
        const rows = await db.read
          .selectFrom('payment')
          .select('state')
          .where('order_id', '=', Number(orderId))
          .orderBy('id')
          .execute()
        return rows.map(({ state }) => state)
      }
      const settled = { openPages: 0, authorized: 0 }
      return { stripe, clock, service, ...sale, settle, waitForDeadline, statesOf, settled }
    }

    await suite.test(
      'of one cheap ticket does not buy ten expensive ones: a change expires its page',
      async () => {
        const { stripe, cheap, dear, reserve, change, place, read, settle } = await open('cheap')
        const order = await reserve(cheap)
        const { payment_url } = ok(await place(order.id, 'stripe'))
        ok(await change(order.id, dear, 10))
        assert.throws(() => stripe.pay(payment_url), /The page is expired/)
        await settle(order.id)
        assert.equal((await read(order.id)).status, 'started')
        const next = ok(await place(order.id, 'stripe'))
        stripe.pay(next.payment_url)
        await settle(order.id)
        assert.equal((await read(order.id)).status, 'placed')
        assert.equal(stripe.balanceOf(order.id).kept, 1_000_000)
      },
    )

    await suite.test('that is authorized prevents changes of the order', async () => {
      const { stripe, cheap, dear, reserve, change, place, read } = await open('paid')
      const order = await reserve(cheap)
      stripe.pay(ok(await place(order.id, 'stripe')).payment_url)
      assertError(await change(order.id, dear, 10), 400, 'INVALID_ORDER_STATE')
      const after = await read(order.id)
      assert.deepEqual([after.status, after.costs.gross.value, after.attendees.length], ['placed', 100, 1])
      assert.equal(stripe.balanceOf(order.id).kept, 100)
    })

    await suite.test('of another amount or currency than the order total is voided or refunded', async () => {
      const { stripe, cheap, reserve, place, read, settle, statesOf } = await open('other')
      for (const other of [{ amount: 99 }, { currency: 'jpy' }]) {
        const order = await reserve(cheap)
        const { payment_intent } = stripe.pay(ok(await place(order.id, 'stripe')).payment_url)
        const intent = stripe.intents.get(payment_intent ?? '')
        assert.ok(intent)
        Object.assign(intent, other)
        await settle(order.id)
        assert.equal(intent.status, 'canceled')
        assert.deepEqual(await statesOf(order.id), ['voided'])
        assert.equal((await read(order.id)).status, 'started')
      }
    })

    await suite.test('is refunded if Stripe has captured it for an order that cannot be placed', async () => {
      const { stripe, cheap, buyer, reserve, place, settle, statesOf, organizer, event } = await open('early')
      const order = await reserve(cheap)
      const { payment_intent } = stripe.pay(ok(await place(order.id, 'stripe')).payment_url)
      const intent = stripe.intents.get(payment_intent ?? '')
      assert.ok(intent)
      intent.status = 'succeeded'
      // The job that closes the payment reaches Stripe after the cancellation.
      const canceled = Promise.withResolvers<void>()
      stripe.control.before = () => canceled.promise
      try {
        ok(await buyer.post(`/orders/${order.id}/abandon/`))
        ok(await organizer.post(`/events/${event.id}/cancel/`))
      } finally {
        stripe.control.before = undefined
        canceled.resolve()
      }
      await settle(order.id)
      assert.deepEqual(await statesOf(order.id), ['refunded'])
      assert.deepEqual([stripe.balanceOf(order.id).kept, stripe.refunds.length], [0, 1])
    })

    await suite.test('and a concurrent change have one winner', async (t) => {
      const { stripe, service, cheap, dear, reserve, change, place, read, settle } = await open('race')
      const outcomes = { changed: 0, placed: 0 }
      for (let round = 0; round < 6; round += 1) {
        const order = await reserve(cheap)
        const { payment_url } = ok(await place(order.id, 'stripe'))
        // The change has already called Stripe, or not yet.
        stripe.control.before = (call) => {
          const isTime = round % 2 ? call.endsWith('/expire') : call.startsWith('GET /v1/checkout')
          if (isTime && stripe.sessions.get(payment_url.split('/').at(-1))?.status === 'open')
            stripe.pay(payment_url)
        }
        const [changeResponse] = await Promise.all([change(order.id, dear, 10), settle(order.id)])
        stripe.control.before = undefined
        await settle(order.id)
        const after = await read(order.id)
        const paidAmount = after.status === 'placed' ? after.costs.gross.value : 0
        assert.equal(stripe.balanceOf(order.id).kept, paidAmount)
        assert.equal(
          changeResponse.status === 200,
          after.status === 'started',
          `${changeResponse.status} ${after.status}`,
        )
        outcomes[changeResponse.status === 200 ? 'changed' : 'placed'] += 1
      }
      t.diagnostic(JSON.stringify(outcomes))
      assert.deepEqual(await findUnbalanced(service.context.db.read), [])
    })

    await suite.test('is required for an order that becomes paid while it is placed as free', async (t) => {
      const { organizer, buyer, free, dear, reserve, change, place, read } = await open('free')
      const outcomes = { free: 0, changed: 0 }
      for (let round = 0; round < 12; round += 1) {
        const order = await reserve(free)
        // Either request begins first.
        const early = round % 2 ? place(order.id) : undefined
        const [changeResponse, placeResponse] = await Promise.all([
          change(order.id, dear, 10),
          early ?? place(order.id),
        ])
        const after = await read(order.id)
        assert.notEqual(
          changeResponse.status === 200,
          placeResponse.status === 200,
          `${changeResponse.text} ${placeResponse.text}`,
        )
        if (placeResponse.status === 200)
          assert.deepEqual([after.status, after.costs.gross.value], ['placed', 0])
        else assert.deepEqual([after.status, after.costs.gross.value], ['started', 1_000_000])
        outcomes[placeResponse.status === 200 ? 'free' : 'changed'] += 1
        const [end, step] =
          placeResponse.status === 200 ? [organizer.post, 'refund'] : [buyer.post, 'abandon']
        ok(await end(`/orders/${order.id}/${step}/`))
      }
      t.diagnostic(JSON.stringify(outcomes))
    })

    await suite.test(
      'of a cash order whose price rises concurrently is recorded for the ordered total',
      async () => {
        const { cheap, dear, reserve, change, place, read } = await open('cash')
        for (let round = 0; round < 6; round += 1) {
          const order = await reserve(cheap)
          const [changeResponse, placeResponse] = await Promise.all([
            change(order.id, dear, 1),
            place(order.id, 'cash'),
          ])
          const { status, attendees, costs } = await read(order.id)
          const gross = changeResponse.status === 200 ? 100_000 : 100
          assert.equal(costs.gross.value, gross)
          assert.equal(status, placeResponse.status === 200 ? 'pending' : 'started')
          const prices = attendees.map(
            (one: { costs: { gross: { value: number } } }) => one.costs.gross.value,
          )
          assert.deepEqual(prices, placeResponse.status === 200 ? [gross] : [])
        }
      },
    )

    await suite.test('on an older page of the same order is impossible, and all pages expire', async () => {
      const { stripe, cheap, dear, reserve, change, place, read, settle, ...sale } = await open('pages')
      const order = await reserve(cheap)
      const first = ok(await place(order.id, 'stripe')).payment_url
      ok(await change(order.id, dear, 1))
      const second = ok(await place(order.id, 'stripe')).payment_url
      assert.notEqual(first, second)
      assert.throws(() => stripe.pay(first), /The page is expired/)
      await sale.waitForDeadline()
      assert.deepEqual(await sale.statesOf(order.id), ['failed', 'failed'])
      assert.partialDeepStrictEqual(stripe.balanceOf(order.id), { kept: 0, ...sale.settled })
      assert.throws(() => stripe.pay(second), /The page is expired/)
      assert.notEqual((await read(order.id)).status, 'placed')
    })

    await suite.test('without a webhook or return is settled by the deadline', async () => {
      const { stripe, cheap, reserve, place, read, waitForDeadline, statesOf, settled } = await open('silent')
      const order = await reserve(cheap)
      stripe.pay(ok(await place(order.id, 'stripe')).payment_url)
      await waitForDeadline()
      assert.deepEqual(await statesOf(order.id), ['captured'])
      assert.equal((await read(order.id)).status, 'placed')
      assert.partialDeepStrictEqual(stripe.balanceOf(order.id), { kept: 100, ...settled })
    })

    await suite.test('in cash expires the Stripe page, or is refused if the card was faster', async () => {
      const { stripe, cheap, reserve, place, read } = await open('both')
      const order = await reserve(cheap)
      const { payment_url } = ok(await place(order.id, 'stripe'))
      assert.equal(ok(await place(order.id, 'cash')).status, 'pending')
      assert.throws(() => stripe.pay(payment_url), /The page is expired/)
      const other = await reserve(cheap)
      stripe.pay(ok(await place(other.id, 'stripe')).payment_url)
      assertError(await place(other.id, 'cash'), 400, 'INVALID_ORDER_STATE')
      assert.equal((await read(other.id)).status, 'placed')
      assert.equal(stripe.balanceOf(other.id).kept, 100)
    })

    await suite.test('of an abandoned order is closed immediately', async () => {
      const { stripe, service, cheap, buyer, reserve, place, statesOf } = await open('back')
      const order = await reserve(cheap)
      const { payment_url } = ok(await place(order.id, 'stripe'))
      ok(await buyer.post(`/orders/${order.id}/abandon/`))
      await service.context.jobs.idle()
      assert.throws(() => stripe.pay(payment_url), /The page is expired/)
      assert.deepEqual(await statesOf(order.id), ['failed'])
    })

    await suite.test('that Stripe cannot capture revokes the tickets', async () => {
      const { stripe, service, cheap, reserve, place, read, settle, statesOf } = await open('declined')
      const order = await reserve(cheap)
      const { payment_intent } = stripe.pay(ok(await place(order.id, 'stripe')).payment_url)
      stripe.control.before = (call) => {
        const intent = stripe.intents.get(payment_intent ?? '')
        if (call.endsWith('/capture') && intent) intent.status = 'canceled'
      }
      await settle(order.id)
      stripe.control.before = undefined
      await service.context.jobs.idle()
      const after = await read(order.id)
      assert.deepEqual([after.status, after.attendees[0].status], ['refunded', 'Not Attending'])
      assert.deepEqual(await statesOf(order.id), ['failed'])
      assert.deepEqual(await findUnbalanced(service.context.db.read), [])
      const mails = await service.context.db.read.selectFrom('mail').select('kind').execute()
      assert.ok(mails.some(({ kind }) => kind === 'payment-failed'))
    })

    await suite.test(
      'that Stripe refuses to refund counts as paid, and is refunded once by a retry',
      async () => {
        const { stripe, cheap, buyer, event, organizer, reserve, place, settle } = await open('refused')
        const order = await reserve(cheap, 2)
        stripe.pay(ok(await place(order.id, 'stripe')).payment_url)
        await settle(order.id)
        const { attendees } = ok(await organizer.get(`/orders/${order.id}/?expand=attendees`))
        ok(
          await organizer.post(`/orders/${order.id}/refund/`, {
            refund: { attendee_ids: [attendees[0].id] },
          }),
        )
        await service.context.jobs.idle()
        stripe.control.refuses = /refunds$/
        ok(await organizer.post(`/orders/${order.id}/refund/`))
        await service.context.jobs.idle()
        const { read } = service.context.db
        const refundedOf = async () => {
          const { refunded } = await read
            .selectFrom('ticket_order')
            .select('refunded')
            .where('id', '=', Number(order.id))
            .executeTakeFirstOrThrow()
          const entries = await listMoneyEntries(read, order.id)
          const paid = entries.filter(({ account }) => account === 'buyer')
          return [refunded, 200 + paid.reduce((sum, { amount }) => sum + amount, 0)]
        }
        const requestOf = async () => {
          const path = `/events/${event.id}/orders/?expand=refund_requests&refund_request_statuses=pending`
          return ok(await organizer.get(path)).orders[0]?.refund_requests[1]
        }
        const request = await requestOf()
        assert.deepEqual([request.status, request.items[0].status], ['pending', 'error'])
        assert.deepEqual(await refundedOf(), [100, 100])
        assert.equal((await buyer.post(`/refund_requests/${request.id}/approve/`)).status, 404)
        const path = `/refund_requests/${request.id}/approve/`
        stripe.control.refuses = /refunds$/
        const retries = await Promise.all([organizer.post(path), organizer.post(path)])
        assert.deepEqual(retries.map(({ status }) => status).toSorted(), [200, 400])
        await service.context.jobs.idle()
        assert.deepEqual(await refundedOf(), [100, 100])
        // The outcome of this attempt is unknown, so it is repeated with its idempotency key.
        stripe.control.loses = /refunds$/
        ok(await organizer.post(path))
        assert.deepEqual(await refundedOf(), [200, 200])
        await service.context.jobs.idle()
        clock.advance(10_000)
        await service.context.jobs.idle()
        assert.equal(stripe.balanceOf(order.id).kept, 0)
        assert.equal(await requestOf(), undefined)
        assert.deepEqual(await refundedOf(), [200, 200])
        assert.equal((await organizer.post(path)).json.error, 'INVALID_ORDER_STATE')
      },
    )

    await suite.test(
      'is refunded once, also if Stripe has forgotten the attempt whose response was lost',
      async () => {
        const { stripe, cheap, organizer, reserve, place, settle } = await open('forgotten')
        const order = await reserve(cheap, 2)
        const { payment_intent } = stripe.pay(ok(await place(order.id, 'stripe')).payment_url)
        await settle(order.id)
        const { attendees } = ok(await organizer.get(`/orders/${order.id}/?expand=attendees`))
        stripe.control.loses = /refunds$/
        ok(
          await organizer.post(`/orders/${order.id}/refund/`, {
            refund: { attendee_ids: [attendees[0].id] },
          }),
        )
        await service.context.jobs.idle()
        stripe.forgetKeys()
        clock.advance(10_000)
        await service.context.jobs.idle()
        const refunds = stripe.refunds.filter(({ intent }) => intent === payment_intent)
        assert.deepEqual([refunds.length, stripe.balanceOf(order.id).kept], [1, 100])
        const { refund_requests } = ok(await organizer.get(`/orders/${order.id}/?expand=refund_requests`))
        assert.equal(refund_requests[0].items[0].status, 'processed')
      },
    )

    await suite.test('whose refund fails before its ID is stored counts as paid', async () => {
      const { stripe, cheap, organizer, reserve, place, settle } = await open('failed-early')
      const order = await reserve(cheap)
      stripe.pay(ok(await place(order.id, 'stripe')).payment_url)
      await settle(order.id)
      stripe.refunds.push = (...created) => {
        setImmediate(() => {
          for (const refund of created) refund.status = 'failed'
        })
        Reflect.deleteProperty(stripe.refunds, 'push')
        return stripe.refunds.push(...created)
      }
      ok(await organizer.post(`/orders/${order.id}/refund/`))
      await service.context.jobs.idle()
      const { refund_requests } = ok(await organizer.get(`/orders/${order.id}/?expand=refund_requests`))
      assert.equal(refund_requests[0].items[0].status, 'error')
    })

    await suite.test('whose refund fails later, at the bank, counts as paid until a retry', async () => {
      const { stripe, cheap, organizer, reserve, place, settle } = await open('returned')
      const order = await reserve(cheap)
      const { payment_intent } = stripe.pay(ok(await place(order.id, 'stripe')).payment_url)
      await settle(order.id)
      ok(await organizer.post(`/orders/${order.id}/refund/`))
      await service.context.jobs.idle()
      const itemOf = async () => {
        const { refund_requests } = ok(await organizer.get(`/orders/${order.id}/?expand=refund_requests`))
        return [refund_requests[0].items[0].status, refund_requests[0].id]
      }
      const listMails = async () => {
        const { mails } = ok(await organizer.get(`/organizations/${organizer.organizationId}/mails/`))
        return mails.filter((mail: { order_id: string }) => mail.order_id === order.id).reverse()
      }
      const mailsOf = async () => (await listMails()).map(({ kind }: { kind: string }) => kind)
      const lettersOf = async (kind: string) =>
        Promise.all(
          (await listMails())
            .filter((mail: { kind: string }) => mail.kind === kind)
            .map(async ({ id }: { id: string }) => ok(await organizer.get(`/mails/${id}/`))),
        )
      const refund = stripe.refunds.find(({ intent }) => intent === payment_intent)
      assert.ok(refund)
      const notifyOfRefund = async () => {
        ok(await notify(service.stranger, { id: refund.id, object: 'refund', status: 'failed' }))
        await service.context.jobs.idle()
      }
      // Only Stripe's API is believed.
      await notifyOfRefund()
      assert.equal((await itemOf())[0], 'processed')
      refund.status = 'failed'
      await notifyOfRefund()
      await notifyOfRefund()
      const [status, requestId] = await itemOf()
      assert.equal(status, 'error')
      assert.deepEqual(await mailsOf(), ['order-placed', 'order-refunded', 'refund-failed'])
      const [letter] = await lettersOf('refund-failed')
      assert.match(letter.text, /€1\.00[\s\S]*could not be paid/)
      assert.equal(stripe.balanceOf(order.id).kept, 100)
      // The buyer already knows that the refund has failed.
      stripe.control.refuses = /refunds$/
      ok(await organizer.post(`/refund_requests/${requestId}/approve/`))
      await service.context.jobs.idle()
      assert.equal((await mailsOf()).length, 3)
      ok(await organizer.post(`/refund_requests/${requestId}/approve/`))
      await service.context.jobs.idle()
      assert.deepEqual((await mailsOf()).slice(3), ['order-refunded'])
      await notifyOfRefund()
      assert.equal((await itemOf())[0], 'processed')
      assert.equal(stripe.balanceOf(order.id).kept, 0)
    })

    await suite.test('waits for its refund while no Stripe key is configured', async () => {
      const { stripe, cheap, organizer, reserve, place, settle } = await open('keyless')
      const order = await reserve(cheap)
      stripe.pay(ok(await place(order.id, 'stripe')).payment_url)
      await settle(order.id)
      const orders = { accept: async () => {}, revoke: async () => {} }
      const config = { ...service.context.config, stripeKey: '' }
      const payments = openPayments({ ...service.context, config }, orders)
      await assert.rejects(payments.refund(Number(order.id), 100, 'refund-1'), /cannot be reached/)
      const cash = await reserve(cheap)
      ok(await place(cash.id, 'cash'))
      ok(await organizer.post(`/orders/${cash.id}/place/`))
      assert.deepEqual(await payments.refund(Number(cash.id), 100, 'refund-2'), { kind: 'by-hand' })
      assert.equal(stripe.balanceOf(order.id).kept, 100)
    })

    await suite.test('that Stripe refuses to refund is not retried', async () => {
      const { stripe, cheap, organizer, reserve, place, settle } = await open('unrefundable')
      const order = await reserve(cheap)
      const { payment_intent } = stripe.pay(ok(await place(order.id, 'stripe')).payment_url)
      await settle(order.id)
      // A partial refund in Stripe's dashboard.
      stripe.refunds.push({
        id: 're_dashboard_part',
        intent: payment_intent ?? '',
        amount: 40,
        status: 'succeeded',
        metadata: { attempt: null },
      })
      ok(await organizer.post(`/orders/${order.id}/refund/`))
      await service.context.jobs.idle()
      const { read } = service.context.db
      const requests = await read
        .selectFrom('refund_request')
        .select('status')
        .where('order_id', '=', Number(order.id))
        .execute()
      assert.deepEqual(requests, [{ status: 'failed' }])
      assert.equal(stripe.balanceOf(order.id).kept, 60)
    })

    await suite.test('that was refunded in the dashboard of Stripe counts as refunded', async () => {
      const { stripe, cheap, organizer, reserve, place, settle } = await open('dashboard')
      const order = await reserve(cheap)
      const { payment_intent } = stripe.pay(ok(await place(order.id, 'stripe')).payment_url)
      await settle(order.id)
      stripe.refunds.push({
        id: 're_dashboard',
        intent: payment_intent ?? '',
        amount: 100,
        status: 'succeeded',
        metadata: { attempt: null },
      })
      ok(await organizer.post(`/orders/${order.id}/refund/`))
      await service.context.jobs.idle()
      const after = ok(await organizer.get(`/orders/${order.id}/?expand=refund_requests`))
      assert.deepEqual([after.status, after.refund_requests[0].status], ['refunded', 'completed'])
      assert.equal(stripe.balanceOf(order.id).kept, 0)
    })

    await suite.test('is in the currency of the prices, also if the event has changed its own', async () => {
      const { stripe, free, cheap, event, organizer, reserve, change, place, read, settle } =
        await open('coin')
      const order = await reserve(free)
      ok(await organizer.post(`/events/${event.id}/`, { event: { currency: 'USD' } }))
      const update = ok(await change(order.id, cheap, 1))
      assert.equal(update.costs.gross.currency, 'USD')
      const session = stripe.pay(ok(await place(order.id, 'stripe')).payment_url)
      assert.equal(session.fields.get('line_items[0][price_data][currency]'), 'usd')
      await settle(order.id)
      assert.equal((await read(order.id)).status, 'placed')
    })

    await suite.test('whose page could not be created leaves the order changeable and payable', async () => {
      const { stripe, cheap, dear, reserve, change, place, statesOf } = await open('lost')
      const order = await reserve(cheap)
      for (const fault of ['drops', 'loses'] as const) {
        stripe.control[fault] = /sessions$/
        assert.equal((await place(order.id, 'stripe')).status, 503)
        ok(await change(order.id, dear, 1))
        const retry = ok(await place(order.id, 'stripe'))
        assert.equal(retry.payment_url, ok(await place(order.id, 'stripe')).payment_url)
        ok(await change(order.id, cheap, 1))
      }
      assert.deepEqual(await statesOf(order.id), ['failed', 'failed', 'failed', 'failed'])
    })
  })
})
