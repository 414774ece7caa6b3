/** The quantile of the values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export function formatCount(value: number): string {
  return Math.round(value).toLocaleString('en')
}

/** Prints whether a claim is met; otherwise the run fails. */
export function checkClaim(name: string, measured: number, atLeast: number): void {
  const isMet = measured >= atLeast
  const figure = measured >= 10 ? formatCount(measured) : measured.toFixed(2)
  console.log(`  ${name} ${figure}, claimed at least ${atLeast}: ${isMet ? 'met' : 'NOT MET'}`)
  if (!isMet) process.exitCode = 1
}
