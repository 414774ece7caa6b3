/** What is not exceeded by this share of the values. */
export function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function middle(values: readonly number[]): number {
  return at(values, 0.5)
}

export function whole(value: number): string {
  return Math.round(value).toLocaleString('en')
}

/** Prints whether a claim is kept; where it is not, the run fails. */
export function verdict(name: string, measured: number, atLeast: number): void {
  const isKept = measured >= atLeast
  const figure = measured >= 10 ? whole(measured) : measured.toFixed(2)
  console.log(`  ${name} ${figure}, claimed at least ${atLeast}: ${isKept ? 'kept' : 'NOT KEPT'}`)
  if (!isKept) process.exitCode = 1
}
