const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })

/** `fra` is French. */
export function languageName(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
