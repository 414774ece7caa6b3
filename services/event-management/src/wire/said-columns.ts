/**
 * What was said of some fields, by the columns that keep them, each read in the same way. What was not said is not
 * there, so that it stays as it is.
 */
export function columnsOf<const Names extends Readonly<Record<string, string>>, Value, Kept>(
  said: { readonly [Field in keyof NoInfer<Names>]?: Value | undefined },
  names: Names,
  read: (value: Value) => Kept,
) {
  const pairs = Object.entries(names).flatMap(([field, column]) => {
    const value = said[field as keyof Names]
    return value === undefined ? [] : [[column, read(value)]]
  })
  // Entries lose the names of their fields.
  return Object.fromEntries(pairs) as { [Column in Names[keyof Names]]?: Kept }
}
