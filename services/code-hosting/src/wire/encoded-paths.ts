export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

export function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '')
}
