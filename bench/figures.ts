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
  console.log(`  ${name} ${describeClaim(measured, 'at least', atLeast)}`)
}

/** Says whether a claim is met; otherwise the run fails. */
export function describeClaim(value: number, how: 'at most' | 'at least', limit: number): string {
  const isMet = how === 'at most' ? value <= limit : value >= limit
  if (!isMet) process.exitCode = 1
  const figure = value < 100 ? value.toFixed(2) : formatCount(value)
  return `${figure}, claimed ${how} ${limit}: ${isMet ? 'met' : 'NOT MET'}`
}
