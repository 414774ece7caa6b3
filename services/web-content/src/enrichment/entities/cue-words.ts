const set = (words: string) => new Set(words.trim().split(/\s+/))

/** A capitalized run that ends with one of these names an organization. */
export const organizationEndings = set(
  `Inc Inc. Corp Corp. Corporation Ltd Limited LLC PLC plc Co Company Group Holdings Bank Bancorp Partners Capital Ventures Industries Technologies
  Technology Systems Labs Laboratories Motors Airlines Airways Energy Pharma Pharmaceuticals Therapeutics Foods Media Press University College Institute School
  Academy Hospital Clinic Museum Gallery Theatre Theater Orchestra Library Foundation Trust Association Society Union Federation League
  Club FC United Rovers City-FC Council Commission Committee Agency Authority Ministry Department Office Bureau Court Parliament Senate Congress
  Party Movement Alliance Coalition Army Navy Police Church Times Post Herald Tribune Gazette Observatory Network Robotics Logistics Software Records Studios
  Airport-Authority Rail Railways Textiles Mills Biotech Analytics Aerospace Semiconductors Insurance Assurance Securities Fund Exchange Observer Services
  GmbH AG SE KG eV e.V SpA S.p.A SA S.A SARL SAS SL S.L Ltda Ltda. NV N.V BV AB Oyj ASA Werke Universität Hochschule Stiftung Verband Gewerkschaft Ministerium
  Bundestag Partei Verein Klinikum Institut Banca Banco Banque Группа Банк Университет Институт Ассоциация`,
)

/** A capitalized run that begins with one of these names an organization. */
export const organizationBeginnings = set(
  `Department Council Court Federation Office Board Society Chamber University Universität Université Universidad Universidade Università Bank Banco Banque Banca Ministry Ministerio Ministère Ministero Ministério Institute Instituto Institut
  Istituto Hospital Hôpital Ospedale Clínica Federación Federazione Fédération Federação Asociación Associazione Association Associação Grupo Groupe Gruppo Fundación Fondation
  Fondazione Fundação Compañía Compagnie Compagnia Companhia Partido Parti Partito Sindicato Syndicat Sindacato Comisión Commission Commissione Comissão Museo Musée Museu
  Agencia Agence Agenzia Agência Academia Académie Accademia Orquesta Orchestre Orchestra Orquestra Teatro Théâtre Club Clube Real Atlético Sporting Racing Olympique Cooperativa Coopérative
  Stadtwerke Verband Stiftung Museum Klinikum FC SC SV TSV VfB VfL AC AS Banco Компания Банк Институт Университет Группа Фонд Музей Клуб Театр Министерство`,
)

export const organizationNames = new Set(
  (
    'NATO|UN|United Nations|EU|European Union|European Commission|European Parliament|WHO|World Health Organization|IMF|World Bank|WTO|OPEC|UNICEF|UNESCO|NASA|ESA|FBI|CIA|NSA|FDA|SEC|' +
    'Federal Reserve|European Central Bank|ECB|Bank of England|Red Cross|Amnesty International|Greenpeace|FIFA|UEFA|IOC|NBA|NFL|BBC|CNN|Reuters|Bloomberg|Google|Alphabet|Microsoft|Apple|' +
    'Amazon|Meta|Facebook|Twitter|Netflix|Tesla|Intel|Nvidia|IBM|Oracle|Samsung|Sony|Toyota|Honda|Volkswagen|BMW|Siemens|Airbus|Boeing|Shell|Pfizer|Novartis|Nestlé|Unilever|Walmart|Disney|' +
    'OpenAI|Wikipedia|Mozilla|Congress|Parliament|Senate|White House|Kremlin|Pentagon|Supreme Court|Bundestag|Bundesrat|Bundesbank|CDU|SPD|FDP|ONU|UE|OMS|OTAN|ООН|НАТО|ВОЗ|国連|日本銀行|Kremlin'
  ).split('|'),
)

/** Words before a person's name. Lower-case forms count as well. */
export const personTitles = set(
  `mr mrs ms miss dr prof professor sir dame lord lady president vice-president chancellor premier minister senator congressman congresswoman governor mayor judge justice
  general colonel captain sergeant lieutenant admiral king queen prince princess pope bishop archbishop cardinal rabbi imam reverend father sister coach director chairman chairwoman
  chair chief ceo cfo founder co-founder spokesman spokeswoman spokesperson secretary ambassador commissioner inspector detective officer analyst economist author novelist
  singer actor actress composer conductor striker goalkeeper midfielder captain professor researcher scientist engineer lawyer attorney teacher farmer nurse principal head-coach
  manager curator editor journalist resident neighbour architect
  herr frau bundeskanzler bundeskanzlerin kanzler kanzlerin präsident präsidentin minister ministerin bürgermeister bürgermeisterin oberbürgermeister oberbürgermeisterin trainer trainerin
  direktor direktorin sprecher sprecherin professorin geschäftsführer geschäftsführerin leiter leiterin forscher forscherin autorin vorsitzende vorsitzender
  señor señora don doña presidente presidenta ministro ministra alcalde alcaldesa director directora portavoz entrenador entrenadora profesor profesora doctor doctora investigadora investigador escritora
  monsieur madame m mme président présidente ministre maire directeur directrice entraîneur entraîneuse porte-parole professeur professeure chercheur chercheuse autrice
  signor signora sindaco sindaca direttore direttrice allenatore allenatrice portavoce professore professoressa ricercatrice ricercatore ministra
  senhor senhora prefeito prefeita ministro diretor diretora treinador treinadora porta-voz pesquisadora pesquisador
  президент министр мэр директор тренер профессор губернатор представитель исследователь режиссёр глава`,
)

