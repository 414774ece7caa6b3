/** The default limit per order and class. */
export const defaultMaxQuantity = 10

/** One order is written, printed and mailed at once. */
export const maxTicketsInOrder = 2_000
