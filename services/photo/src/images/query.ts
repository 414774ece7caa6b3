/** Longer forms that the imgix documentation accepts for a parameter. */
const aliases = new Map(
  Object.entries({
    width: 'w',
    height: 'h',
    f: 'fit',
    inv: 'invert',
    mono: 'monochrome',
    or: 'orient',
    fillcolor: 'fill-color',
    'jpeg-progressive': 'jpg-progressive',
    maskbg: 'mask-bg',
    'max-width': 'max-w',
    'max-height': 'max-h',
    'min-width': 'min-w',
    'min-height': 'min-h',
    rottype: 'rot-type',
    rott: 'rot-type',
    trimcolor: 'trim-color',
    trimtol: 'trim-tol',
  }),
)

const maxParameters = 200

/** A query string longer than any that means something. The rest is ignored. */
const maxLength = 8 * 1024

/**
 * Reads a query string. Of repeated parameters the last one counts, because clients append parameters to an existing URL.
 * A second `?` separates like `&`, because clients append `?w=300` as well. Never throws.
 */
export function readQuery(query: string): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>()
  const parts = query.slice(0, maxLength).split(/[&?]/)
  for (const part of parts.slice(0, maxParameters)) {
    const at = part.indexOf('=')
    if (at <= 0) continue
    const name = decode(part.slice(0, at)).toLowerCase()
    const canonical = aliases.get(name) ?? name
    parameters.set(canonical, decode(part.slice(at + 1)))
  }
  return parameters
}

/** The part of a request target after the first `?`. */
export function queryOf(url: string): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at + 1)
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  if (!spaced.includes('%')) return spaced
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}
