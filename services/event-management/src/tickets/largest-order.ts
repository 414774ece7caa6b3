/** The default limit per order and class. */
export const defaultMaxQuantity = 10
