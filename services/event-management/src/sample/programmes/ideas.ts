import type { Programme } from '../programme.ts'

export const ideaProgrammes: readonly Programme[] = [
  {
    name: 'The Repairable Future: A Conference on Things That Last',
    summary: 'Two days on spare parts, open manuals, and the law that lets you use them.',
    about:
      'Engineers, makers and lawmakers talk about products that can be opened with an ordinary screwdriver. The second day is all workshops. Lunch is included, and so is a broken toaster for everyone.',
    ...{ categoryId: 102, subcategoryId: 2004, formatId: 1, picture: 'tech', startsAt: '09:30', hours: 32 },
    ...{ days: 'daytime', tickets: 'tiers', price: 140, places: 350 },
  },
  {
    name: 'Robots on the Kitchen Table',
    summary: 'Build a small robot in an afternoon and teach it to avoid the cat.',
    about:
      'Each pair gets a kit, a soldering iron and a tutor within shouting distance. At the end the robots race around the room. Suitable from twelve years, with or without parents.',
    ...{ categoryId: 102, subcategoryId: 2007, formatId: 9, picture: 'tech', startsAt: '14:00', hours: 4 },
    ...{ days: 'weekend', tickets: 'workshop', price: 35, places: 28 },
  },
  {
    name: 'Science over Soup',
    summary: 'A researcher, a bowl of soup, and a question that has no answer yet.',
    about:
      'Twenty minutes of talk, an hour of questions, no slides. The soup is vegetarian and the questions may be silly: those turn out to be the good ones.',
    ...{ categoryId: 102, subcategoryId: 2002, formatId: 2, picture: 'talk', startsAt: '18:30', hours: 2 },
    ...{ days: 'evening', tickets: 'donation', places: 60 },
  },
  {
    name: 'Night at the Observatory',
    summary: 'Telescopes, red torches, and an astronomer who never tires of Saturn.',
    about:
      'Dress for winter even in summer. If the sky is clear we look at planets, clusters and one galaxy; if not, there is a tour of the dome and a second date for free.',
    ...{ categoryId: 102, subcategoryId: 2002, formatId: 16, picture: 'sky', startsAt: '21:00', hours: 3 },
    ...{ days: 'weekend', tickets: 'workshop', price: 12, places: 40 },
  },
  {
    name: 'First Company, First Year',
    summary: 'Founders tell what nobody told them: contracts, taxes, tears.',
    about:
      'Four founders with very different first years answer the questions that you send in beforehand. Afterwards there are tables by topic and people who stay late.',
    ...{ categoryId: 101, subcategoryId: 1001, formatId: 10, picture: 'talk', startsAt: '18:00', hours: 3 },
    ...{ days: 'evening', tickets: 'early', price: 15, places: 110 },
  },
  {
    name: 'Plain Figures: Reading a Balance Sheet',
    summary: 'An online evening for everybody who nods when accountants speak.',
    about:
      'We take the published accounts of a bakery, a football club and an airline and find out which of them is fine. You need a pencil. The recording stays up for a month.',
    ...{ categoryId: 101, subcategoryId: 1002, formatId: 9, picture: 'talk', startsAt: '18:00', hours: 1.5 },
    ...{ days: 'evening', tickets: 'paid', price: 20, places: 300, isOnline: true },
  },
  {
    name: 'Design Critique Breakfast',
    summary: 'Bring something unfinished; leave with kinder eyes and a longer list.',
    about:
      'Six people show one piece of work each, for fifteen minutes, to others who do the same for a living. What is shown stays in the room. Croissants come from around the corner.',
    ...{ categoryId: 101, subcategoryId: 1009, formatId: 10, picture: 'craft', startsAt: '08:30', hours: 2 },
    ...{ days: 'daytime', tickets: 'workshop', price: 8, places: 26 },
  },
  {
    name: 'Accessible by Default',
    summary: 'An online workshop on web pages that everybody can use, taught by people who test them daily.',
    about:
      'We take three ordinary pages apart with a screen reader, a keyboard and a patient audience, and put them together again. You write code yourself in the second half.',
    ...{ categoryId: 102, subcategoryId: 2004, formatId: 9, picture: 'tech', startsAt: '15:00', hours: 3 },
    ...{ days: 'daytime', tickets: 'donation', places: 200, isOnline: true },
  },
  {
    name: 'Town Hall: Whose Street Is It?',
    summary: 'Planners, shopkeepers and cyclists around one very large map.',
    about:
      'The city wants to rebuild four streets and wants to hear from those who use them. The map is on the floor, the pens are thick, and minutes are kept and published.',
    ...{
      categoryId: 112,
      subcategoryId: 12007,
      formatId: 10,
      picture: 'talk',
      startsAt: '18:00',
      hours: 2.5,
    },
    ...{ days: 'evening', tickets: 'free', places: 150 },
  },
  {
    name: 'Game Jam: Forty-Eight Hours, One Button',
    summary: 'Make a game that is played with a single button; sleep is optional.',
    about:
      'The theme is told on Friday evening and the games are played by everybody on Sunday. Come alone or as a team. There are beds, showers and an espresso machine that has seen things.',
    ...{ categoryId: 119, subcategoryId: 19002, formatId: 14, picture: 'tech', startsAt: '18:00', hours: 48 },
    ...{ days: 'weekend', tickets: 'early', price: 25, places: 90 },
  },
]
