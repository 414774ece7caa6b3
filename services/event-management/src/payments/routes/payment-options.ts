import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { may } from '../../access/needs.ts'
import { requirePermission } from '../../access/permissions.ts'
import { viewerOf } from '../../access/viewer.ts'
import type { Context } from '../../context.ts'
import { Wrapped } from '../../wire/bodies.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { readId } from '../../wire/ids.ts'
import { PageOf, PageQuery, presentPagination, readPage, sliceOfList } from '../../wire/pages.ts'
import { changeOption } from '../change-option.ts'
import { listOptions, type PaymentOption as Option } from '../options.ts'
import { PaymentOption, PaymentOptionInput } from '../schema.ts'

const OrganizationPath = Type.Object({ organization_id: Type.String() })

export const paymentOptionRoutes =
  (context: Context): Routes =>
  (app) => {
    const { db } = context

    app.get(
      '/organizations/:organization_id/payment_options/',
      {
        config: { needs: may('read_orders', 'organization') },
        schema: {
          operationId: 'payment-options/list',
          summary: 'List payment options',
          tags: ['payments'],
          params: OrganizationPath,
          querystring: Type.Object({ ...PageQuery }),
          response: { 200: PageOf('payment_options', PaymentOption), ...mayFail },
        },
      },
      async (request) => {
        const organizationId = readId(request.params.organization_id, 'organization')
        await requirePermission(db.read, viewerOf(request), organizationId)
        const page = readPage(request)
        const { rows, ...slice } = sliceOfList(await listOptions(db.read, organizationId), page)
        return {
          pagination: presentPagination(request, page, slice),
          payment_options: rows.map(presentOption),
        }
      },
    )

    app.post(
      '/organizations/:organization_id/payment_options/',
      {
        config: { needs: may('manage_organization', 'organization') },
        schema: {
          operationId: 'payment-options/update',
          summary: 'Update a payment option',
          tags: ['payments'],
          params: OrganizationPath,
          body: Wrapped('payment_option', PaymentOptionInput),
          response: { 200: PaymentOption, ...mayFail },
        },
      },
      async (request) => {
        const organizationId = readId(request.params.organization_id, 'organization')
        await requirePermission(db.read, viewerOf(request), organizationId)
        return presentOption(
          await changeOption(context, viewerOf(request), organizationId, request.body.payment_option),
        )
      },
    )
  }

type Method = 'CASH' | 'CHECK' | 'INVOICE' | 'STRIPE'

function presentOption({ method, title, isOffered, instructions }: Option) {
  // This ecosystem writes payment methods in capitals.
  return { payment_method: method.toUpperCase() as Method, title, offered: isOffered, instructions }
}
