/** Carries the chosen payment method to another page of the checkout, because the order does not store it yet. */
export function withMethod(address: string, method: string | undefined): string {
  return method ? `${address}&method=${encodeURIComponent(method)}` : address
}
