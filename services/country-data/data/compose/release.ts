/** The calendar version of the data set; raised by hand with every change of the facts. */
export const datasetVersion = '2026.11.1'

/** The day the records describe; decides which currencies are legal tender. Never the clock's day. */
export const asOf = '2026-11-01'
