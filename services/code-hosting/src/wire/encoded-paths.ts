export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

export function trimSlashes(path: string): string {
  // Without the lookbehind, slashes in the middle take time that grows with the square of their number.
  return path.replace(/^\/+|(?<!\/)\/+$/g, '')
}
