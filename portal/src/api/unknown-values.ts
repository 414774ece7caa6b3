/** The properties of an object; none for any other value. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {}
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
