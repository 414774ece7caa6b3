export type Params = Readonly<Record<string, string>>

/** What fills the names of a pattern such as `/explorer/:service`, where the path fits it. */
export function matchPath(pattern: string, path: string): Params | undefined {
  const names = pattern.split('/')
  const parts = path.replace(/(?<=.)\/$/, '').split('/')
  if (names.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? ''
    if (name.startsWith(':')) params[name.slice(1)] = decode(part)
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
