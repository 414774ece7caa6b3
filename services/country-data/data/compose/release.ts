/** The calendar version of the data set. Raise it with every change of the facts. */
export const datasetVersion = '2026.11.1'

/** The reference date of the records, which decides which currencies are legal tender. Not the current date. */
export const asOf = '2026-11-01'
