/** The lifetime of a Stripe session. The minimum is 30 minutes. */
export const payingMs = 31 * 60_000
/** When a payment is settled by the job at the latest. */
export const settleAfterMs = payingMs + 60_000
/** How long an order may fail to be placed before the buyer gets the money back. */
export const acceptingMs = 60 * 60_000
/** When an interrupted settlement is resumed. */
export const resumeAfterMs = 60_000
/** The maximum delay between attempts to settle a payment. */
export const maxPauseMs = 5 * 60_000
