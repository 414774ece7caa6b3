import type { ComponentChildren } from 'preact'

export interface Column<Row> {
  key: string
  title: string
  /** Right-aligned with tabular figures. */
  isFigure?: boolean
  /** Hidden on narrow pages. */
  isMinor?: boolean
  cell(row: Row): ComponentChildren
  /** URL that sorts by this column. */
  sort?: Sort
}

interface Sort {
  href: string
  direction: 'ascending' | 'descending' | undefined
}

interface TableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey(row: Row): string | number
  id?: string
}

// Some screen readers drop table semantics when CSS changes `display`; roles restore them.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/** A table that becomes a list on narrow pages. The first column is the row header. */
export function Table<Row>({ caption, columns, rows, rowKey, id }: TableProps<Row>) {
  return (
    <div class="table-frame">
      <table class="table" {...roles.table}>
        <caption class="unseen">{caption}</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map(({ key, title, sort, ...column }) => (
              <th
                key={key}
                scope="col"
                class={classOf(column)}
                aria-sort={sort?.direction}
                {...roles.columnHeader}
              >
                {sort ? <SortLink title={title} {...sort} /> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody id={id} data-list="" {...roles.group}>
          {rows.map((row) => (
            <tr key={rowKey(row)} {...roles.row}>
              {columns.map(({ key, title, cell, ...column }, index) =>
                index === 0 ? (
                  <th key={key} scope="row" {...roles.rowHeader}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} data-title={title} class={classOf(column)} {...roles.cell}>
                    <div class="cell">{cell(row)}</div>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SortLink({ title, href, direction }: { title: string } & Sort) {
  return (
    <a href={href} class="sort">
      {title}
      {direction && <span aria-hidden="true">{direction === 'ascending' ? ' ↑' : ' ↓'}</span>}
    </a>
  )
}

function classOf({ isFigure, isMinor }: { isFigure?: boolean; isMinor?: boolean }): string | undefined {
  return [isFigure && 'figure-cell', isMinor && 'minor-cell'].filter(Boolean).join(' ') || undefined
}
