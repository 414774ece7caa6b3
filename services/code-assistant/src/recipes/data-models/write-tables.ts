import { pluralize, snakeCase } from '../names.ts'
import { type Field, type FieldType, findIdField, type Model } from './model.ts'

export type SqlDialect = 'postgresql' | 'sqlite' | 'mysql'

export const tableName = ({ name }: Pick<Model, 'name'>): string => pluralize(snakeCase(name))
export const columnName = ({ name }: Pick<Field, 'name'>): string => snakeCase(name)

/** One table per model. Objects and arrays in fields are JSON columns. */
export function writeSql(models: readonly Model[], dialect: SqlDialect): string {
  return models.map((model) => writeTable(model, dialect)).join('\n')
}

function writeTable(model: Model, dialect: SqlDialect): string {
  const key = findIdField(model)
  const columns = model.fields.map((field) => {
    const name = quote(columnName(field), dialect)
    const isKey = field === key
    const constraint = isKey ? ' PRIMARY KEY' : field.isOptional || field.isNullable ? '' : ' NOT NULL'
    return `  ${name} ${columnType(field.type, dialect, isKey)}${constraint}${checkOf(field, name, dialect)}`
  })
  return `CREATE TABLE ${quote(tableName(model), dialect)} (\n${columns.join(',\n')}\n);\n`
}

const reserved = new Set(
  'user users order orders group groups table select from where to index key primary default check references column values desc asc limit end case when then else and or not null in is like between rank row rows by'.split(
    ' ',
  ),
)

export function quote(name: string, dialect: SqlDialect): string {
  if (!reserved.has(name)) return name
  return dialect === 'mysql' ? `\`${name}\`` : `"${name}"`
}

const columnTypes: Record<SqlDialect, Record<string, string>> = {
  postgresql: {
    integer: 'bigint',
    number: 'double precision',
    boolean: 'boolean',
    json: 'jsonb',
    text: 'text',
    'date-time': 'timestamptz',
    date: 'date',
    uuid: 'uuid',
  },
  sqlite: {
    integer: 'INTEGER',
    number: 'REAL',
    boolean: 'INTEGER',
    json: 'TEXT',
    text: 'TEXT',
    'date-time': 'TEXT',
    date: 'TEXT',
    uuid: 'TEXT',
  },
  mysql: {
    integer: 'BIGINT',
    number: 'DOUBLE',
    boolean: 'BOOLEAN',
    json: 'JSON',
    text: 'TEXT',
    'date-time': 'DATETIME(3)',
    date: 'DATE',
    uuid: 'CHAR(36)',
  },
}

function columnType(type: FieldType, dialect: SqlDialect, isKey: boolean): string {
  const names = columnTypes[dialect]
  const text = dialect === 'mysql' && isKey ? 'VARCHAR(255)' : (names.text ?? '')
  switch (type.kind) {
    case 'string':
      if (type.maxLength && dialect !== 'sqlite') return `varchar(${type.maxLength})`
      return (type.format && names[type.format]) || text
    case 'enum':
      return dialect === 'mysql' ? `ENUM(${type.values.map(sqlText).join(', ')})` : text
    case 'integer':
    case 'number':
    case 'boolean':
      return names[type.kind] ?? ''
    default:
      return names.json ?? ''
  }
}

const sqlText = (value: string): string => `'${value.replace(/'/g, "''")}'`

function checkOf({ type }: Field, name: string, dialect: SqlDialect): string {
  if (type.kind === 'enum' && dialect !== 'mysql')
    return ` CHECK (${name} IN (${type.values.map(sqlText).join(', ')}))`
  if (type.kind === 'boolean' && dialect === 'sqlite') return ` CHECK (${name} IN (0, 1))`
  if (type.kind === 'string' && type.maxLength && dialect === 'sqlite')
    return ` CHECK (length(${name}) <= ${type.maxLength})`
  if (type.kind !== 'integer' && type.kind !== 'number') return ''
  const bounds = [
    ...(type.minimum === undefined ? [] : [`${name} >= ${type.minimum}`]),
    ...(type.maximum === undefined ? [] : [`${name} <= ${type.maximum}`]),
  ]
  return bounds.length ? ` CHECK (${bounds.join(' AND ')})` : ''
}
