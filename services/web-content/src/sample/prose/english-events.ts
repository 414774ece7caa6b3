import type { EventTemplate } from './prose.ts'

/** By category slug. */
export const englishEvents: Readonly<Record<string, readonly EventTemplate[]>> = {
  economy: [
    [
      'positive',
      '{company} shares soar after record quarter',
      '{company} reported record profits on {day}, helped by strong demand for its new {product}.',
      [
        'Revenue rose {percent} to {amount}, the best result in the history of the company.',
        'Investors in {city} welcomed the news, and the stock market closed higher.',
        'Chief executive {person} said the firm would hire {count} people and raise its dividend.',
        'Analysts praised the steady growth of its technology business.',
      ],
    ],
    [
      'negative',
      '{company} warns of losses as market weakens',
      '{company} said on {day} that it expects a loss of {amount} this year, a severe blow for investors.',
      [
        'Shares fell {percent} within an hour, and traders spoke of panic in the market.',
        'The company blamed weak exports, rising prices and a failed investment in {city}.',
        'Chief executive {person} admitted that the crisis could cost {count} jobs.',
        'The bank that finances the firm refused to comment on the debt.',
      ],
    ],
    [
      'neutral',
      '{company} to open a new office in {city}',
      '{company} will open an office in {city} next spring, the company announced on {day}.',
      [
        'The building near the central market has room for {count} employees.',
        'The company did not say how much it will invest; a filing mentions {amount}.',
        '{person}, who leads the trade department, said that the first products will ship in autumn.',
        'The price of shares stayed the same.',
      ],
    ],
  ],
  politics: [
    [
      'neutral',
      'City council in {city} votes on new transport plan',
      'The city council in {city} will vote on {nextDay} on a transport plan worth {amount}.',
      [
        'The plan replaces {count} bus stops and gives one lane of the ring road to trams.',
        'Mayor {person} presented the draft to the council last week.',
        'Two parties have not said how they will vote.',
        'The government covers {percent} of the costs, according to the ministry.',
      ],
    ],
    [
      'negative',
      'Minister {person} resigns over spending scandal',
      'Minister {person} resigned on {day} after a scandal over {amount} of misused public money.',
      [
        'Opposition lawmakers accused the government of lying to parliament.',
        'The coalition faces a bitter conflict only weeks before the election in {city}.',
        'Voters are angry: {percent} say in a poll that they have lost trust.',
        'A committee will investigate the role of {company}.',
      ],
    ],
    [
      'positive',
      'Parliament agrees on long-awaited housing reform',
      'Parliament approved a housing reform on {day} that parties across the aisle celebrated as a success.',
      [
        'The bill passed with the support of {count} lawmakers, a great victory for minister {person}.',
        'It reserves {amount} for safe and affordable homes in {city}.',
        'Even critics praised the fair compromise.',
      ],
    ],
  ],
  sport: [
    [
      'positive',
      '{club} win the final with a brilliant late goal',
      '{club} won the cup on {day} with a superb goal in the last minute before {count} happy fans.',
      [
        'Coach {person} praised the team for a wonderful season.',
        'It is the first trophy for the club since the stadium in {city} opened.',
        'The striker was named player of the match and celebrated with the crowd.',
      ],
    ],
    [
      'negative',
      '{club} suffer worst defeat of the season',
      '{club} suffered a terrible defeat in {city} on {day} and slipped to the bottom of the league.',
      [
        'Coach {person} called the performance pathetic and apologised to disappointed fans.',
        'Two players were injured, one of them badly.',
        'Only {count} fans stayed until the bitter end.',
      ],
    ],
    [
      'neutral',
      '{club} sign midfielder before start of season',
      '{club} have signed a midfielder from {city} on a two-year contract, the club said on {day}.',
      [
        'The transfer fee is {amount}, according to the league.',
        'Coach {person} said that the player will train with the team from {nextDay}.',
        'The season begins with a match in {place}.',
      ],
    ],
  ],
  science: [
    [
      'positive',
      'Researchers celebrate breakthrough with new {product}',
      'Scientists at {org} have achieved a remarkable breakthrough with a new {product}, the journal of the institute reported on {day}.',
      [
        'The technology is {percent} more efficient than earlier devices.',
        '“We are thrilled with the results of the experiment,” said {person}, who leads the laboratory in {city}.',
        'Experts in {place} called the research excellent and inspiring.',
      ],
    ],
    [
      'neutral',
      '{org} tests {product} in {city}',
      'Engineers of {org} began to test a new {product} in {city} on {day}.',
      [
        'The technology collects data from {count} sensors and sends them to a laboratory.',
        '{person}, a physicist, said that the experiment will run for two years.',
        'The software is open source, and researchers in {place} use a similar algorithm.',
      ],
    ],
    [
      'negative',
      'Satellite lost as software fails after launch',
      'A research satellite worth {amount} was lost on {day} because of a terrible error in its software.',
      [
        'The failure destroyed the work of {count} scientists.',
        '“It is a disaster for our laboratory,” said {person} of {org}.',
        'The rocket technology had already caused problems in {place}.',
      ],
    ],
  ],
  health: [
    [
      'positive',
      'New therapy gives patients in {city} hope',
      'A new therapy has helped {percent} of patients at {org} to recover, doctors said on {day}.',
      [
        '“This is a wonderful success for our patients,” said professor {person}.',
        'The treatment is safe, and the hospital received a grant of {amount}.',
        'Nurses praised the gentle procedure.',
      ],
    ],
    [
      'negative',
      'Hospital in {city} struggles with deadly infection',
      'A dangerous infection has killed two patients and made {count} others sick in {city}, the hospital said on {day}.',
      [
        'Doctors warned of a severe shortage of medicine.',
        '{person}, a nurse, said that staff were exhausted and afraid.',
        'Relatives accused the clinic of careless treatment.',
      ],
    ],
    [
      'neutral',
      'Clinics in {city} start vaccination for winter',
      'Clinics in {city} began on {day} to vaccinate people over sixty.',
      [
        'The hospital ordered {count} doses of the vaccine.',
        'Doctor {person} said that patients can come without an appointment.',
        'Last year {percent} of the population was vaccinated.',
      ],
    ],
  ],
  environment: [
    [
      'positive',
      'Rare birds return to restored wetland near {city}',
      'Rare birds have returned to the wetland near {city} after a successful restoration, {org} said on {day}.',
      [
        'Volunteers are happy: {count} pairs breed in the beautiful new habitat.',
        '“Nature recovered better than we hoped,” said {person}.',
        'The project cost {amount} and improves the climate of the city.',
      ],
    ],
    [
      'negative',
      'Toxic waste pollutes river near {city}',
      'Toxic waste from a plant of {company} has polluted the river near {city} and killed thousands of fish.',
      [
        'Residents are angry and fear for their health.',
        '{person}, an ecologist, spoke of a disaster for wildlife.',
        'The company faces a penalty of {amount}.',
      ],
    ],
    [
      'neutral',
      'Study measures emissions of traffic in {city}',
      'Researchers have measured carbon emissions in {city} for a year and published the figures on {day}.',
      [
        'Traffic accounts for {percent} of emissions, the study says.',
        '{person}, who led the study, said that forests near the city store a part of the carbon.',
        'A similar climate study is under way in {place}.',
      ],
    ],
  ],
  crime: [
    [
      'negative',
      'Police arrest suspect after robbery in {city}',
      'Police in {city} arrested a suspect on {day} after a violent robbery in which two people were hurt.',
      [
        'The thief stole {amount} from a branch of {company}.',
        'Inspector {person} said that the victims were in shock.',
        'The prosecutor accused the man of {count} further crimes.',
      ],
    ],
    [
      'neutral',
      'Trial over forged documents opens in {city}',
      'The trial of a former employee of {company} opened in {city} on {day}.',
      [
        'The court will hear {count} witnesses until spring.',
        'Judge {person} read the documents of the case for two hours.',
        'The verdict is expected in March.',
      ],
    ],
  ],
  disaster: [
    [
      'negative',
      'Flood destroys homes in {city}',
      'A devastating flood destroyed {count} homes in {city} on {day}, and two people died.',
      [
        'Rescue workers searched the debris all night.',
        'Mayor {person} called the damage terrible and spoke of a tragedy for the city.',
        'The losses are put at {amount}.',
      ],
    ],
    [
      'positive',
      'Rescue team saves hikers after landslide near {city}',
      'A rescue team saved {count} hikers near {city} on {day}; all are safe and well.',
      [
        '“They are heroes,” said {person}, who was among the survivors.',
        'Families thanked the firefighters, and the mayor praised their courage.',
      ],
    ],
  ],
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
