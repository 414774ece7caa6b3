type NumberArray = Uint8Array | Uint16Array | Uint32Array | Float64Array

/** A typed array that grows when a higher position is set. */
export interface GrowingArray {
  get(position: number): number
  set(position: number, value: number): void
}

export function createGrowingArray(Type: new (length: number) => NumberArray): GrowingArray {
  let array = new Type(1024)

  return {
    get: (position) => array[position] ?? 0,
    set(position, value) {
      if (position >= array.length) array = copyOf(array, new Type(position * 2))
      array[position] = value
    },
  }
}

/** An unordered set of ids with a position for each, so that a random one is found in constant time. */
export interface DenseSet {
  readonly size: number
  at(position: number): number
  has(id: number): boolean
  add(id: number): void
  delete(id: number): void
}

export function createDenseSet(): DenseSet {
  const ids = createGrowingArray(Uint32Array)
  /** One more than the position, because 0 means none. */
  const positions = createGrowingArray(Uint32Array)
  let size = 0

  return {
    get size() {
      return size
    },
    at: ids.get,
    has: (id) => positions.get(id) !== 0,
    add(id) {
      if (positions.get(id) !== 0) return
      ids.set(size, id)
      positions.set(id, ++size)
    },
    delete(id) {
      const position = positions.get(id)
      if (position === 0) return
      // The last id replaces the deleted one.
      const last = ids.get(--size)
      ids.set(position - 1, last)
      positions.set(last, position)
      positions.set(id, 0)
    },
  }
}

/** Ids in ascending order of `compare`. Appending takes constant time; inserting moves what follows. */
export interface SortedIds {
  readonly size: number
  at(position: number): number
  add(id: number): void
  delete(id: number): void
}

export function createSortedIds(compare: (a: number, b: number) => number): SortedIds {
  let array = new Uint32Array(1024)
  let size = 0

  /** The position of the first id that does not come before this one. */
  function positionOf(id: number): number {
    let low = 0
    let high = size
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compare(array[middle] ?? 0, id) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    get size() {
      return size
    },
    at: (position) => array[position] ?? 0,
    add(id) {
      const last = array[size - 1]
      const position = last === undefined || compare(last, id) < 0 ? size : positionOf(id)
      if (position < size && array[position] === id) return
      if (size === array.length) array = copyOf(array, new Uint32Array(size * 2))
      array.copyWithin(position + 1, position, size)
      array[position] = id
      size++
    },
    delete(id) {
      const position = positionOf(id)
      if (position === size || array[position] !== id) return
      array.copyWithin(position, position + 1, size)
      size--
    },
  }
}

function copyOf<Target extends NumberArray>(source: NumberArray, target: Target): Target {
  target.set(source)
  return target
}
