/**
 * Maps the fields of an input to their columns, converting each value. Missing fields stay missing, so
 * updates leave them unchanged.
 */
export function columnsOf<const Names extends Readonly<Record<string, string>>, Value, Fixed>(
  input: { readonly [Field in keyof NoInfer<Names>]?: Value | undefined },
  names: Names,
  read: (value: Value) => Fixed,
) {
  const pairs = Object.entries(names).flatMap(([field, column]) => {
    const value = input[field as keyof Names]
    return value === undefined ? [] : [[column, read(value)]]
  })
  // Object.fromEntries loses the keys' types.
  return Object.fromEntries(pairs) as { [Column in Names[keyof Names]]?: Fixed }
}
