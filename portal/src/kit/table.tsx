import type { ComponentChildren } from 'preact'

export interface Column<Row> {
  key: string
  title: string
  /** Figures stand to the right, with equal widths. */
  isFigure?: boolean
  /** Left out where there is no room. */
  isMinor?: boolean
  cell(row: Row): ComponentChildren
  /** The address that sorts by this column, where it can be sorted. */
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

// A row that is laid out as a list is no row any more for some readers; the roles say it still is.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/** A table that becomes a list on a narrow page. The first column names the row. */
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
