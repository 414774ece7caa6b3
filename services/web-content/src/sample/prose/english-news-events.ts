import type { EventTemplate } from './prose.ts'

/** By category slug. */
export const englishNewsEvents: Readonly<Record<string, readonly EventTemplate[]>> = {
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
}
