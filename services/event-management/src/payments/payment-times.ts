/** How long a buyer may pay on a page of Stripe, which accepts nothing below half an hour. */
export const payingMs = 31 * 60_000
/** When a payment is settled that nothing else has settled, from its beginning. */
export const settleAfterMs = payingMs + 60_000
/** When a settlement is resumed whose process may have ended in the middle. */
export const resumeAfterMs = 60_000
/** The longest pause between two attempts to settle a payment. */
export const maxPauseMs = 5 * 60_000
