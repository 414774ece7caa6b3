import type { Programme } from '../programme.ts'

export const musicProgrammes: readonly Programme[] = [
  {
    name: 'Harbour Lights Jazz',
    summary: 'A late quintet, low lamps, and two sets of standards bent pleasantly out of shape.',
    about:
      'Five players who have shared a rehearsal room for eleven years play two long sets: familiar tunes first, then whatever the evening asks for. The bar stays open in the break, and the front tables are first come, first seated.',
    ...{ categoryId: 103, subcategoryId: 3002, formatId: 6, picture: 'music', startsAt: '20:00', hours: 3 },
    ...{ days: 'evening', tickets: 'paid', price: 18, places: 120 },
  },
  {
    name: 'Strings at Noon',
    summary: 'Forty minutes of chamber music for people who should be at their desks.',
    about:
      'Bring your sandwich. A different quartet each time plays one short work whole, and tells you beforehand what to listen for. You are back at work by one.',
    ...{
      categoryId: 103,
      subcategoryId: 3003,
      formatId: 6,
      picture: 'music',
      startsAt: '12:15',
      hours: 0.75,
    },
    ...{ days: 'daytime', tickets: 'donation', places: 90 },
  },
  {
    name: 'Basement Voltage',
    summary: 'Modular synthesisers, patched live and never twice the same.',
    about:
      'Three performers, three tables of cables, one room in the dark. Between the sets you may come close, ask questions, and turn exactly one knob.',
    ...{ categoryId: 103, subcategoryId: 3006, formatId: 6, picture: 'tech', startsAt: '21:00', hours: 4 },
    ...{ days: 'weekend', tickets: 'early', price: 14, places: 200 },
  },
  {
    name: 'The Neighbourhood Choir Sings Itself Hoarse',
    summary: 'Ninety amateurs, one conductor with endless patience, and songs everybody knows.',
    about:
      'The first half is ours, the second half is yours: words are on the back of the programme and nobody checks who can read music. Children sit in front.',
    ...{ categoryId: 103, subcategoryId: 3007, formatId: 6, picture: 'music', startsAt: '17:00', hours: 2 },
    ...{ days: 'weekend', tickets: 'donation', places: 260 },
  },
  {
    name: 'Tin Roof Sessions: New Songwriters',
    summary: 'Four songwriters, one microphone each, and the stories behind the songs.',
    about:
      'Each of the four plays three songs and explains one of them. The audience picks the encore by applause. A recording of the evening goes to everybody who came.',
    ...{ categoryId: 103, subcategoryId: 3009, formatId: 6, picture: 'music', startsAt: '19:30', hours: 2.5 },
    ...{ days: 'evening', tickets: 'paid', price: 12, places: 80 },
  },
  {
    name: 'Salsa on the Square',
    summary: 'An hour of lessons and a long evening of live percussion under the open sky.',
    about:
      'Beginners meet at six and learn enough to be dangerous by seven. Then the band plays until the lamps go out. Flat shoes are wise; partners are found on the spot.',
    ...{ categoryId: 103, subcategoryId: 3010, formatId: 11, picture: 'stage', startsAt: '18:00', hours: 4 },
    ...{ days: 'weekend', tickets: 'free', places: 400 },
  },
  {
    name: 'Opera for the Impatient',
    summary: 'Three great operas in ninety minutes, sung in full voice and told without mercy.',
    about:
      'Only the arias, only the murders, only the good bits: four singers and a piano run through three evenings of plot at a brisk trot. Ideal for those who were always curious and never sure.',
    ...{
      categoryId: 103,
      subcategoryId: 3012,
      formatId: 6,
      picture: 'stage',
      startsAt: '19:30',
      hours: 1.75,
    },
    ...{ days: 'evening', tickets: 'tiers', price: 28, places: 180 },
  },
  {
    name: 'Vinyl Breakfast',
    summary: 'Coffee, rolls and somebody else’s record collection, played from the first groove to the last.',
    about:
      'A guest brings ten records and the reasons for keeping them. We listen to whole sides, without talking over them, and eat quietly.',
    ...{
      categoryId: 103,
      subcategoryId: 3017,
      formatId: 11,
      picture: 'music',
      startsAt: '10:00',
      hours: 2.5,
    },
    ...{ days: 'weekend', tickets: 'workshop', price: 9, places: 32 },
  },
  {
    name: 'Dub in the Warehouse',
    summary: 'A hand-built sound system, heavy bass, and earplugs at the door.',
    about:
      'The loudspeakers are taller than you are and were built by the people who run them. Earplugs are free, the smoke is only steam, and the last bus waits.',
    ...{ categoryId: 103, subcategoryId: 3015, formatId: 11, picture: 'music', startsAt: '22:00', hours: 6 },
    ...{ days: 'weekend', tickets: 'early', price: 16, places: 500, isAdult: true },
  },
  {
    name: 'Songs from Five Rivers',
    summary: 'Folk musicians from five river valleys compare what the water taught them.',
    about:
      'Fiddle, oud, kora, accordion and voice: five traditions that never met until this tour. Each opens with a song of their own river, and all of them close together.',
    ...{
      categoryId: 103,
      subcategoryId: 3005,
      formatId: 6,
      picture: 'outdoors',
      startsAt: '19:00',
      hours: 2.5,
    },
    ...{ days: 'evening', tickets: 'tiers', price: 22, places: 240 },
  },
]
