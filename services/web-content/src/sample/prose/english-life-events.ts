import type { EventTemplate } from './prose.ts'

/** By category slug. */
export const englishLifeEvents: Readonly<Record<string, readonly EventTemplate[]>> = {
  education: [
    [
      'neutral',
      'Schools in {city} change the timetable',
      'Schools in {city} will begin at nine from autumn, the education department said on {day}.',
      [
        'The change affects {count} students and their teachers.',
        '{person}, who heads a school with {percent} of all pupils, said that lessons end later.',
        'Universities in {place} have changed their curriculum in a comparable manner.',
      ],
    ],
    [
      'positive',
      'Students from {city} win science prize',
      'Students of a small school in {city} won the national science prize on {day} and delighted their teachers.',
      [
        'The jury praised their brilliant {product}.',
        '“I am so proud of the class,” said teacher {person}.',
        'The school receives {amount} for its classrooms.',
      ],
    ],
  ],
  arts: [
    [
      'positive',
      'Audience in {city} loves new opera',
      'The audience in {city} celebrated a magnificent new opera on {day} with long applause.',
      [
        'Composer {person} thanked the wonderful orchestra.',
        'Critics called the music brilliant and the stage beautiful.',
        'All {count} tickets for the concerts are sold.',
      ],
    ],
    [
      'neutral',
      'Museum in {city} shows photographs of old markets',
      'The museum in {city} opens an exhibition on {nextDay} with {count} photographs of markets.',
      [
        'Curator {person} chose works of artists from {place}.',
        'The gallery on the ground floor shows films about the city.',
        'The exhibition runs until the end of the month.',
      ],
    ],
    [
      'negative',
      'Critics disappointed by expensive film',
      'The new film by {person} is a boring failure, critics in {city} wrote on {day}.',
      [
        'The production cost {amount} and lost most of it in the first week.',
        'Audiences found the story confusing and the music annoying.',
        'Actors complained about a miserable time on the set.',
      ],
    ],
  ],
  conflict: [
    [
      'negative',
      'Shelling near border kills civilians',
      'Artillery shelling near the border killed {count} civilians on {day}, officials said.',
      [
        'Troops and rebels accused each other of the brutal attack.',
        'General {person} warned of more violence.',
        'Families fled in fear from the terrible battle.',
      ],
    ],
    [
      'positive',
      'Ceasefire brings hope after months of war',
      'Soldiers and rebels agreed on a ceasefire on {day}, and people celebrated peace in the streets of {city}.',
      [
        'Negotiator {person} praised the courage and honest work of both sides.',
        'The truce gives {count} families hope; a great relief, residents said.',
      ],
    ],
  ],
  labor: [
    [
      'negative',
      'Workers of {company} strike over wages',
      'Workers of {company} went on strike in {city} on {day} in an angry dispute over low wages.',
      [
        'The union accused managers of unfair treatment.',
        '{person}, who speaks for the union, said that {count} employees suffer from stress.',
        'The strike costs the company {amount} a day.',
      ],
    ],
    [
      'positive',
      'Union and {company} agree on better pay',
      'The union and {company} agreed on better wages on {day}, a success for {count} employees.',
      [
        '“It is a good and fair agreement for the workers,” said {person}.',
        'Salaries rise by {percent}, and safe jobs in {city} are part of the contract.',
      ],
    ],
  ],
  lifestyle: [
    [
      'positive',
      'A perfect weekend in {city}: food, gardens and markets',
      'A weekend in {city} is a delight: friendly hosts, wonderful food and a charming old market.',
      [
        'Chef {person} serves delicious soup and fresh bread in a cosy restaurant.',
        'A beautiful trail leads along the coast to a lovely beach.',
        'Hotels are affordable, and the new tram makes travel easy.',
      ],
    ],
    [
      'neutral',
      'How to cook a winter soup as they do in {city}',
      'This recipe from a kitchen in {city} takes half an hour and needs vegetables from the market.',
      [
        'Chef {person} cooks the soup with beans, bread and herbs.',
        'Guests of the restaurant eat it with cheese from {place}.',
        'Cut the vegetables, add water and cook the dish for twenty minutes.',
      ],
    ],
  ],
  religion: [
    [
      'neutral',
      'Pilgrims meet at monastery near {city}',
      'About {count} pilgrims met on {day} at the monastery near {city} for prayer.',
      [
        'Bishop {person} led the worship in the old church.',
        'Believers from {place} also took part.',
        'The parish will print the sermon next week.',
      ],
    ],
    [
      'positive',
      'Churches and mosques in {city} open a shared kitchen',
      'Religious communities in {city} opened a shared kitchen on {day}, a generous gift to the city.',
      [
        'Bishop {person} thanked volunteers of the church and the mosque for their kind work.',
        'The kitchen serves {count} meals a day, and guests are grateful.',
      ],
    ],
  ],
  society: [
    [
      'negative',
      'Rents in {city} force families out',
      'Rising rents drive poor families out of {city}, a report by {org} warned on {day}.',
      [
        '{woman}, a mother of three, is desperate and afraid of losing her home.',
        'Poverty has become worse: {percent} of tenants are in debt.',
      ],
    ],
    [
      'positive',
      'Volunteers in {city} build homes for refugees',
      'Volunteers in {city} finished {count} homes for refugee families on {day} and celebrated with their new neighbours.',
      ['“I am happy and grateful,” said {person}.', 'The community praised the generous support of {org}.'],
    ],
  ],
  weather: [
    [
      'neutral',
      'Forecast for {city}: clouds, then rain',
      'Clouds come to {city} on {nextDay}, and rain follows in the evening, according to the forecast.',
      [
        'Temperatures stay near twelve degrees, a little above the average of the season.',
        '{person}, a meteorologist, expects wind from the west.',
        'Snow falls above a thousand metres.',
      ],
    ],
    [
      'negative',
      'Storm leaves {city} without power',
      'A violent storm damaged roofs in {city} on {day} and left {count} homes without power.',
      [
        'Wind and hail caused chaos on the roads.',
        '{person}, a meteorologist, warned of dangerous gusts and more bad weather.',
      ],
    ],
  ],
  'human-interest': [
    [
      'positive',
      'Twins from {city} reunited after sixty years',
      'Twins who grew up apart hugged each other in {city} on {day} and cried for joy.',
      [
        '“It is the happiest birthday of my life,” said {person}.',
        'Neighbours had found the family through a kind stranger in {place}.',
      ],
    ],
    [
      'neutral',
      'Parrot from {city} answers the telephone',
      'A parrot in {city} has learned to answer the telephone of its owner, {person}.',
      [
        'The bird knows {count} words, the neighbours say.',
        'The zoo in {place} asked for a recording.',
        'The dog of the house does not react to the calls.',
      ],
    ],
  ],
}
