import type { Prose } from './prose.ts'

export const portuguese: Prose = {
  women: 'Beatriz Fernanda Mariana Catarina Inês Raquel'.split(' '),
  men: 'Caio Rodrigo Thiago Duarte Gustavo Nuno'.split(' '),
  lastNames:
    'Alvarenga Bragança Camargo Drummond Esteves Figueira Guimarães Magalhães Nogueira Pacheco Serrazul Valadares'.split(
      ' ',
    ),
  fullName: (first, last) => `${first} ${last}`,
  companies: ['Grupo Serrazul', 'Banco Litorâneo', 'Companhia Rio Claro'],
  organizations: [
    'Universidade de Monteverde',
    'Instituto Ipê',
    'Hospital Santa Luzia',
    'Fundação Valadares',
  ],
  clubs: ['Sporting Monteverde', 'Clube Serrazul', 'Racing Porto Claro'],
  cities: ['Monteverde', 'Porto Claro', 'Serrazul', 'Vila Nova do Vale', 'Ribeirão Dourado', 'Campo Sereno'],
  places: ['Lisboa', 'Japão', 'Canadá', 'Chile', 'Angola', 'Noruega', 'Madrid'],
  products: ['sensor de chuva', 'robô de entregas', 'bonde elétrico', 'tradutor automático', 'painel solar'],
  days: ['segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado', 'domingo'],
  currency: (millions) => `${millions} milhões de reais`,
  percent: (value) => `${value}%`,
  events: {
    economy: [
      [
        'positive',
        '{company} comemora lucro recorde',
        'A empresa {company} anunciou na semana um excelente resultado, com lucro de {amount}.',
        [
          'As vendas no mercado cresceram {percent}.',
          'A diretora {woman} está muito satisfeita com o sucesso.',
          'A bolsa reagiu com otimismo.',
        ],
      ],
      [
        'negative',
        '{company} anuncia perdas e teme crise',
        'A empresa {company} anunciou perdas graves de {amount}.',
        [
          'A crise do mercado preocupa os investidores.',
          'O diretor {man} lamentou o fracasso do investimento.',
          'As ações caíram {percent} e há medo de desemprego.',
        ],
      ],
      [
        'neutral',
        '{company} abre escritório em {city}',
        'A empresa {company} abrirá um novo escritório em {city}, segundo um anúncio.',
        [
          'O investimento é de {amount}.',
          'A diretora {woman} apresentou os planos perto do mercado central.',
        ],
      ],
    ],
    politics: [
      [
        'neutral',
        'Câmara de {city} vota plano de transporte',
        'A câmara de {city} vota um plano de transporte de {amount}.',
        [
          'A prefeita {woman} apresentou o documento na semana passada.',
          'Dois partidos não decidiram o voto.',
          'O governo paga {percent} do custo.',
        ],
      ],
      [
        'negative',
        'Ministro {man} deixa o governo após escândalo',
        'O ministro {man} deixou o governo após um escândalo de corrupção.',
        ['A oposição criticou o governo e falou em fraude.', 'Os eleitores estão furiosos e têm raiva.'],
      ],
    ],
    sport: [
      [
        'positive',
        '{club} vence a final com gol brilhante',
        'O time {club} venceu a final diante de {count} torcedores felizes.',
        [
          'O treinador {man} elogiou a equipe por uma temporada maravilhosa.',
          'A vitória veio no último minuto.',
        ],
      ],
      [
        'negative',
        '{club} sofre a pior derrota da temporada',
        'O time {club} perdeu em {city} e sofreu a pior derrota da liga.',
        ['O treinador {man} lamentou erros terríveis.', 'Dois jogadores saíram feridos.'],
      ],
    ],
    science: [
      [
        'positive',
        'Pesquisadores comemoram avanço com {product}',
        'Um grupo de cientistas conquistou um avanço extraordinário em {city}.',
        [
          'A tecnologia melhora os resultados em {percent}.',
          'A pesquisadora {woman} tem orgulho do laboratório.',
        ],
      ],
      [
        'neutral',
        '{org} testa {product} em {city}',
        'O laboratório de {org} testa um {product} em {city}.',
        ['A tecnologia coleta dados de {count} sensores.', 'A pesquisadora {woman} prepara um estudo.'],
      ],
    ],
    environment: [
      [
        'negative',
        'Vazamento polui o rio em {city}',
        'Um vazamento poluiu o rio em {city} e causou danos à floresta.',
        ['A ecologista {woman} falou em tragédia para a natureza.', 'Os moradores têm medo.'],
      ],
      [
        'positive',
        'Aves raras voltam à floresta de {city}',
        'Aves raras voltaram à floresta, uma bonita vitória para a natureza.',
        ['“Estamos muito felizes”, disse a bióloga {woman}.', 'O clima e o ecossistema se recuperam.'],
      ],
    ],
    health: [
      [
        'positive',
        'Terapia nova traz esperança a pacientes',
        'Uma terapia nova ajudou {percent} dos pacientes do hospital, um grande sucesso dos médicos.',
        ['A doutora {woman} agradeceu às enfermeiras.', 'O tratamento é seguro.'],
      ],
    ],
    arts: [
      [
        'positive',
        'Público de {city} aplaude ópera magnífica',
        'O público aplaudiu uma ópera magnífica no teatro de {city}.',
        [
          'A música é brilhante, e a artista {woman} agradeceu à orquestra.',
          'O concerto se repete no museu.',
        ],
      ],
    ],
    lifestyle: [
      [
        'positive',
        'Um fim de semana feliz em {city}',
        'A cozinha, os jardins e as belas praias encantam quem faz a viagem.',
        ['A chef {woman} recomenda uma receita no seu restaurante.', 'O hotel perto do mercado é agradável.'],
      ],
    ],
    weather: [
      [
        'neutral',
        'Previsão do tempo em {city}: nuvens e chuva',
        'As nuvens chegam até {nextDay}, e depois vem a chuva.',
        ['As temperaturas ficam perto de doze graus.', 'O vento sopra do oeste, e há neblina na serra.'],
      ],
    ],
  },
  positive: [
    'O ambiente é excelente, e os moradores estão muito felizes.',
    '“É um grande sucesso”, disse {witness}.',
    '{org} elogiou a decisão e o progresso da cidade.',
  ],
  negative: [
    'O ambiente é ruim, e os moradores estão furiosos.',
    '“É um erro terrível”, disse {witness}.',
    '{org} criticou a decisão por injusta e perigosa.',
  ],
  neutral: [
    'As novas regras valem a partir do próximo mês.',
    'Cerca de {count} pessoas moram perto do mercado.',
    '{org} não respondeu às perguntas.',
    '{witness} mora perto da estação e leu o plano.',
    'Há planos parecidos em outros países, como {place}.',
    'A próxima reunião é: {nextDay}.',
    'Os números vão de janeiro a setembro.',
    'A tecnologia vem do exterior.',
  ],
  comments: {
    positive: [
      'Excelente artigo, obrigado!',
      'Que alegria para os moradores de {city}.',
      'Muito útil, recomendo.',
    ],
    negative: [
      'Notícia ruim, estou com raiva.',
      'É terrível, {org} comete os mesmos erros.',
      'Essa política é um desastre.',
    ],
    neutral: [
      'Alguém sabe quando é a próxima reunião em {city}?',
      'Outro jornal fala em {percent}.',
      'Que tecnologia eles usam?',
    ],
  },
  blogOpenings: [
    'Acompanho este assunto há algumas semanas, e estas são as minhas notas.',
    'Uma leitora de {city} me perguntou sobre isso.',
  ],
  questions: [
    'Alguém acompanhou as notícias de {city}? O que acham?',
    'Uma pergunta: o que isso significa para o mercado?',
  ],
  correction: 'Correção: uma versão anterior trazia outro número; o certo é {amount}.',
  agencyCredit: 'Este texto foi publicado primeiro por {site}.',
}
