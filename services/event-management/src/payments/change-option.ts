import { toBit } from '@octavo/platform/data/columns.ts'
import { requirePermission } from '../access/permissions.ts'
import type { Context, Viewer } from '../context.ts'
import { argumentsError } from '../errors.ts'
import { optionsOf, type PaymentOption } from './options.ts'
import { putPaymentOption } from './store/payment-options.ts'

interface OptionChange {
  payment_method: string
  offered?: boolean
  instructions?: string
}

export async function changeOption(
  { db, config }: Pick<Context, 'db' | 'config'>,
  viewer: Viewer,
  organizationId: number,
  { payment_method, offered, instructions }: OptionChange,
): Promise<PaymentOption> {
  const method = payment_method.toLowerCase()
  const byDefault = optionsOf([]).find((option) => option.method === method)
  const isMissing = method === 'stripe' && offered && config.stripeKey === ''
  if (!byDefault || isMissing) throw argumentsError({ 'payment_option.payment_method': ['INVALID'] })
  const row = {
    organization_id: organizationId,
    method,
    is_offered: toBit(byDefault.isOffered),
    instructions: byDefault.instructions,
  }
  const change = {
    ...(offered !== undefined && { is_offered: toBit(offered) }),
    ...(instructions !== undefined && { instructions }),
  }
  const changed = await db.write(async (tx) => {
    await requirePermission(tx, viewer, organizationId)
    return putPaymentOption(tx, row, change)
  })
  return { ...byDefault, ...optionsOf([changed]).find((option) => option.method === method) }
}
