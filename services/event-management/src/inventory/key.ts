/**
 * The lock key for `writeBatched`: serializes changes to an event's pools with its orders. All dates of a
 * series share one key, so a whole series can be canceled in one transaction.
 */
export function inventoryKey(event: { id: number; series_id: number | null }): string {
  return `event ${event.series_id ?? event.id}`
}
