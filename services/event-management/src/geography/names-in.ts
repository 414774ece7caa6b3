/** Display names and sort order for a locale such as `de_DE`. */
export function namesIn(locale: string) {
  const language = locale.replace('_', '-')
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return {
    nameOf: (country: string) => names.of(country) ?? country,
    compare: new Intl.Collator(language).compare,
  }
}
