import type { Prose } from './prose.ts'

export const spanish: Prose = {
  women: 'Lucía Elena Teresa Marta Silvia Carmen Beatriz'.split(' '),
  men: 'Carlos Javier Andrés Diego Pablo Rafael Tomás'.split(' '),
  lastNames:
    'Almenar Bustamante Carrizo Duarte Escalante Fuentes Galindo Herrero Ibarra Lozano Montoya Quiroga Salvatierra Valdivia'.split(
      ' ',
    ),
  fullName: (first, last) => `${first} ${last}`,
  companies: ['Grupo Almenar', 'Banco Rivalta', 'Compañía Altamar'],
  organizations: [
    'Universidad de Valmayor',
    'Instituto Solana',
    'Hospital Montesclaros',
    'Fundación Quiroga',
  ],
  clubs: ['Atlético Valmayor', 'Real Montesclaros', 'Sporting Rivalta'],
  cities: ['Valmayor', 'Montesclaros', 'Rivalta', 'Puerto Solano', 'Villarreina', 'Peñablanca', 'Campoverde'],
  places: ['Lisboa', 'Chile', 'Japón', 'Canadá', 'Roma', 'Uruguay', 'Noruega', 'Bogotá'],
  products: [
    'sensor de lluvia',
    'robot de reparto',
    'tranvía eléctrico',
    'traductor automático',
    'panel solar',
  ],
  days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  currency: (millions) => `${millions} millones de euros`,
  percent: (value) => `${value} %`,
  events: {
    economy: [
      [
        'positive',
        '{company} celebra un beneficio récord',
        'La empresa {company} anunció el {day} un excelente resultado, con un beneficio de {amount}.',
        [
          'Las ventas en el mercado crecieron un {percent}.',
          'La directora {woman} se mostró muy satisfecha con el éxito.',
          'La bolsa reaccionó con optimismo y las acciones ganaron valor.',
        ],
      ],
      [
        'negative',
        '{company} anuncia pérdidas y teme una crisis',
        'La empresa {company} anunció el {day} graves pérdidas de {amount}.',
        [
          'La crisis del mercado preocupa a los inversores.',
          'El director {man} lamentó el fracaso de la inversión.',
          'Las acciones cayeron un {percent} y hay miedo al desempleo.',
        ],
      ],
      [
        'neutral',
        '{company} abrirá una oficina en {city}',
        'La empresa {company} abrirá una oficina nueva en {city}, según anunció el {day}.',
        [
          'La inversión es de {amount}.',
          'La directora {woman} presentó los planos junto al mercado central.',
          'El comercio de la zona cuenta con {count} empresas.',
        ],
      ],
    ],
    politics: [
      [
        'neutral',
        'El concejo de {city} vota un plan de transporte',
        'El concejo de {city} vota el {nextDay} un plan de transporte de {amount}.',
        [
          'La alcaldesa {woman} presentó el documento la semana pasada.',
          'Dos partidos no han dicho qué votarán.',
          'El gobierno paga el {percent} del coste.',
        ],
      ],
      [
        'negative',
        'El ministro {man} dimite por un escándalo',
        'El ministro {man} dimitió el {day} tras un escándalo de corrupción de {amount}.',
        [
          'La oposición criticó al gobierno y habló de fraude.',
          'Los votantes están furiosos y decepcionados.',
        ],
      ],
    ],
    sport: [
      [
        'positive',
        '{club} gana la final con un gol brillante',
        'El {club} ganó la final el {day} y celebró el título con {count} aficionados.',
        [
          'El entrenador {man} elogió al equipo por una temporada maravillosa.',
          'La victoria llegó en el último minuto, con el estadio feliz.',
        ],
      ],
      [
        'negative',
        '{club} sufre su peor derrota de la temporada',
        'El {club} perdió el {day} en {city} y sufre su peor crisis de la liga.',
        [
          'El entrenador {man} lamentó errores terribles.',
          'Dos jugadores salieron heridos y la afición está decepcionada.',
        ],
      ],
    ],
    science: [
      [
        'positive',
        'Investigadores logran un avance con un {product}',
        'Un equipo científico logró el {day} un avance extraordinario en {city}.',
        [
          'La tecnología mejora un {percent} los resultados anteriores.',
          'La investigadora {woman} está orgullosa del laboratorio.',
        ],
      ],
      [
        'neutral',
        '{org} prueba un {product} en {city}',
        'El laboratorio de {org} prueba desde el {day} un {product} en {city}.',
        [
          'La tecnología recoge datos de {count} sensores.',
          'La investigadora {woman} prepara un estudio en {place}.',
        ],
      ],
    ],
    environment: [
      [
        'negative',
        'Un vertido contamina el río en {city}',
        'Un vertido contaminó el río el {day} en {city} y dañó el bosque.',
        [
          'La ecologista {woman} habló de una tragedia para la naturaleza.',
          'Los vecinos temen por su salud.',
        ],
      ],
    ],
    health: [
      [
        'positive',
        'Una terapia nueva da esperanza a pacientes en {city}',
        'Una terapia nueva ayudó al {percent} de los pacientes del hospital, un gran éxito médico.',
        ['La doctora {woman} agradeció el trabajo de las enfermeras.', 'El tratamiento es seguro.'],
      ],
    ],
    crime: [
      [
        'negative',
        'La policía detiene a un ladrón en {city}',
        'La policía detuvo el {day} en {city} a un sospechoso de un robo violento.',
        [
          'Dos personas resultaron heridas.',
          'La fiscal acusa al ladrón de otros delitos; el daño asciende a {amount}.',
        ],
      ],
    ],
    arts: [
      [
        'positive',
        'El público de {city} aplaude una ópera magnífica',
        'El público aplaudió el {day} una ópera magnífica en el teatro de {city}.',
        [
          'La música es brillante, y la artista {woman} agradeció los aplausos.',
          'El concierto se repite en el museo.',
        ],
      ],
    ],
    lifestyle: [
      [
        'positive',
        'Un fin de semana para disfrutar en {city}',
        'La cocina, los jardines y la gente amable de {city} encantan a los viajeros.',
        [
          'La chef {woman} recomienda una receta de verduras en su restaurante.',
          'El hotel junto al mercado es agradable.',
        ],
      ],
    ],
    weather: [
      [
        'neutral',
        'El tiempo en {city}: nubes y lluvia',
        'El {nextDay} llegan nubes a {city} y por la tarde habrá lluvia.',
        [
          'Las temperaturas rondan los doce grados.',
          'El viento sopla del oeste y cae nieve por encima de mil metros.',
        ],
      ],
    ],
    education: [
      [
        'neutral',
        'Las escuelas de {city} cambian su horario',
        'Las escuelas de {city} empezarán a las nueve a partir de otoño.',
        [
          'El cambio afecta a {count} alumnos y a sus profesores.',
          'La universidad no cambia sus clases, según {person}.',
        ],
      ],
    ],
  },
  positive: [
    'El ambiente es excelente y la gente está muy satisfecha.',
    '«Es un gran éxito», dijo {witness}.',
    '{org} elogió la decisión y el progreso de la ciudad.',
    'En {city} hay alegría y esperanza.',
  ],
  negative: [
    'El ambiente es malo y la gente está furiosa y decepcionada.',
    '«Es un error terrible», dijo {witness}.',
    '{org} criticó la decisión por injusta y peligrosa.',
    'En {city} crece el miedo.',
  ],
  neutral: [
    'Las reglas nuevas entran en vigor el mes que viene.',
    'Unas {count} personas viven cerca del mercado.',
    '{org} no respondió a las preguntas el {day}.',
    '{witness} vive junto a la estación y ha leído el plan.',
    'Hay planes parecidos en {place}.',
    'La próxima reunión es el {nextDay} en el ayuntamiento.',
    'Las cifras van de enero a septiembre.',
    'La tecnología procede de un fabricante de {place}.',
  ],
  comments: {
    positive: [
      'Excelente artículo, muchas gracias.',
      'Qué alegría para la gente de {city}.',
      'Muy útil, lo recomiendo.',
    ],
    negative: [
      'Qué mala noticia, estoy decepcionado.',
      'Es terrible, {org} comete otra vez los mismos errores.',
      'Esta política es un desastre para todos.',
    ],
    neutral: [
      '¿Alguien sabe cuándo es la próxima reunión en {city}?',
      'En otro diario leí {percent}.',
      '¿Qué tecnología usan para esto?',
    ],
  },
  blogOpenings: [
    'Sigo este tema desde hace unas semanas y estas son mis notas.',
    'Una lectora de {city} me preguntó por esto.',
  ],
  questions: [
    '¿Alguien ha seguido las noticias de {city}? ¿Qué piensan?',
    'Tengo una pregunta: ¿qué significa esto para el mercado?',
  ],
  correction: 'Corrección: una versión anterior daba otra cifra; la correcta es {amount}.',
  agencyCredit: 'Este texto se publicó primero en {site}.',
}
