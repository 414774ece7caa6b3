/** Drops undefined values. */
export function definedFields<Columns extends object>(
  columns: Columns,
): { [Name in keyof Columns]?: Exclude<Columns[Name], undefined> } {
  const pairs = Object.entries(columns).filter(([, value]) => value !== undefined)
  // Object.fromEntries loses the values' types.
  return Object.fromEntries(pairs) as { [Name in keyof Columns]?: Exclude<Columns[Name], undefined> }
}
