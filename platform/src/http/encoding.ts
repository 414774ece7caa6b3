export type Encoding = 'br' | 'gzip' | 'identity'

const preferred: readonly Encoding[] = ['br', 'gzip', 'identity']
const choices = new Map<string, Encoding>()
const maxCachedChoices = 200

/** Returns the preferred encoding that the client accepts (RFC 9110 §12.5.3). */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  let choice = choices.get(acceptEncoding)
  if (!choice) {
    choice = negotiate(acceptEncoding)
    if (choices.size >= maxCachedChoices) choices.clear()
    choices.set(acceptEncoding, choice)
  }
  return choice
}

function negotiate(acceptEncoding: string): Encoding {
  const weights = new Map<string, number>()
  for (const item of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, quality ? Number(quality.slice(2)) : 1)
  }
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const [best = 'identity'] = preferred
    .filter((encoding) => weightOf(encoding) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a))
  return best
}
