/** The properties of an object; none for any other value. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {}
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** True if arrays and objects are nested in more than `depth` levels. */
export function isDeeperThan(depth: number, value: unknown): boolean {
  return (
    isObject(value) && (depth === 0 || Object.values(value).some((inner) => isDeeperThan(depth - 1, inner)))
  )
}

/** The code of a system error or a library's error, such as `ENOENT`. */
export function errorCode(error: unknown): string | undefined {
  const { code } = asRecord(error)
  return typeof code === 'string' ? code : undefined
}

export function errorMessage(error: unknown): string {
  const { message } = asRecord(error)
  return typeof message === 'string' ? message : String(error)
}
