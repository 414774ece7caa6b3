export const dateKeywords = [
  'today',
  'tomorrow',
  'this_week',
  'this_weekend',
  'next_week',
  'next_weekend',
  'this_month',
  'next_month',
] as const

export type DateKeyword = (typeof dateKeywords)[number]

/** The range in local time. Weeks begin on Monday, weekends on Friday evening. */
export function rangeOfKeyword(
  keyword: DateKeyword,
  zone: string,
  nowMs: number,
): { from: number; to: number } {
  const today = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(zone).toPlainDate()
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  const first = today.with({ day: 1 })
  const friday = monday.add({ days: 4 })
  // If a daylight saving transition skips midnight, the day starts an hour later.
  const startOf = (date: Temporal.PlainDate) => date.toZonedDateTime(zone).epochMilliseconds
  const between = (from: Temporal.PlainDate, before: Temporal.PlainDate) => ({
    from: startOf(from),
    to: startOf(before) - 1,
  })
  const weekend = (date: Temporal.PlainDate) => ({
    from: date.toZonedDateTime({ timeZone: zone, plainTime: '18:00' }).epochMilliseconds,
    to: startOf(date.add({ days: 3 })) - 1,
  })
  switch (keyword) {
    case 'today':
      return between(today, today.add({ days: 1 }))
    case 'tomorrow':
      return between(today.add({ days: 1 }), today.add({ days: 2 }))
    case 'this_week':
      return between(monday, monday.add({ weeks: 1 }))
    case 'next_week':
      return between(monday.add({ weeks: 1 }), monday.add({ weeks: 2 }))
    case 'this_weekend':
      return weekend(friday)
    case 'next_weekend':
      return weekend(friday.add({ weeks: 1 }))
    case 'this_month':
      return between(first, first.add({ months: 1 }))
    case 'next_month':
      return between(first.add({ months: 1 }), first.add({ months: 2 }))
  }
}
