/** Without what a body did not say. */
export function said<Columns extends object>(
  columns: Columns,
): { [Name in keyof Columns]?: Exclude<Columns[Name], undefined> } {
  const pairs = Object.entries(columns).filter(([, value]) => value !== undefined)
  // Entries lose the types of their values.
  return Object.fromEntries(pairs) as { [Name in keyof Columns]?: Exclude<Columns[Name], undefined> }
}
