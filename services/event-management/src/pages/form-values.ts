import { asRecord } from '@octavo/platform/unknown-values.ts'

/** The values of a submitted form. */
export interface FormValues {
  one(name: string): string
  all(name: string): string[]
  names(): Iterable<string>
}

/** Above the limit of every field, so that a value that is too long is refused, not cut. */
const maxValueLength = 20_000

export function readFormValues(body: unknown): FormValues {
  const values = new Map(Object.entries(asRecord(body)))
  const all = (name: string) =>
    [values.get(name)]
      .flat()
      .filter((value) => typeof value === 'string')
      .map((value) => value.trim().slice(0, maxValueLength))
  return { all, names: () => values.keys(), one: (name) => all(name)[0] ?? '' }
}
