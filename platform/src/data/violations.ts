/** Reports whether a statement failed on a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return (
    sqliteCode(error) === sqliteUnique ||
    sqliteCode(error) === sqlitePrimaryKey ||
    postgresCode(error) === '23505'
  )
}

/** Reports whether a statement failed on a foreign key constraint. */
export function isForeignKeyViolation(error: unknown): boolean {
  const code = sqliteCode(error)
  if (code === sqliteForeignKey) return true
  // SQLite reports `on delete restrict` as a trigger error.
  if (code === sqliteTrigger) return error instanceof Error && error.message.startsWith('FOREIGN KEY')
  return postgresCode(error) === '23503' || postgresCode(error) === '23001'
}

/** https://sqlite.org/rescode.html#constraint_unique and the codes next to it. */
const sqliteUnique = 2067
const sqlitePrimaryKey = 1555
const sqliteForeignKey = 787
const sqliteTrigger = 1811

function sqliteCode(error: unknown): unknown {
  return error instanceof Error && 'errcode' in error ? error.errcode : undefined
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
export function postgresCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
