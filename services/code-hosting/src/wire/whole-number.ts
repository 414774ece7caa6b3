/** Parses an id or count of a URL. Returns 0, which no row has, for anything else. */
export function wholeNumber(text: string | undefined): number {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : 0
}
