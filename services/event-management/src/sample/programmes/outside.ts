import type { Programme } from '../programme.ts'

export const outsideProgrammes: readonly Programme[] = [
  {
    name: 'The Unhurried Half Marathon',
    summary: 'Twenty-one kilometres, nine bakeries, no stopwatch.',
    about:
      'A race in which the last one wins a cake. The route passes nine bakeries that hand out samples; whoever runs past one has to come back. Medals are edible.',
    ...{ categoryId: 108, subcategoryId: 8001, formatId: 15, picture: 'run', startsAt: '09:00', hours: 5 },
    ...{ days: 'weekend', tickets: 'early', price: 32, places: 600 },
  },
  {
    name: 'Sunrise Yoga on the Roof',
    summary: 'An hour of quiet movement while the city is still asleep.',
    about:
      'Mats are there, shoes stay below. The class suits everybody who can sit on the floor and get up again; teachers offer variations. Tea afterwards.',
    ...{ categoryId: 107, subcategoryId: 7005, formatId: 9, picture: 'sky', startsAt: '06:15', hours: 1.25 },
    ...{ days: 'daytime', tickets: 'workshop', price: 10, places: 36 },
  },
  {
    name: 'Night Ride',
    summary: 'Eight hundred bicycles, one loop, music from a cargo bike.',
    about:
      'We meet when it gets dark and ride at the pace of the slowest. Lights are compulsory, costumes are not, and marshals see to the crossings.',
    ...{ categoryId: 108, subcategoryId: 8003, formatId: 16, picture: 'run', startsAt: '20:30', hours: 2.5 },
    ...{ days: 'evening', tickets: 'free', places: 800 },
  },
  {
    name: 'Cold Water Club: First Dip',
    summary: 'Learn to swim in cold water safely, with people who will hold your towel.',
    about:
      'Half an hour of theory in the warm, five minutes in the water, an hour by the stove. You need a swimsuit, a hat, and nothing to prove.',
    ...{
      categoryId: 108,
      subcategoryId: 8013,
      formatId: 9,
      picture: 'outdoors',
      startsAt: '08:00',
      hours: 2,
    },
    ...{ days: 'weekend', tickets: 'workshop', price: 15, places: 18 },
  },
  {
    name: 'Five-a-Side for Absolute Beginners',
    summary: 'Football for adults who were always picked last.',
    about:
      'Teams are drawn by lot and redrawn at half-time. Two coaches explain the offside rule to whoever still wants to know. Trainers are enough.',
    ...{ categoryId: 108, subcategoryId: 8009, formatId: 13, picture: 'run', startsAt: '19:00', hours: 2 },
    ...{ days: 'evening', tickets: 'paid', price: 6, places: 40 },
  },
  {
    name: 'Mushrooms, Moss and Mistakes',
    summary: 'A forest walk with a mycologist who has eaten the wrong one once.',
    about:
      'Four slow kilometres, baskets provided. We look at everything, pick little and eat nothing that she has not seen. Strong shoes, and children by the hand.',
    ...{
      categoryId: 109,
      subcategoryId: 9001,
      formatId: 16,
      picture: 'outdoors',
      startsAt: '10:00',
      hours: 4,
    },
    ...{ days: 'weekend', tickets: 'workshop', price: 16, places: 22 },
  },
  {
    name: 'Climb the Old Silo',
    summary: 'Thirty metres of indoor wall, ropes and belayers included.',
    about:
      'First-timers start on the short side and usually end on the tall one. Helmets, shoes and somebody to hold the rope are there. From ten years.',
    ...{
      categoryId: 109,
      subcategoryId: 9005,
      formatId: 17,
      picture: 'outdoors',
      startsAt: '16:00',
      hours: 3,
    },
    ...{ days: 'weekend', tickets: 'paid', price: 18, places: 50 },
  },
  {
    name: 'Paddle and Pick',
    summary: 'Kayaks out, rubbish in: an afternoon that leaves the river better.',
    about:
      'We paddle two hours downstream and fish out what does not belong there. Last year it was a piano. Kayaks, gloves and dry bags are lent for nothing.',
    ...{
      categoryId: 111,
      subcategoryId: 11002,
      formatId: 16,
      picture: 'outdoors',
      startsAt: '13:00',
      hours: 4,
    },
    ...{ days: 'weekend', tickets: 'donation', places: 34 },
  },
  {
    name: 'Stars and Stories: A Family Camp',
    summary: 'One night in tents, one fire, and stories told from memory.',
    about:
      'Arrive by four, help to put up the big tent, and stay awake as long as you like. Breakfast is porridge with everything. Dogs are welcome if they like children.',
    ...{ categoryId: 115, subcategoryId: 15005, formatId: 18, picture: 'sky', startsAt: '16:00', hours: 18 },
    ...{ days: 'weekend', tickets: 'early', price: 27, places: 70 },
  },
  {
    name: 'Classic Engines on the Quay',
    summary: 'Boats, motorcycles and one steam lorry, started by the people who saved them.',
    about:
      'Every machine here runs, and every hour one of them proves it. The owners answer anything and let children sound the horn once.',
    ...{ categoryId: 118, subcategoryId: 18003, formatId: 3, picture: 'market', startsAt: '11:00', hours: 6 },
    ...{ days: 'weekend', tickets: 'members', price: 7, places: 700 },
  },
]
