/** How many of a class one order may have, where the organiser says nothing. */
export const defaultMaxQuantity = 10
