export interface NamedSeat {
  section: string
  row_name: string
  name: string
}

export interface MaybeSeated {
  section: string | null
  row: string | null
  seat: string | null
}

export function seatOf({ section, row, seat }: MaybeSeated): NamedSeat | undefined {
  return section === null || row === null || seat === null
    ? undefined
    : { section, row_name: row, name: seat }
}

/** The text on tickets: `Balcony, row C, seat 12`. */
export function sayInWords({ section, row_name, name }: NamedSeat): string {
  return `${section}, row ${row_name}, seat ${name}`
}

export function saySeatOf(somebody: MaybeSeated): string | null {
  const seat = seatOf(somebody)
  return seat ? sayInWords(seat) : null
}
