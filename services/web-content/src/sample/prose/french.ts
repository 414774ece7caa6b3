import type { Prose } from './prose.ts'

export const french: Prose = {
  women: 'Claire Camille Hélène Sophie Chantal Isabelle'.split(' '),
  men: 'Antoine Julien Nicolas Laurent Guillaume Pascal'.split(' '),
  lastNames:
    'Beaumarin Carpentreau Delacourt Fontanel Garrigue Lavaudieu Marchandeau Peyrolles Rochambert Sauvageot Tessandier Valmont'.split(
      ' ',
    ),
  fullName: (first, last) => `${first} ${last}`,
  companies: ['Groupe Valmore', 'Banque Montclar', 'Compagnie Transval'],
  organizations: ['Université de Rochebelle', 'Institut Lavande', 'Hôpital Beauséjour', 'Fondation Garrigue'],
  clubs: ['Olympique Rochebelle', 'Racing Montclar', 'Sporting Valmore'],
  cities: [
    'Rochebelle',
    'Montclar',
    'Valmore',
    'Pontreuil',
    'Belleville-sur-Mer',
    'Castelnave',
    'Villefontaine',
  ],
  places: ['Bruxelles', 'Japon', 'Canada', 'Lisbonne', 'Montréal', 'Portugal', 'Norvège', 'Genève'],
  products: [
    'capteur de pluie',
    'robot de livraison',
    'tramway électrique',
    'traducteur automatique',
    'panneau solaire',
  ],
  days: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  currency: (millions) => `${millions} millions d’euros`,
  percent: (value) => `${value} %`,
  events: {
    economy: [
      [
        'positive',
        '{company} annonce un succès record',
        'L’entreprise {company} a annoncé {day} un excellent résultat, avec un bénéfice de {amount}.',
        [
          'Les ventes sur le marché progressent de {percent}.',
          'La directrice {woman} se dit très satisfaite de cette réussite.',
          'La bourse salue la croissance.',
        ],
      ],
      [
        'negative',
        '{company} annonce de lourdes pertes',
        'L’entreprise {company} a annoncé {day} des pertes de {amount}.',
        [
          'La crise du marché inquiète les investisseurs.',
          'Le directeur {man} regrette un échec.',
          'Le chômage menace la région, et la peur est forte.',
        ],
      ],
      [
        'neutral',
        '{company} ouvrira un bureau à {city}',
        'L’entreprise {company} ouvrira un nouveau bureau à {city}, selon une annonce publiée {day}.',
        [
          'L’investissement se monte à {amount}.',
          'La directrice {woman} a présenté les plans près du marché central.',
          'La zone compte {count} entreprises.',
        ],
      ],
    ],
    politics: [
      [
        'neutral',
        'Le conseil municipal de {city} vote un plan de transport',
        'Le conseil municipal de {city} vote {nextDay} un plan de transport de {amount}.',
        [
          'La maire {woman} a présenté le document la semaine dernière.',
          'Deux partis n’ont pas encore annoncé leur vote.',
          'Le gouvernement paie {percent} du coût.',
        ],
      ],
      [
        'negative',
        'Le ministre {man} part après un scandale',
        'Le ministre {man} a quitté le gouvernement {day} après un scandale de corruption.',
        ['L’opposition critique le gouvernement et parle de fraude.', 'Les électeurs sont furieux et déçus.'],
      ],
    ],
    sport: [
      [
        'positive',
        '{club} remporte la finale avec un but magnifique',
        'Le club {club} a remporté la finale {day} devant {count} supporters heureux.',
        ['L’entraîneur {man} salue une équipe extraordinaire.', 'La victoire est un bonheur pour le stade.'],
      ],
      [
        'negative',
        '{club} perd encore un match',
        'Le club {club} a perdu {day} à {city}, sa pire défaite de la saison.',
        [
          'L’entraîneur {man} regrette des erreurs terribles.',
          'Deux joueurs sont blessés, et les supporters sont déçus.',
        ],
      ],
    ],
    science: [
      [
        'positive',
        'Des chercheurs célèbrent un progrès avec un {product}',
        'Une équipe de chercheurs a réussi {day} une expérience extraordinaire à {city}.',
        [
          'La technologie améliore les résultats de {percent}.',
          'La chercheuse {woman} est fière de son laboratoire.',
        ],
      ],
      [
        'neutral',
        '{org} teste un {product} à {city}',
        'Le laboratoire de {org} teste depuis {day} un {product} à {city}.',
        [
          'La technologie collecte les données de {count} capteurs.',
          'La chercheuse {woman} prépare une étude au {place}.',
        ],
      ],
    ],
    environment: [
      [
        'negative',
        'La pollution de la rivière inquiète les habitants de {city}',
        'Des déchets ont pollué la rivière {day} à {city}, un désastre pour la nature.',
        [
          'L’écologiste {person} parle d’une tragédie pour la forêt.',
          'Les habitants ont peur pour leur santé.',
        ],
      ],
    ],
    health: [
      [
        'positive',
        'Un traitement donne de l’espoir aux patients à {city}',
        'Un nouveau traitement a aidé {percent} des patients de l’hôpital, un beau succès médical.',
        ['La docteure {woman} remercie les infirmières.', 'La thérapie est sûre.'],
      ],
    ],
    crime: [
      [
        'negative',
        'La police arrête un voleur à {city}',
        'La police a arrêté {day} à {city} un suspect après un vol violent.',
        [
          'Deux personnes sont blessées.',
          'Le procureur parle d’un crime grave; les dégâts atteignent {amount}.',
        ],
      ],
    ],
    arts: [
      [
        'positive',
        'Le public de {city} applaudit un opéra superbe',
        'Le public a applaudi {day} un opéra magnifique au théâtre de {city}.',
        [
          'La musique est brillante, et l’artiste {woman} remercie l’orchestre.',
          'Le concert sera repris au musée.',
        ],
      ],
    ],
    lifestyle: [
      [
        'positive',
        'Un week-end agréable à {city}',
        'La cuisine, les jardins et les belles plages de {city} charment les voyageurs.',
        [
          'La chef {woman} recommande une recette de légumes dans son restaurant.',
          'L’hôtel près du marché est très agréable.',
        ],
      ],
    ],
    weather: [
      [
        'neutral',
        'Météo à {city}: nuages et pluie',
        'Les nuages arrivent {nextDay} sur {city}, puis la pluie.',
        [
          'Les températures sont proches de douze degrés.',
          'Le vent vient de l’ouest, et la neige tombe au-dessus de mille mètres.',
        ],
      ],
    ],
  },
  positive: [
    'L’ambiance est excellente, et les habitants sont très heureux.',
    '« C’est une belle réussite », dit {witness}.',
    '{org} salue une décision utile et un vrai progrès.',
    'La joie est grande à {city}.',
  ],
  negative: [
    'L’ambiance est mauvaise, et les habitants sont furieux et déçus.',
    '« C’est une erreur terrible », dit {witness}.',
    '{org} critique une décision injuste et dangereuse.',
    'La peur grandit à {city}.',
  ],
  neutral: [
    'Les nouvelles règles s’appliquent le mois prochain.',
    'Environ {count} personnes vivent près du marché.',
    '{org} n’a rien dit à ce sujet {day}.',
    '{witness} habite près de la gare et a lu le plan.',
    'Des projets comparables existent à l’étranger, dont {place}.',
    'La prochaine réunion a lieu {nextDay} à la mairie.',
    'Les chiffres vont de janvier à septembre.',
    'La technologie vient de l’étranger.',
  ],
  comments: {
    positive: [
      'Excellent article, merci beaucoup.',
      'Quelle joie pour les habitants de {city}.',
      'Très utile, je recommande.',
    ],
    negative: [
      'Mauvaise nouvelle, je suis déçu.',
      'C’est terrible, {org} fait encore les mêmes erreurs.',
      'Cette politique est un désastre.',
    ],
    neutral: [
      'Quelqu’un sait quand a lieu la prochaine réunion à {city} ?',
      'Un autre journal parle de {percent}.',
      'Quelle technologie utilisent-ils ?',
    ],
  },
  blogOpenings: [
    'Je suis ce sujet depuis quelques semaines, voici mes notes.',
    'Une lectrice de {city} m’a posé la question.',
  ],
  questions: [
    'Avez-vous suivi les nouvelles de {city} ? Quel est votre avis ?',
    'Une question: que signifie cela pour le marché ?',
  ],
  correction: 'Rectificatif: une version précédente donnait un autre chiffre; le bon est {amount}.',
  agencyCredit: 'Cet article est paru d’abord chez {site}.',
}
