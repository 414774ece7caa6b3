/** The numbers with the highest scores, best first; ties by number. */
export function bestOf(numbers: Uint32Array, count: number, scores: Float32Array, max: number): number[] {
  const heap: number[] = []
  const isWorse = (a: number, b: number) => {
    const difference = (scores[a] ?? 0) - (scores[b] ?? 0)
    return difference < 0 || (difference === 0 && a > b)
  }
  for (let index = 0; index < count; index++) {
    const number = numbers[index] ?? 0
    if (heap.length < max) {
      heap.push(number)
      rise(heap, isWorse)
    } else if (isWorse(heap[0] ?? 0, number)) {
      heap[0] = number
      sink(heap, isWorse)
    }
  }
  return heap.sort((a, b) => (isWorse(a, b) ? 1 : -1))
}

type Order = (a: number, b: number) => boolean

/** Min-heap. */
function rise(heap: number[], isWorse: Order): void {
  let at = heap.length - 1
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (!isWorse(heap[at] ?? 0, heap[parent] ?? 0)) return
    swap(heap, at, parent)
    at = parent
  }
}

function sink(heap: number[], isWorse: Order): void {
  let at = 0
  for (;;) {
    let worst = at
    const last = Math.min(2 * at + 2, heap.length - 1)
    for (let child = 2 * at + 1; child <= last; child++)
      if (isWorse(heap[child] ?? 0, heap[worst] ?? 0)) worst = child
    if (worst === at) return
    swap(heap, at, worst)
    at = worst
  }
}

function swap(heap: number[], a: number, b: number): void {
  const score = heap[a] ?? 0
  heap[a] = heap[b] ?? 0
  heap[b] = score
}
