/** Changes are ordered as pollers see them: by the second, and within it by id. */
export function toTheSecond(ms: number): number {
  return ms - (ms % 1_000)
}
