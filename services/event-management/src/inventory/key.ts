/**
 * For `writeBatched`: whatever changes an event's pools, or may not happen at the same time as an order of it.
 * The occurrences of a series share one, so that the whole series can be canceled in one transaction.
 */
export function inventoryKey(event: { id: number; series_id: number | null }): string {
  return `event ${event.series_id ?? event.id}`
}
