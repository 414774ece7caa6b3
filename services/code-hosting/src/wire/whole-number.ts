/** An id or count in an address; what is none counts as nothing, which is found nowhere. */
export function wholeNumber(text: string | undefined): number {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : 0
}
