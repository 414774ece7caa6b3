import type { Programme } from '../programme.ts'

export const tableProgrammes: readonly Programme[] = [
  {
    name: 'Bread before Dawn',
    summary: 'Shape, score and bake with the night shift, and take two loaves home.',
    about:
      'We start at four, while the ovens are at their best, and are done when others get up. You work with a sourdough that is older than most of the bakers, and leave with a jar of it.',
    ...{ categoryId: 110, subcategoryId: 10003, formatId: 9, picture: 'food', startsAt: '04:00', hours: 4 },
    ...{ days: 'weekend', tickets: 'workshop', price: 48, places: 12 },
  },
  {
    name: 'The Long Table',
    summary: 'One table, one hundred seats, and a menu from within thirty kilometres.',
    about:
      'Five courses, passed from hand to hand, with the growers sitting between the guests. Tell us what you cannot eat when you book and it will be seen to.',
    ...{ categoryId: 110, subcategoryId: 10003, formatId: 8, picture: 'food', startsAt: '18:30', hours: 4 },
    ...{ days: 'weekend', tickets: 'early', price: 65, places: 100 },
  },
  {
    name: 'Wine without Words',
    summary: 'A tasting in the dark, for people who are tired of blackcurrant notes.',
    about:
      'Six glasses, no labels, no adjectives: you sort them by what you would like to drink again. Then the lights go on. Bread and water in abundance.',
    ...{ categoryId: 110, subcategoryId: 10002, formatId: 9, picture: 'food', startsAt: '19:00', hours: 2 },
    ...{ days: 'evening', tickets: 'workshop', price: 38, places: 30, isAdult: true },
  },
  {
    name: 'Street Food Friday',
    summary: 'Thirty kitchens on wheels, long benches, and a brass band at eight.',
    about:
      'Pay what each dish costs; coming in is free. Deposit cups only, water taps at both ends, and a quiet corner for those with small children.',
    ...{ categoryId: 110, subcategoryId: 10003, formatId: 5, picture: 'market', startsAt: '17:00', hours: 5 },
    ...{ days: 'evening', tickets: 'free', places: 2_000 },
  },
  {
    name: 'Brew Your Own',
    summary: 'A day in a small brewery: mash, hops, patience, and a case to collect in a month.',
    about:
      'You decide together what to brew and do everything yourselves under friendly supervision. Lunch is what goes with it. A month later we open the first bottles.',
    ...{ categoryId: 110, subcategoryId: 10001, formatId: 9, picture: 'food', startsAt: '10:00', hours: 7 },
    ...{ days: 'weekend', tickets: 'workshop', price: 75, places: 14 },
  },
  {
    name: 'Dumplings of the World, Chapter One',
    summary: 'Fold four kinds of dumplings from four kitchens, then eat the evidence.',
    about:
      'Jiaozi, pierogi, momo and ravioli: four teachers, four doughs, forty folds each. The ugly ones taste the same. Vegetarian fillings throughout.',
    ...{ categoryId: 110, subcategoryId: 10003, formatId: 9, picture: 'food', startsAt: '17:30', hours: 3 },
    ...{ days: 'evening', tickets: 'workshop', price: 42, places: 20 },
  },
  {
    name: 'Makers’ Market',
    summary: 'Eighty stalls of things made by the people who sell them.',
    about:
      'Ceramics, knives, bicycles, paper, soap: everything here was made by the person behind the table, and they like to be asked how. Bring a bag and small change.',
    ...{ categoryId: 119, subcategoryId: 19003, formatId: 3, picture: 'market', startsAt: '10:00', hours: 8 },
    ...{ days: 'weekend', tickets: 'members', price: 5, places: 1_200 },
  },
  {
    name: 'Plant Swap and Cuttings Clinic',
    summary: 'Bring a plant, take a plant, and ask what is wrong with the third.',
    about:
      'Everything is labelled with a name and a story. The clinic diagnoses leaves all afternoon; the incurable are composted with honours.',
    ...{
      categoryId: 117,
      subcategoryId: 17002,
      formatId: 11,
      picture: 'outdoors',
      startsAt: '13:00',
      hours: 4,
    },
    ...{ days: 'weekend', tickets: 'free', places: 180 },
  },
  {
    name: 'Winter Lantern Fair',
    summary: 'Paper lanterns, hot drinks, and a procession down to the water.',
    about:
      'Make your lantern from three in the afternoon; at six we walk. Wooden stalls sell warm things, and the last lantern goes out over the water without a speech.',
    ...{ categoryId: 116, subcategoryId: 16006, formatId: 5, picture: 'sky', startsAt: '15:00', hours: 6 },
    ...{ days: 'weekend', tickets: 'donation', places: 800 },
  },
  {
    name: 'Tea in Nine Rooms',
    summary: 'A slow walk through an old house, with a different tea in every room.',
    about:
      'Groups of eight start every quarter of an hour. In each room somebody pours, says little, and lets you sit. It takes as long as it takes: about two hours.',
    ...{ categoryId: 110, subcategoryId: 10003, formatId: 16, picture: 'food', startsAt: '13:30', hours: 3 },
    ...{ days: 'weekend', tickets: 'paid', price: 24, places: 64 },
  },
]