/** Verbs and words after a person's name. */
export const speechVerbs = set(
  `said says told added adds explained argued announced wrote claimed insisted warned admitted replied asked noted stressed recalled
  sagte erklärte betonte dijo afirmó explicó señaló añadió déclaré affirmé expliqué précisé détaille ha-detto dichiarato spiegato ricordato disse afirmou explicou declarou сказал сказала заявил заявила сообщил сообщила отметил отметила`,
)

/** Prepositions before the name of a place. */
export const placeCues: Readonly<Record<string, ReadonlySet<string>>> = {
  en: set('in near from outside across'),
  de: set('in aus stadt gemeinde'),
  es: set('en desde'),
  fr: set('à depuis'),
  it: set('a ad da'),
  pt: set('em'),
  nl: set('in uit te'),
  ru: set('в из во город города городе городу'),
}

/** German nouns that follow "in" and "aus" without an article, and endings of such nouns. */
export const germanPhraseNouns = set(
  `Gefahr Sicht Form Zukunft Kraft Höhe Bezug Richtung Frage Wirklichkeit Folge Rente Haft Not Serie Arbeit Betrieb Angriff Ruhe Frieden Kauf Anspruch Angst
  Hand Händen Mode Ordnung Brand Trauer Wut Liebe Teilen Reihe Zeiten Wahrheit Führung Sorge Kürze Deutsch Englisch Gedanken Protest Freude Holz Metall Glas Protest Prozent`,
)
export const germanNounEnding = /(?:ung|ungen|heit|keit|schaft|tion|tät|nis|ismus|ität|sicht)$/

/** Words that may stand between the capitalized words of one name. */
export const nameLinks = set(
  'of for the de del della delle di da do das dos la le du des von van der den für',
)

/** Russian words before a name in angle quotes. */
export const quotedOrganizationCues =
  /(?:компани|групп|банк|фирм|корпораци|клуб|команд|институт|музе|театр|фонд|партии|партия|газет|завод|издательств|холдинг)[а-яё]{0,4} «([^«»]{2,60})»/giu

/** Capitalized words that begin or make no name. */
export const noNames = set(
  `The A An This That These Those It Its He She We They I You Our Their His Her My Your In On At By For From With Without And Or But Nor So Yet If When While As After Before Since
  Until Although Because Though Where What Who Why How Which There Here Then Thus Now Today Yesterday Tomorrow Not No Yes All Some Many Most More Few Each Every Both Either Neither
  One Two Three Four Five Six Seven Eight Nine Ten First Second Third Last Next Also Only Even Just Still Already Meanwhile However Moreover Instead Despite During Under Over
  Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December
  Mr Mrs Ms Dr President Minister Mayor Director Professor English German French Spanish Italian Portuguese Russian Japanese Chinese American European British Read Photo Update
  Correction Breaking Editor Comment Reply Re Thanks Thank Great Nice Good Bad Please According Local Police Residents Officials Experts Critics Fans Shares Market Markets City Technology Internet God
  Unternehmen Firma Konzern Stadt Gemeinde Verein Hersteller Land Kreis Klub Partei Empresa Azienda Società Compañías Entreprise
  Der Die Das Den Dem Des Ein Eine Einen Einem Einer Und Oder Aber Doch Wenn Als Weil Nach Vor Seit Bis Mit Ohne Für Gegen Im Am Zum Zur Vom Beim Von Auf Aus Bei Es Er Sie Wir Ihr Ich Man
  Diese Dieser Dieses Auch Nur Noch Schon Hier Dort Heute Gestern Morgen Jetzt Dann Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag Januar Februar März Mai Juni Juli Oktober Dezember
  El La Los Las Un Una Unos Unas Y O Pero Si Cuando Como Porque Según En De Del Al Por Para Con Sin Sobre Desde Hasta Tras Entre Este Esta Estos Estas Ese Esa Su Sus Se No Más Ya También Hoy Ayer Lo Le
  Le Les Une Des Du Et Ou Mais Quand Comme Selon Dans Par Pour Avec Sans Sur Depuis Après Avant Ce Cette Ces Son Sa Ses Il Elle On Nous Vous Ils Elles Je Tu Ne Pas Plus Aussi Déjà Hier C J L D Qu N À
  Il Lo Gli I Uno E Ma Se Quando Come Perché Secondo Nel Nella Dal Dalla Con Senza Su Dopo Prima Questo Questa Questi Queste Suo Sua Non Più Anche Oggi Ieri Ha Si Per Tra Fra Al Alla
  O Os As Um Uma Mas Quando Segundo Em No Na Nos Nas Pelo Pela Com Sem Após Antes Este Esta Esse Essa Seu Sua Não Mais Também Hoje Ontem Ao À Já
  В На По Из За С К О От До Для Но И А Что Как Когда Если Это Этот Эта Он Она Они Мы Вы Я Не Ещё Уже После Перед Сегодня Вчера Также По-прежнему Так При Под Об Во`,
)
