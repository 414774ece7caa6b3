/** One picture is rendered at a time, and one that several wait for is rendered once. */
export function createRenderQueue<Made>() {
  const underWay = new Map<string, Promise<Made>>()
  let last: Promise<unknown> = Promise.resolve()
  return (key: string, render: () => Promise<Made>): Promise<Made> => {
    const waiting = underWay.get(key)
    if (waiting) return waiting
    const made = last.then(render).finally(() => underWay.delete(key))
    underWay.set(key, made)
    last = made.catch(() => {})
    return made
  }
}
