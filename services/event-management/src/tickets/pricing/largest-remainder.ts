/**
 * Distributes an amount by weights with the largest remainder method: the parts add up exactly, and ties go
 * to the first.
 */
export function divideByWeights(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  if (sum === 0n) return weights.map(() => 0)
  const whole = BigInt(amount)
  const parts = weights.map((weight) => (whole * BigInt(weight)) / sum)
  const remainders = weights.map((weight, index) => ({ index, left: (whole * BigInt(weight)) % sum }))
  const missing = Number(parts.reduce((left, part) => left - part, whole))
  const roundedUp = new Set(
    remainders
      .sort((a, b) => Number(b.left > a.left) - Number(b.left < a.left) || a.index - b.index)
      .slice(0, missing)
      .map(({ index }) => index),
  )
  return parts.map((part, index) => Number(part) + (roundedUp.has(index) ? 1 : 0))
}
