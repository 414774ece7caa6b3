export type Params = Readonly<Record<string, string>>

/** Returns the parameters if the path matches a pattern such as `/explorer/:service` or `/files/*path`. */
export function matchPath(pattern: string, path: string): Params | undefined {
  const names = pattern.split('/')
  const segments = path.replace(/(?<=.)\/$/, '').split('/')
  // A `*` parameter matches the rest of the path.
  const starAt = names.findIndex((name) => name.startsWith('*'))
  const parts =
    starAt >= 0 && segments.length > starAt
      ? [...segments.slice(0, starAt), segments.slice(starAt).join('/')]
      : segments
  if (names.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? ''
    if (/^[:*]/.test(name)) params[name.slice(1)] = decode(part)
    else if (name !== part) return undefined
  }
  return params
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
