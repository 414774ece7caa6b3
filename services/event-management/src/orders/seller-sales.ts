import { requirePermission } from '../access/permissions.ts'
import type { Viewer } from '../context.ts'
import type { Sales } from './sales.ts'

/**
 * For members, who are exempt from limits and passwords: an effect is rolled back if the member has lost the
 * permission since it was checked.
 */
export const salesOfSeller = (sales: Sales, viewer: Viewer, organizationId: number): Sales => ({
  ...sales,
  async recordEffect(tx, orderId) {
    await requirePermission(tx, viewer, organizationId, 'order')
    await sales.recordEffect(tx, orderId)
  },
})
