/** Words by language and category, with stems like those of English. Topics are recognized in English only. */
export const categoryWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: {
    arts: 'kunst* künstler* kultur* ausstellung* museum* konzert* musik* orchester* film* kino* theater* roman* autor* bühne* galerie* album* lied* premiere*',
    conflict:
      'krieg* militär* soldat* truppen* waffen* front* gefecht* rebell* waffenruhe* armee* offensive*',
    crime:
      'polizei* verbrech* verdächtig* festgenommen* festnahme* gericht* richter* urteil* prozess* staatsanwalt* gefängnis* diebstahl* dieb* betrug* einbruch* ermittl*',
    disaster:
      'katastroph* rettung* feuerwehr* überschwemm* hochwasser* erdbeben* brand* unfall* evakuier* trümmer* unglück*',
    economy:
      'wirtschaft* markt* märkte* unternehmen* firma* umsatz* gewinn* börse* aktie* bank* handel* export* investor* investition* preis* quartal* konzern* inflation*',
    education:
      'schule* schüler* lehrer* unterricht* bildung* universität* student* studium* prüfung* hochschule* klassenzimmer*',
    environment:
      'umwelt* natur* klima* emission* wald* wälder* tierart* artenschutz* recycling* müll* verschmutz* nachhaltig* fluss* moor*',
    health:
      'gesundheit* patient* arzt* ärzt* krankenhaus* klinik* medizin* impf* krankheit* therapie* behandlung* pflege* virus*',
    'human-interest':
      'geburtstag* jubiläum* nachbar* hund* katze* haustier* großmutter* großvater* überraschung* wiedersehen* lotto*',
    labor:
      'gewerkschaft* streik* lohn* löhne* arbeitsplätz* arbeitnehmer* beschäftigt* tarif* arbeitgeber* überstunden* belegschaft* stellenabbau*',
    lifestyle:
      'rezept* küche* restaurant* koch* reise* urlaub* hotel* garten* mode* wandern* wanderweg* genuss* wein* freizeit*',
    politics:
      'politik* regierung* minister* parlament* wahl* wähler* partei* koalition* bürgermeister* stadtrat* abgeordnet* opposition* gesetz* kanzler*',
    religion:
      'kirche* glaube* gebet* priester* bischof* gemeinde* gottesdienst* moschee* synagoge* tempel* pilger* kloster* religi*',
    science:
      'wissenschaft* forsch* labor* studie* technolog* software* computer* algorithm* satellit* rakete* roboter* physik* daten* künstliche* internet* chip*',
    society:
      'gesellschaft* sozial* armut* flüchtling* integration* wohnung* miete* mieter* obdachlos* ehrenamt* familie* senioren*',
    sport:
      'sport* spiel* mannschaft* trainer* tor tore saison* liga* turnier* meisterschaft* stadion* fußball* sieg* niederlage* medaille* fans pokal*',
    weather:
      'wetter* regen* schnee* sturm* temperatur* wind* grad gewitter* sonne* frost* hitze* meteorolog* unwetter*',
  },
  es: {
    arts: 'arte artista* cultura* exposici* museo* concierto* música* músic* orquesta* película* cine* teatro* novela* autor* galería* álbum* canci* estreno*',
    conflict:
      'guerra* militar* soldado* tropas armas frente combate* rebelde* tregua* ejército* ofensiva* misil*',
    crime:
      'policía* crimen* delito* sospechos* deten* arrest* tribunal* juez* jueza* juicio* sentencia* fiscal* cárcel prisión robo* ladr* fraude* investiga*',
    disaster:
      'desastre* rescat* bombero* inundaci* terremoto* incendio* accidente* evacu* escombro* emergencia* sismo*',
    economy:
      'econom* mercado* empresa* negocio* ventas ganancia* beneficio* bolsa acciones banco* comercio* exporta* inversi* inversor* precio* trimestre* inflación',
    education:
      'escuela* alumn* maestr* profesor* educaci* universidad* estudiante* clase* examen* aula* colegio*',
    environment:
      'ambient* naturaleza* clima* emisi* bosque* especie* recicla* residuo* contaminaci* sostenib* río* humedal* ecosistema*',
    health:
      'salud* paciente* médic* hospital* clínica* medicina* vacuna* enfermedad* terapia* tratamiento* enfermer* virus*',
    'human-interest':
      'cumpleaños aniversario* vecin* perro* gato* mascota* abuel* sorpresa* reencuentro* lotería* curios*',
    labor:
      'sindicato* huelga* salario* sueldo* trabajador* emplead* empleo* laboral* plantilla* despido* convenio* jornada*',
    lifestyle:
      'receta* cocina* restaurante* chef* viaje* turis* hotel* jardín* moda* sender* vino* sabor* ocio playa*',
    politics:
      'polític* gobierno* ministr* parlamento* elecci* votante* voto* partido* coalici* alcald* concejo* diputad* oposici* ley leyes president*',
    religion:
      'iglesia* fe oraci* sacerdote* obispo* parroquia* misa* mezquita* templo* peregrin* monasterio* religi*',
    science:
      'cienc* científic* investigador* laboratorio* estudio* tecnolog* software* computador* ordenador* algoritm* satélite* cohete* robot* física* datos internet inteligencia_artificial',
    society:
      'sociedad* social* pobreza* refugiad* integraci* vivienda* alquiler* inquilin* voluntari* familia* mayores comunidad*',
    sport:
      'deport* partido_de equipo* entrenador* gol goles temporada* liga* torneo* campeon* estadio* fútbol* victoria* derrota* medalla* afici* jugador* copa*',
    weather:
      'tiempo_en lluvia* nieve* tormenta* temperatura* viento* grados meteorol* calor* helada* niebla* chubasco* pronóstico*',
  },
  fr: {
    arts: 'art artiste* culture* culturel* exposition* musée* concert* musique* musicien* orchestre* film* cinéma* théâtre* roman* romanci* galerie* album* chanson* scène*',
    conflict:
      'guerre* militaire* soldat* troupes arme armes front combat* rebelle* trêve* armée* offensive* missile*',
    crime:
      'police* polici* crime* délit* suspect* arrêt* interpell* tribunal* juge* procès* verdict* procureur* prison* vol voleur* fraude* enquête* enquêteur*',
    disaster:
      'catastrophe* secours* sauvet* pompier* inondation* séisme* incendie* accident* évacu* décombre* urgence* sinistr*',
    economy:
      'économ* marché* entreprise* chiffre_d’affaires ventes bénéfice* bourse* action actions banque* commerce* exporta* investi* prix trimestre* inflation*',
    education:
      'école* élève* enseignant* professeur* éducation* université* étudiant* classe* examen* lycée* collège*',
    environment:
      'environnement* nature* climat* émission* forêt* espèce* recycl* déchet* pollution* durable* rivière* zone_humide écosystème*',
    health:
      'santé* patient* médecin* hôpital* clinique* médica* vaccin* maladie* thérapie* traitement* infirmi* virus*',
    'human-interest':
      'anniversaire* voisin* chien* chat chats animal_de grand-mère* grand-père* surprise* retrouvaille* loterie* insolite*',
    labor:
      'syndicat* grève* salaire* salari* travailleur* employé* emploi* licenciement* convention* effectif* temps_de_travail heures_supplémentaires',
    lifestyle:
      'recette* cuisine* restaurant* chef voyage* touris* hôtel* jardin* mode* randonnée* vin vins saveur* loisir* plage* sentier*',
    politics:
      'politi* gouvernement* ministre* parlement* élection* électeur* vote* parti coalition* maire* conseil_municipal député* opposition* loi lois président*',
    religion:
      'église* foi prière* prêtre* évêque* paroisse* messe* mosquée* temple* pèlerin* monastère* religi*',
    science:
      'science* scientifi* chercheu* laboratoire* étude* technolog* logiciel* ordinateur* algorithm* satellite* fusée* robot* physique* données internet intelligence_artificielle',
    society:
      'société* social* pauvreté* réfugié* intégration* logement* loyer* locataire* bénévol* famille* sans-abri solidarité*',
    sport:
      'sport* match* équipe* entraîneu* but buts saison* ligue* tournoi* champion* stade* football* victoire* défaite* médaille* supporter* joueur* coupe*',
    weather:
      'météo* pluie* neige* tempête* température* vent vents degrés orage* soleil* gel gelée* canicule* brouillard* averse*',
  },
  it: {
    arts: 'arte artist* cultura* mostra* museo* concerto* musica* musicist* orchestra* film cinema* teatro* romanzo* scrittor* galleria* album* canzon* palco*',
    conflict:
      'guerra* militar* soldat* truppe arm* fronte combattiment* ribell* tregua* esercit* offensiva* missil*',
    crime:
      'polizia* crimin* reat* sospett* arrest* tribunale* giudic* processo* sentenza* procura* carcere furto* ladr* frode* indagin* carabinieri',
    disaster:
      'disastr* soccors* vigili_del_fuoco alluvion* terremot* incendi* incident* evacua* maceri* emergenz* crollo*',
    economy:
      'econom* mercat* azienda* impres* vendit* utile utili borsa azioni banca* commercio* esporta* invest* prezz* trimestre* inflazion*',
    education:
      'scuol* alunn* insegnant* professor* istruzione* università* student* lezion* esam* classe* aula*',
    environment:
      'ambient* natura* clima* emission* foresta* bosc* specie ricicl* rifiut* inquinament* sostenibil* fiume* ecosistem*',
    health:
      'salut* pazient* medic* ospedal* clinic* vaccin* malatti* terapi* cura cure infermier* virus* sanitari*',
    'human-interest': 'compleann* anniversari* vicin* cane cani gatt* nonn* sorpresa* lotteria* curios*',
    labor:
      'sindacat* sciopero* salari* stipend* lavorator* dipendent* occupazion* licenziament* contratto* operai* straordinari',
    lifestyle:
      'ricett* cucina* ristorant* chef viagg* turis* hotel albergo* giardin* moda* sentier* vino* sapor* spiagg*',
    politics:
      'politic* govern* ministr* parlament* elezion* elettor* voto* partito* coalizion* sindac* consiglio_comunale deputat* opposizion* legge leggi president*',
    religion:
      'chies* fede preghier* sacerdot* vescov* parrocchi* messa moschea* tempio* pellegrin* monaster* religi*',
    science:
      'scienz* scienziat* ricercator* laborator* studio* tecnolog* software* computer* algoritm* satellit* razzo* robot* fisica* dati internet intelligenza_artificiale',
    society:
      'società* social* povertà* rifugiat* integrazion* alloggi* affitt* inquilin* volontari* famigli* anziani comunità*',
    sport:
      'sport* partita* squadra* allenator* gol stagion* lega campionat* torne* stadio* calcio* vittori* sconfitt* medagli* tifos* giocator* coppa*',
    weather:
      'meteo* pioggi* neve* tempest* temperatur* vento venti gradi temporal* sole gelo* caldo* nebbia* piovasch*',
  },
  pt: {
    arts: 'arte artista* cultura* exposiç* museu* concerto* música* músic* orquestra* filme* cinema* teatro* romance* escritor* galeria* álbum* canç* palco*',
    conflict: 'guerra* militar* soldado* tropas arma* combate* rebelde* trégua* exército* ofensiva* míssil*',
    crime:
      'polícia* crime* delito* suspeit* pres* detid* tribunal* juiz* juíza* julgamento* sentença* promotor* prisão* roubo* ladr* fraude* investiga*',
    disaster:
      'desastre* resgat* bombeiro* enchente* inundaç* terremoto* incêndio* acidente* evacu* escombro* emergência* deslizamento*',
    economy:
      'econom* mercado* empresa* negócio* vendas lucro* bolsa ações banco* comércio* exporta* invest* preço* trimestre* inflação',
    education: 'escola* alun* professor* educaç* universidade* estudant* aula* exame* ensino* sala_de_aula',
    environment:
      'ambient* natureza* clima* emiss* floresta* espécie* recicla* resíduo* poluiç* sustentáv* rio rios ecossistema*',
    health:
      'saúde* paciente* médic* hospital* clínica* medicina* vacina* doença* terapia* tratamento* enfermeir* vírus*',
    'human-interest':
      'aniversário* vizinh* cachorro* cão cães gato* avó avô surpresa* reencontro* loteria* curios*',
    labor: 'sindicato* greve* salário* trabalhador* empregad* emprego* demiss* funcionári* jornada* convenç*',
    lifestyle:
      'receita* cozinha* restaurante* chef viag* turis* hotel* jardi* moda* trilha* vinho* sabor* praia* lazer*',
    politics:
      'polític* governo* ministr* parlamento* eleiç* eleitor* voto* partido* coalizão prefeit* câmara deputad* oposiç* lei leis president*',
    religion: 'igreja* fé oraç* padre* bispo* paróquia* missa* mesquita* templo* peregrin* mosteiro* religi*',
    science:
      'ciênci* cientista* pesquisador* laboratório* estudo* tecnolog* software* computador* algoritm* satélite* foguete* robô* física* dados internet inteligência_artificial',
    society:
      'sociedade* socia* pobreza* refugiad* integraç* moradia* aluguel* inquilin* voluntári* família* idosos comunidade*',
    sport:
      'esport* desport* jogo* equipe* time treinador* gol gols temporada* liga* torneio* campe* estádio* futebol* vitória* derrota* medalha* torcedor* jogador* copa*',
    weather:
      'tempo_em chuva* neve* tempestade* temperatura* vento* graus meteorol* calor* geada* neblina* pancada* previsão*',
  },
  ru: {
    arts: 'искусств* художни* культур* выставк* музе* концерт* музык* оркестр* фильм* кино* театр* роман* писател* галере* альбом* песн* сцен*',
    conflict: 'войн* военн* солдат* войск* оруж* фронт* бой бои повстанц* перемири* арми* наступлен* ракетн*',
    crime:
      'полиц* преступ* подозрева* задержа* арест* суд суда суде судь* приговор* прокур* тюрьм* краж* вор воры мошенн* расследован*',
    disaster: 'катастроф* спасател* пожарн* наводнен* землетрясен* пожар* авари* эвакуа* обломк* бедств*',
    economy:
      'эконом* рынок рынк* компани* бизнес* прибыл* выручк* бирж* акци* банк* торгов* экспорт* инвест* цен цены квартал* инфляц*',
    education: 'школ* учени* учител* образован* университет* студент* урок* экзамен* класс*',
    environment:
      'эколог* природ* климат* выброс* лес леса лесов вид_животных переработк* отход* загрязнен* рек реки заповедник*',
    health: 'здоров* пациент* врач* больниц* клиник* медицин* вакцин* болезн* лечени* медсестр* вирус*',
    'human-interest': 'день_рождения юбиле* сосед* собак* кошк* питом* бабушк* дедушк* сюрприз* лотере*',
    labor: 'профсоюз* забастовк* зарплат* работник* рабоч* занятост* увольнен* труд* сотрудник*',
    lifestyle:
      'рецепт* кухн* ресторан* повар* путешеств* туризм* турист* отел* сад* мод* вин* вкус* пляж* поход*',
    politics:
      'полит* правительств* министр* парламент* выбор* избирател* парти* коалиц* мэр* депутат* оппозици* закон* президент* горсовет*',
    religion: 'церк* вер веры молит* священник* епископ* приход* мечет* храм* паломник* монастыр* религи*',
    science:
      'наук* учён* исследова* лаборатор* технолог* программ* компьютер* алгоритм* спутник* ракет* робот* физик* данны* интернет* чип*',
    society: 'обществ* социальн* бедност* беженц* жиль* аренд* волонтёр* семь* пожил* бездомн*',
    sport:
      'спорт* матч* команд* тренер* гол гола голов сезон* лиг* турнир* чемпион* стадион* футбол* побед* поражен* медал* болельщик* игрок* куб*',
    weather:
      'погод* дожд* снег* шторм* температур* ветер ветра градус* гроз* солн* мороз* жар* метеоролог* туман* ливн*',
  },
  ja: {
    arts: '美術 芸術 文化 展覧会 音楽 コンサート 映画 劇場 小説 作家 画家 舞台 演奏 アルバム',
    conflict: '戦争 軍 兵士 部隊 停戦 攻撃 武器 戦闘',
    crime: '警察 逮捕 容疑 裁判 判決 検察 犯罪 窃盗 詐欺 捜査 刑務所',
    disaster: '災害 救助 地震 洪水 火災 事故 避難 消防 被害',
    economy: '経済 市場 企業 株価 株式 売上 利益 銀行 貿易 投資 輸出 物価 業績 決算',
    education: '学校 生徒 教師 教育 大学 学生 授業 試験 教室',
    environment: '環境 自然 気候 排出 森林 生物 リサイクル 汚染 持続可能',
    health: '健康 患者 医師 病院 医療 ワクチン 治療 感染 看護',
    'human-interest': '誕生日 再会 隣人 子犬 猫 祖母 記念日 話題',
    labor: '労働 組合 ストライキ 賃金 従業員 雇用 残業 解雇',
    lifestyle: '料理 レシピ レストラン 旅行 観光 ホテル 庭園 ファッション 散歩 味わ',
    politics: '政治 政府 大臣 議会 選挙 投票 政党 市長 議員 法案 野党',
    religion: '宗教 教会 寺院 神社 祈り 僧侶 信仰 巡礼',
    science: '科学 研究 技術 実験 論文 ロケット 衛星 ロボット 人工知能 データ ソフトウェア',
    society: '社会 福祉 貧困 難民 住宅 家賃 ボランティア 高齢者 家族',
    sport: '試合 チーム 監督 選手 優勝 サッカー 野球 大会 得点 リーグ 決勝',
    weather: '天気 気温 雨 雪 台風 気象 予報 晴れ 猛暑',
  },
}
