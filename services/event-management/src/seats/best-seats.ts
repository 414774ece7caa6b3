interface FreeSeat {
  id: number
  place: number
}

/** The first `quantity` adjacent seats in one row. Undefined if there are none. */
export function findAdjacentSeats(free: readonly FreeSeat[], quantity: number): number[] | undefined {
  return groupNeighbours(free)
    .find((group) => group.length >= quantity)
    ?.slice(0, quantity)
}

/** In as few groups as possible. */
export function groupSeats(free: readonly FreeSeat[], quantity: number): number[] {
  return groupNeighbours(free)
    .sort((a, b) => b.length - a.length)
    .flat()
    .slice(0, quantity)
}

/** Sorted by place, grouped without gaps. */
function groupNeighbours(free: readonly FreeSeat[]): number[][] {
  const groups: number[][] = []
  let next = Number.NaN
  for (const { id, place } of free) {
    if (place === next) groups.at(-1)?.push(id)
    else groups.push([id])
    next = place + 1
  }
  return groups
}
