/** Renders one image at a time, and coalesces requests for the same key. */
export function createRenderQueue<Result>() {
  const pending = new Map<string, Promise<Result>>()
  let last: Promise<unknown> = Promise.resolve()
  return (key: string, render: () => Promise<Result>): Promise<Result> => {
    const existing = pending.get(key)
    if (existing) return existing
    const result = last.then(render).finally(() => pending.delete(key))
    pending.set(key, result)
    last = result.catch(() => {})
    return result
  }
}
