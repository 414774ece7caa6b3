import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type NumberRange, readRange } from '../filter-values.ts'
import type { Cell, Condition, Filter } from '../resource.ts'
import { allOf, anyOf, isIn } from './conditions.ts'
import { byColumn, byText } from './sorts.ts'

/** For filters with a condition for each value. */
export const maxConditions = 50

/** Matches any of these texts. `valuesOf` maps client spellings to column values. */
export function anyText(
  column: string,
  valuesOf: (value: string) => readonly string[] = (value) => [value],
): Filter {
  return {
    description: 'A comma-separated list of values.',
    nullable: column,
    sort: byText(column),
    condition: (values, { column: of, dialect }) => isIn(of(column), values.flatMap(valuesOf), dialect),
  }
}

/** Matches any of these ids or numbers. Invalid numbers match nothing. */
export function anyNumber(column: string): Filter {
  return {
    description: 'A comma-separated list of numbers.',
    nullable: column,
    sort: byColumn(column),
    condition: (values, { column: of, dialect }) =>
      isIn(of(column), values.filter((value) => /^\d{1,15}$/.test(value)).map(Number), dialect),
  }
}

/** Matches a number, or a range such as `80..`. `scale` converts client units to column units. */
export function numberRange(column: string, scale = 1): Filter {
  return {
    description: 'A number or a range: `24`, `80..`, `..80` or `50..80`. Three dots exclude the end.',
    maxValues: maxConditions,
    nullable: column,
    sort: byColumn(column),
    condition: (values, { column: of }) =>
      anyOf(
        values.flatMap((value) => {
          const range = readRange(value)
          return range ? [within(of(column), range, scale)] : []
        }),
      ),
  }
}

export function isTrue(column: string): Filter {
  return {
    description: '`true` or `false`.',
    nullable: column,
    sort: byColumn(column),
    condition: (values, { column: of, dialect }) => isIn(of(column), values.flatMap(readBoolean), dialect),
  }
}

/** Accepts `true`, `t`, `1`, `yes`, `on` and their opposites, case-insensitively. */
export function readBoolean(value: string): (0 | 1)[] {
  if (/^(?:true|t|1|yes|on)$/i.test(value)) return [1]
  return /^(?:false|f|0|no|off)$/i.test(value) ? [0] : []
}

/** Columns are integers, so fractional bounds are rounded inwards. */
function within(column: RawBuilder<Cell>, { from, to, isExclusive }: NumberRange, scale: number): Condition {
  const [low, high] = [scaled(from, scale), scaled(to, scale)]
  const isAfter = isExclusive && high === undefined
  return allOf([
    low === undefined
      ? undefined
      : isAfter
        ? sql<SqlBool>`${column} > cast(${Math.floor(low)} as bigint)`
        : sql<SqlBool>`${column} >= cast(${Math.ceil(low)} as bigint)`,
    high === undefined
      ? undefined
      : isExclusive
        ? sql<SqlBool>`${column} < cast(${Math.ceil(high)} as bigint)`
        : sql<SqlBool>`${column} <= cast(${Math.floor(high)} as bigint)`,
  ])
}

/** Removes floating-point errors of the multiplication. */
function scaled(value: number | undefined, scale: number): number | undefined {
  if (value === undefined) return undefined
  return Math.min(Number((value * scale).toPrecision(15)), Number.MAX_SAFE_INTEGER)
}
