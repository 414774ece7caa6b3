import { toBit } from '@octavo/platform/data/columns.ts'
import { requirePermission } from '../access/permissions.ts'
import type { Context, Viewer } from '../context.ts'
import { argumentsError } from '../errors.ts'
import { listOptions, type PaymentOption } from './options.ts'
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
  const options = await listOptions(db.read, organizationId)
  const current = options.find(({ method }) => method === payment_method.toLowerCase())
  const isMissing = current?.method === 'stripe' && offered && config.stripeKey === ''
  if (!current || isMissing) throw argumentsError({ 'payment_option.payment_method': ['INVALID'] })
  const next = {
    ...current,
    isOffered: offered ?? current.isOffered,
    instructions: instructions ?? current.instructions,
  }
  const row = { organization_id: organizationId, method: next.method, instructions: next.instructions }
  await db.write(async (tx) => {
    await requirePermission(tx, viewer, organizationId)
    await putPaymentOption(tx, { ...row, is_offered: toBit(next.isOffered) })
  })
  return next
}
