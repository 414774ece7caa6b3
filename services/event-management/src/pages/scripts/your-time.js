// Says when something is on the clock of whoever reads, where that is another one than the event's.
;(() => {
  for (const hint of document.querySelectorAll('[data-your-time]')) {
    const { startsAt, endsAt, zone } = hint.dataset
    const speak = (timeZone) =>
      new Intl.DateTimeFormat(document.documentElement.lang, {
        dateStyle: 'full',
        timeStyle: 'short',
        timeZone,
      }).formatRange(new Date(startsAt), new Date(endsAt))
    if (speak() === speak(zone)) continue
    hint.append(speak())
    hint.hidden = false
  }
})()
