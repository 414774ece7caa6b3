import type { Prose } from './prose.ts'

export const italian: Prose = {
  women: 'Chiara Giulia Elena Francesca Silvia Valentina'.split(' '),
  men: 'Lorenzo Matteo Davide Paolo Riccardo Stefano'.split(' '),
  lastNames:
    'Albertazzi Bonfanti Carloni Donatelli Ferrarese Guidolin Lombardini Montanari Pellegrini Rinaldini Sorvene Valcamonica'.split(
      ' ',
    ),
  fullName: (first, last) => `${first} ${last}`,
  companies: ['Gruppo Sorvene', 'Banca Montelupo', 'Compagnia Altomare'],
  organizations: [
    'Università di Castelvero',
    'Istituto Ginestra',
    'Ospedale San Rocco',
    'Fondazione Bonfanti',
  ],
  clubs: ['Sporting Castelvero', 'AC Montelupo', 'Real Portoverde'],
  cities: ['Castelvero', 'Montelupo', 'Portoverde', 'Borgosole', 'Valdoria', 'Roccafiore'],
  places: ['Parigi', 'Giappone', 'Lisbona', 'Norvegia', 'Vienna', 'Brasile', 'Canada'],
  products: [
    'sensore di pioggia',
    'robot per le consegne',
    'tram elettrico',
    'traduttore automatico',
    'pannello solare',
  ],
  days: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
  currency: (millions) => `${millions} milioni di euro`,
  percent: (value) => `${value}%`,
  events: {
    economy: [
      [
        'positive',
        '{company} festeggia un successo sui mercati',
        'L’azienda {company} ha annunciato {day} un risultato eccellente, con un utile di {amount}.',
        [
          'Le vendite sul mercato crescono del {percent}.',
          'La direttrice {woman} è molto soddisfatta.',
          'La borsa ha reagito con ottimismo.',
        ],
      ],
      [
        'negative',
        '{company} annuncia perdite pesanti',
        'L’azienda {company} ha annunciato {day} perdite per {amount}.',
        [
          'La crisi del mercato preoccupa gli investitori.',
          'Il direttore {man} parla di un errore terribile.',
          'Le azioni calano del {percent} e cresce la paura.',
        ],
      ],
      [
        'neutral',
        '{company} apre un ufficio a {city}',
        'L’azienda {company} aprirà un nuovo ufficio a {city}, secondo una nota di {day}.',
        [
          'L’investimento vale {amount}.',
          'La direttrice {woman} ha presentato i piani vicino al mercato centrale.',
        ],
      ],
    ],
    politics: [
      [
        'neutral',
        'Il consiglio comunale di {city} vota il piano dei trasporti',
        'Il consiglio comunale di {city} vota {nextDay} un piano da {amount}.',
        [
          'La sindaca {woman} ha presentato il documento la settimana scorsa.',
          'Due partiti non hanno ancora deciso.',
          'Il governo paga il {percent} dei costi.',
        ],
      ],
      [
        'negative',
        'Il ministro {man} lascia dopo uno scandalo',
        'Il ministro {man} ha lasciato il governo {day} dopo uno scandalo di corruzione.',
        ['L’opposizione critica il governo e parla di frode.', 'Gli elettori sono furiosi e delusi.'],
      ],
    ],
    sport: [
      [
        'positive',
        '{club} vince la finale con un gol magnifico',
        'La squadra {club} ha vinto la finale {day} davanti a {count} tifosi felici.',
        [
          'L’allenatore {man} elogia una squadra straordinaria.',
          'È una vittoria meravigliosa per lo stadio.',
        ],
      ],
      [
        'negative',
        '{club} perde ancora',
        'La squadra {club} ha perso {day} a {city}, la sconfitta peggiore della stagione.',
        ['L’allenatore {man} parla di errori terribili.', 'I tifosi sono delusi.'],
      ],
    ],
    science: [
      [
        'positive',
        'Ricercatori celebrano il successo di un {product}',
        'Un gruppo di ricercatori ha ottenuto {day} un successo straordinario a {city}.',
        [
          'La tecnologia migliora i risultati del {percent}.',
          'La ricercatrice {woman} è orgogliosa del laboratorio.',
        ],
      ],
      [
        'neutral',
        '{org} prova un {product} a {city}',
        'Il laboratorio di {org} prova da {day} un {product} a {city}.',
        ['La tecnologia raccoglie dati da {count} sensori.', 'La ricercatrice {woman} prepara uno studio.'],
      ],
    ],
    environment: [
      [
        'negative',
        'Inquinamento del fiume a {city}',
        'Rifiuti tossici hanno inquinato il fiume {day} a {city}, un disastro per l’ambiente.',
        ['L’ecologista {person} parla di una tragedia per il bosco.', 'Gli abitanti hanno paura.'],
      ],
    ],
    health: [
      [
        'positive',
        'Una terapia dà speranza ai pazienti',
        'Una nuova terapia ha aiutato il {percent} dei pazienti dell’ospedale, un bel successo per i medici.',
        ['La dottoressa {woman} ringrazia gli infermieri.', 'La cura è sicura.'],
      ],
    ],
    arts: [
      [
        'positive',
        'Il pubblico applaude un’opera magnifica a {city}',
        'Il pubblico ha applaudito {day} un’opera magnifica al teatro.',
        [
          'La musica è brillante, e l’artista {woman} ringrazia l’orchestra.',
          'Il concerto si ripete al museo.',
        ],
      ],
    ],
    lifestyle: [
      [
        'positive',
        'Un fine settimana felice a {city}',
        'La cucina, i giardini e le belle spiagge incantano chi viaggia.',
        [
          'La chef {woman} consiglia una ricetta di verdure nel suo ristorante.',
          'L’albergo vicino al mercato è gradevole.',
        ],
      ],
    ],
    weather: [
      [
        'neutral',
        'Meteo a {city}: nuvole e pioggia',
        'Le nuvole arrivano {nextDay}, poi la pioggia.',
        [
          'Le temperature sono intorno ai dodici gradi.',
          'Il vento soffia da ovest e la neve cade sopra i mille metri.',
        ],
      ],
    ],
  },
  positive: [
    'L’atmosfera è eccellente e gli abitanti sono molto felici.',
    '«È un grande successo», ha detto {witness}.',
    '{org} apprezza la decisione e il progresso della città.',
  ],
  negative: [
    'L’atmosfera è pessima: gli abitanti sono furiosi e delusi.',
    '«È un errore terribile», ha detto {witness}.',
    '{org} critica una decisione ingiusta e pericolosa.',
  ],
  neutral: [
    'Le nuove regole valgono dal mese prossimo.',
    'Circa {count} persone vivono vicino al mercato.',
    '{org} non ha risposto alle domande di {day}.',
    '{witness} abita vicino alla stazione e ha letto il piano.',
    'Piani simili esistono all’estero, per esempio {place}.',
    'La prossima riunione è {nextDay} in municipio.',
    'I dati vanno da gennaio a settembre.',
    'La tecnologia viene dall’estero.',
  ],
  comments: {
    positive: [
      'Ottimo articolo, grazie! Molto bello.',
      'Che gioia per gli abitanti di {city}.',
      'Molto utile, lo consiglio.',
    ],
    negative: [
      'Brutta notizia, sono deluso.',
      'È terribile, {org} fa sempre gli stessi errori.',
      'Questa politica è un disastro.',
    ],
    neutral: [
      'Qualcuno sa quando si tiene la prossima riunione a {city}?',
      'Un altro giornale scrive {percent}.',
      'Quale tecnologia usano?',
    ],
  },
  blogOpenings: [
    'Seguo questo tema da alcune settimane, ecco i miei appunti.',
    'Una lettrice mi ha scritto da {city}.',
  ],
  questions: [
    'Avete seguito le notizie da {city}? Che cosa ne pensate?',
    'Una domanda: che cosa significa per il mercato?',
  ],
  correction: 'Rettifica: una versione precedente riportava un’altra cifra; quella corretta è {amount}.',
  agencyCredit: 'Questo articolo è uscito prima su {site}.',
}
