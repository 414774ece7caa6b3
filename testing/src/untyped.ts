/** A value whose shape the test knows and the type system does not, such as a parsed response. Nothing has no fields. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export const untyped = (value: unknown): any => value ?? {}
