/** Undefined for an address that could run a script, such as `javascript:`. */
export function webAddress(url: string | null | undefined): string | undefined {
  return url && /^https?:\/\//i.test(url) ? url : undefined
}
