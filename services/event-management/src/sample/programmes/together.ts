import type { Programme } from '../programme.ts'

export const togetherProgrammes: readonly Programme[] = [
  {
    name: 'Repair Café',
    summary: 'Bring what is broken; somebody here has fixed one before.',
    about:
      'Lamps, zips, bicycles, radios and the odd accordion: volunteers mend it with you, not for you. What cannot be saved is at least understood.',
    ...{ categoryId: 113, subcategoryId: 13003, formatId: 11, picture: 'craft', startsAt: '11:00', hours: 5 },
    ...{ days: 'weekend', tickets: 'free', places: 120 },
  },
  {
    name: 'Speaking in Tongues: Language Tables',
    summary: 'Twelve tables, twelve languages, and a bell every twenty minutes.',
    about:
      'Sit down where you want to learn, move on when the bell rings. Native speakers keep each table going; mistakes are what the evening is for.',
    ...{
      categoryId: 113,
      subcategoryId: 13009,
      formatId: 10,
      picture: 'words',
      startsAt: '19:00',
      hours: 2.5,
    },
    ...{ days: 'evening', tickets: 'paid', price: 4, places: 96 },
  },
  {
    name: 'Book Club for Slow Readers',
    summary: 'One novel, four evenings, no shame in not having finished.',
    about:
      'We read a hundred pages between the meetings and talk about those only. Whoever gives the ending away brings the cake next time. Online, cameras as you like.',
    ...{
      categoryId: 119,
      subcategoryId: 19006,
      formatId: 10,
      picture: 'words',
      startsAt: '19:30',
      hours: 1.5,
    },
    ...{ days: 'evening', tickets: 'free', places: 60, isOnline: true },
  },
  {
    name: 'Darkroom Weekend',
    summary: 'From a roll of film to a print on the wall in two days.',
    about:
      'Saturday is for taking and developing, Sunday for printing. Cameras can be borrowed; chemistry and paper are included. Six places, so that everybody has an enlarger.',
    ...{ categoryId: 119, subcategoryId: 19004, formatId: 9, picture: 'craft', startsAt: '10:00', hours: 30 },
    ...{ days: 'weekend', tickets: 'workshop', price: 120, places: 6 },
  },
  {
    name: 'Knit, Purl, Gossip',
    summary: 'An evening of wool for beginners and those who have had a blanket going since spring.',
    about:
      'Needles and wool are on the table. Beginners leave with something that is nearly a scarf. There is a basket for abandoned projects, which others finish.',
    ...{ categoryId: 119, subcategoryId: 19005, formatId: 9, picture: 'craft', startsAt: '18:30', hours: 2 },
    ...{ days: 'evening', tickets: 'donation', places: 28 },
  },
  {
    name: 'The Museum after Hours',
    summary: 'Two hours in the galleries without the crowds, with curators who do not whisper.',
    about:
      'Three curators stand in front of their favourite objects and tell you why. The café serves until the end, and the attic is open for once.',
    ...{
      categoryId: 113,
      subcategoryId: 13007,
      formatId: 16,
      picture: 'words',
      startsAt: '19:00',
      hours: 2.5,
    },
    ...{ days: 'evening', tickets: 'tiers', price: 17, places: 140 },
  },
  {
    name: 'Swap, Don’t Shop: Clothes Exchange',
    summary: 'Bring five good pieces, leave with five others, and a tailor in between.',
    about:
      'Everything is sorted by size and looked over at the door. A tailor shortens while you wait. What remains goes to the night shelter.',
    ...{ categoryId: 106, subcategoryId: 6001, formatId: 5, picture: 'market', startsAt: '12:00', hours: 4 },
    ...{ days: 'weekend', tickets: 'paid', price: 3, places: 160 },
  },
  {
    name: 'Calm Crowd: An Evening on Anxiety',
    summary: 'A therapist, a comedian and a neuroscientist on the most common alarm in the world.',
    about:
      'What the alarm is for, why it rings at night, and what helps. Questions are taken in writing. Quiet rooms are open throughout, and nobody minds who leaves.',
    ...{ categoryId: 107, subcategoryId: 7002, formatId: 2, picture: 'talk', startsAt: '18:30', hours: 2 },
    ...{ days: 'evening', tickets: 'donation', places: 130 },
  },
  {
    name: 'Children’s Concert: The Elephant Who Forgot',
    summary: 'A musical story for listeners from three to eight and whoever brings them.',
    about:
      'Forty minutes, a small orchestra, an elephant of cardboard. Wriggling is expected. Afterwards every instrument may be tried, including the tuba.',
    ...{
      categoryId: 115,
      subcategoryId: 15005,
      formatId: 6,
      picture: 'music',
      startsAt: '11:00',
      hours: 1.25,
    },
    ...{ days: 'weekend', tickets: 'members', price: 8, places: 190 },
  },
  {
    name: 'Sitting Still: Meditation for Sceptics',
    summary: 'Four postures, three teachers, no incense.',
    about:
      'What is known about sitting still, tried out in four ways. Chairs are as good as cushions. You may ask why at any time, preferably not during the silence.',
    ...{ categoryId: 114, subcategoryId: 14005, formatId: 9, picture: 'sky', startsAt: '18:00', hours: 1.5 },
    ...{ days: 'evening', tickets: 'donation', places: 55 },
  },
]
