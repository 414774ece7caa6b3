/** Kitsu's language names by language code. */
const names = new Map(
  Object.entries({
    ar: 'Arabic',
    de: 'German',
    en: 'English',
    es: 'Spanish',
    fr: 'French',
    he: 'Hebrew',
    hu: 'Hungarian',
    it: 'Italian',
    ja: 'Japanese',
    ko: 'Korean',
    nl: 'Dutch',
    pl: 'Polish',
    pt: 'Portuguese',
    ru: 'Russian',
    sv: 'Swedish',
    th: 'Thai',
    tl: 'Tagalog',
    zh: 'Mandarin',
  }),
)

/** Locales whose name differs from that of their language. */
const exceptions = new Map(Object.entries({ pt_br: 'Brazilian', zh_hk: 'Cantonese' }))

export function languageOf(locale: string): string {
  const [language = ''] = locale.split('_', 1)
  return exceptions.get(locale) ?? names.get(language) ?? locale
}

/** Matches locales by language name, or the locale itself; `%` matches any region. */
export function localesLike(language: string): { like: readonly string[]; except: readonly string[] } {
  const searched = language.toLowerCase()
  const exception = [...exceptions].find(([, name]) => name.toLowerCase() === searched)
  if (exception) return { like: [exception[0]], except: [] }
  const plain = [...names].find(([, name]) => name.toLowerCase() === searched)
  if (!plain) return { like: [searched.replaceAll(/[%\\]/g, '')], except: [] }
  const [code] = plain
  return {
    like: [code, `${code}\\_%`],
    except: [...exceptions.keys()].filter((one) => one.startsWith(`${code}_`)),
  }
}
