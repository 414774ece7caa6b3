/** Changes are ordered by second and ID, as polling clients expect. */
export function toTheSecond(ms: number): number {
  return ms - (ms % 1_000)
}
