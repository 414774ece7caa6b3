const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })

/** BCP 47 tag: `fra` is `fr`. */
export function languageTag(code: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(code)[0]
  } catch {
    return undefined
  }
}

/** `fra` is French. */
export function languageName(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
