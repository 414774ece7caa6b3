import type { Prose } from './prose.ts'

export const german: Prose = {
  women: 'Anna Clara Helena Petra Katharina Ingrid Sabine'.split(' '),
  men: 'Lukas Jonas Felix Stefan Tobias Matthias Florian'.split(' '),
  lastNames:
    'Brandauer Eichhorst Falkner Grünwald Hollenbeck Kesselring Lindner Morgenroth Osterloh Rademacher Steinbach Tannhof Weidmann Zellner'.split(
      ' ',
    ),
  fullName: (first, last) => `${first} ${last}`,
  companies: [
    'Nordwerk AG',
    'Stadtwerke Altenbruck',
    'Rheintal Bank',
    'Lindenhof GmbH',
    'Silberbach Technologies',
  ],
  organizations: ['Klinikum Sonnfeld', 'Institut Weidenau', 'Universität Altenbruck', 'Stiftung Waldhofen'],
  clubs: ['FC Altenbruck', 'SV Sonnfeld', 'VfB Weidenau', 'TSV Hohenlinde'],
  cities: [
    'Altenbruck',
    'Sonnfeld',
    'Weidenau',
    'Hohenlinde',
    'Steinfurth',
    'Mühlbronn',
    'Kaltenbrunn',
    'Waldhofen',
  ],
  places: ['Wien', 'Zürich', 'Japan', 'Kanada', 'Portugal', 'Oslo', 'Prag', 'Italien'],
  products: [
    'Speicherkraftwerk',
    'Messgerät',
    'Lieferroboter',
    'Übersetzungsprogramm',
    'Windrad',
    'Bezahlsystem',
  ],
  days: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  currency: (millions) => `${millions} Millionen Euro`,
  percent: (value) => `${value} Prozent`,
  events: {
    economy: [
      [
        'positive',
        '{company} feiert besten Umsatz der Geschichte',
        'Das Unternehmen {company} hat am {day} einen hervorragenden Gewinn gemeldet.',
        [
          'Der Umsatz stieg um {percent} auf {amount}.',
          'Geschäftsführerin {woman} zeigte sich sehr zufrieden mit dem Erfolg auf dem Markt.',
          'Die Börse reagierte mit Freude, und die Aktie gewann deutlich.',
        ],
      ],
      [
        'negative',
        '{company} meldet hohe Verluste',
        'Das Unternehmen {company} hat am {day} einen schweren Verlust von {amount} gemeldet.',
        [
          'Die Krise auf dem Markt trifft die Firma hart.',
          'Direktor {man} sprach von einer Katastrophe für die Beschäftigten.',
          'Investoren sind enttäuscht, die Aktie fiel um {percent}.',
        ],
      ],
      [
        'neutral',
        '{company} baut neues Werk in {city}',
        'Das Unternehmen {company} baut ein neues Werk in {city}, wie es am {day} mitteilte.',
        [
          'Die Investition beträgt {amount}.',
          'Direktor {man} nannte den Herbst als Termin.',
          'Im Handel sind die Produkte ab Januar.',
        ],
      ],
    ],
    politics: [
      [
        'neutral',
        'Stadtrat in {city} stimmt über neuen Fahrplan ab',
        'Der Stadtrat in {city} stimmt am {nextDay} über einen Fahrplan ab.',
        [
          'Bürgermeisterin {woman} stellte den Entwurf vor.',
          'Zwei Parteien haben sich noch nicht festgelegt.',
          'Das Land trägt {percent} der Kosten von {amount}.',
        ],
      ],
      [
        'negative',
        'Minister {man} tritt nach Skandal zurück',
        'Minister {man} ist am {day} nach einem Skandal um {amount} zurückgetreten.',
        [
          'Die Opposition kritisierte die Regierung scharf und sprach von Betrug.',
          'Die Koalition streitet, und viele Wähler sind wütend.',
        ],
      ],
    ],
    sport: [
      [
        'positive',
        '{club} gewinnt das Finale in letzter Minute',
        'Der {club} hat am {day} das Finale gewonnen und {count} Fans begeistert.',
        [
          'Trainer {man} lobte die großartige Mannschaft.',
          'Das Tor in der letzten Minute war wunderbar, im Stadion herrschte Jubel.',
        ],
      ],
      [
        'negative',
        '{club} verliert auch das dritte Spiel',
        'Der {club} hat am {day} verloren und enttäuschte seine Fans.',
        ['Trainer {man} ärgerte sich über schlimme Fehler der Mannschaft.', 'Zwei Spieler wurden verletzt.'],
      ],
    ],
    science: [
      [
        'positive',
        'Forscher feiern Erfolg mit neuem {product}',
        'Forscherinnen und Forscher von {org} haben am {day} einen großartigen Erfolg gemeldet.',
        [
          'Die Technologie ist um {percent} besser als ältere Geräte.',
          'Professorin {woman} ist stolz auf das Labor.',
        ],
      ],
      [
        'neutral',
        '{org} erprobt Software in {city}',
        'Das Labor von {org} erprobt seit {day} eine neue Software in {city}.',
        [
          'Die Technologie verarbeitet Daten von {count} Sensoren.',
          'Die Forscherin {woman} plant eine zweite Studie in {place}.',
        ],
      ],
    ],
    environment: [
      [
        'negative',
        'Verschmutzung des Flusses bei {city} sorgt für Ärger',
        'Abfälle haben am {day} den Fluss bei {city} verschmutzt und schwere Schäden an der Natur verursacht.',
        [
          'Die Umweltschützerin {woman} sprach von einer Katastrophe für Tiere und Wald.',
          'Gegen {company} wird ermittelt.',
        ],
      ],
      [
        'positive',
        'Seltene Vögel kehren in das Moor bei {city} zurück',
        'Im Moor bei {city} brüten wieder seltene Vögel, ein schöner Erfolg für den Artenschutz.',
        [
          '„Wir sind sehr glücklich“, sagte die Biologin {woman}.',
          'Die Natur hat sich erholt, auch das Klima gewinnt.',
        ],
      ],
    ],
    health: [
      [
        'positive',
        'Neue Therapie hilft Patienten in {city}',
        'Eine neue Therapie hat {percent} der Patienten am {org} geholfen, ein großer Erfolg.',
        ['Professorin {woman} lobte die Pflege und die Ärzte.', 'Die Behandlung ist sicher.'],
      ],
    ],
    crime: [
      [
        'negative',
        'Polizei in {city} nimmt Verdächtigen nach Einbruch fest',
        'Die Polizei in {city} hat am {day} einen Verdächtigen nach einem gewalttätigen Einbruch festgenommen.',
        [
          'Zwei Menschen wurden verletzt, der Schaden beträgt {amount}.',
          'Die Staatsanwaltschaft wirft dem Dieb weitere Verbrechen vor.',
        ],
      ],
    ],
    arts: [
      [
        'positive',
        'Publikum in {city} feiert großartige Premiere',
        'Das Publikum in {city} hat am {day} eine großartige Premiere im Theater mit viel Applaus gefeiert.',
        ['Regisseurin {woman} dankte dem Orchester.', 'Die Musik ist wunderbar, die Bühne schön.'],
      ],
    ],
    lifestyle: [
      [
        'positive',
        'Ein schönes Wochenende in {city}',
        'Wer gern wandert und gut isst, wird ein Wochenende in {city} lieben.',
        [
          'Die Köchin {woman} empfiehlt ein leckeres Rezept mit Kürbis.',
          'Das Hotel am alten Markt ist angenehm, der Garten wunderbar.',
        ],
      ],
    ],
    weather: [
      [
        'neutral',
        'Wetter in {city}: Wolken und Regen',
        'Am {nextDay} ziehen Wolken über {city}, später folgt Regen.',
        [
          'Die Temperaturen liegen bei zwölf Grad.',
          'Der Wind kommt aus Westen, oberhalb von tausend Metern fällt Schnee.',
        ],
      ],
    ],
    education: [
      [
        'neutral',
        'Schulen in {city} beginnen später',
        'Die Schulen in {city} beginnen ab Herbst um neun Uhr.',
        [
          'Das betrifft {count} Schüler und ihre Lehrer.',
          'Der Unterricht endet damit später, sagte die Leiterin {woman}.',
        ],
      ],
    ],
  },
  positive: [
    'Die Stimmung ist hervorragend, viele Menschen sind sehr zufrieden.',
    '„Das ist ein großartiger Erfolg“, sagte {witness}.',
    '{org} begrüßte die Entscheidung und lobte den Fortschritt.',
    'In {city} ist die Freude groß.',
  ],
  negative: [
    'Die Stimmung ist schlecht, viele Menschen sind wütend und enttäuscht.',
    '„Das ist ein schlimmer Fehler“, sagte {witness}.',
    '{org} kritisierte die Entscheidung als ungerecht und gefährlich.',
    'In {city} wächst die Angst.',
  ],
  neutral: [
    'Die neuen Regeln gelten ab dem nächsten Monat.',
    'Rund {count} Menschen wohnen in der Nähe des Marktes.',
    '{org} äußerte sich am {day} nicht dazu.',
    '{witness} wohnt am Bahnhof und hat den Plan gelesen.',
    'Ähnliche Vorhaben gibt es in {place}.',
    'Die nächste Sitzung findet am {nextDay} im Rathaus statt.',
    'Die Zahlen gelten für Januar bis September.',
    'Die Technologie stammt von einem Hersteller aus {place}.',
  ],
  comments: {
    positive: [
      'Toller Artikel, vielen Dank dafür!',
      'Das freut mich sehr für die Menschen in {city}.',
      'Hervorragend erklärt, ich bin begeistert.',
    ],
    negative: [
      'Das ist eine schlechte Nachricht, ich bin enttäuscht.',
      'Schlimm, und {org} macht schon wieder Fehler.',
      'Diese Politik ist eine Katastrophe für uns alle.',
    ],
    neutral: [
      'Weiß jemand, wann die nächste Sitzung in {city} ist?',
      'In einer anderen Zeitung stand {percent}.',
      'Welche Technologie verwenden sie dafür?',
    ],
  },
  blogOpenings: [
    'Ich verfolge dieses Thema seit einigen Wochen, hier sind meine Notizen.',
    'Eine Leserin aus {city} hat mich danach gefragt.',
  ],
  questions: [
    'Hat jemand die Nachrichten aus {city} verfolgt? Was meint ihr dazu?',
    'Ich habe eine Frage dazu: Was bedeutet das für den Markt?',
  ],
  correction: 'Korrektur: In einer früheren Fassung stand eine andere Zahl; richtig ist {amount}.',
  agencyCredit: 'Dieser Bericht erschien zuerst bei {site}.',
}
