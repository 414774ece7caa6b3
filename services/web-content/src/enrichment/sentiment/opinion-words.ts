/** Opinion words of one language. Words that end with `*` are stems. */
export interface OpinionWords {
  positive: string
  negative: string
  negations: string
  intensifiers: string
  contrasts: string
}

/** Languages with simpler rules than English: two valences, stems instead of inflections. */
export const opinionWords: Readonly<Record<string, OpinionWords>> = {
  de: {
    positive:
      'gut gute guten guter gutes besser* beste* bestens erfolg* erfreu* freude* freut freuen glück* großartig* hervorragend* ausgezeichnet* ' +
      'wunderbar* fantastisch* begeister* lob lobt* lobte* gelobt gewinn gewinnt gewann gewonnen sieg siegt* siegte* triumph* fortschritt* verbesser* ' +
      'hoffnung* zuversicht* stark* stolz* schön* gelungen* dankbar* dank danke applaus* preisgekrönt* vorbildlich* beeindruck* ' +
      'überzeug* zufrieden* wachstum* erhol* rettung* gerettet* sicher sicheren beliebt* spannend* liebevoll* lieben liebt begrüß* bejubel* gefeiert* feiern feiert vielversprechend* nützlich* angenehm* lecker* empfehl* herzlich* jubel* toll* perfekt*',
    negative:
      'schlecht* schlimm* katastroph* krise* verlust* verlor* verlier* verloren scheiter* gescheitert* enttäusch* ärger* wut wütend* ' +
      'angst ängst* furcht* sorge sorgen besorg* kritik* kritisier* skandal* betrug* betrüg* korrupt* tot tote toten tod todes* getötet* mord* ' +
      'verletzt* gewalt* krieg* angriff* anschlag* zerstör* schaden schäden beschädig* gefahr* gefährlich* bedroh* drama* tragisch* tragöd* ' +
      'traurig* trauer* leid leiden leidet schmerz* schwach* fehler* falsch* mangel* mangelhaft* unfall* unglück* chaos* chaotisch* ' +
      'miserabel* fürchter* schrecklich* entsetz* empör* protest* streit* streik* insolven* pleite* arbeitslos* armut* ' +
      'krank* verschmutz* ungerecht* unfair* unzufrieden* verzöger* langweilig* nutzlos* frust* verurteil* misserfolg* hass* verzweif*',
    negations: 'nicht kein keine keinen keiner keinem nie niemals ohne weder kaum',
    intensifiers: 'sehr äußerst besonders überaus extrem höchst völlig total wirklich',
    contrasts: 'aber jedoch doch',
  },
  es: {
    positive:
      'bueno* buena* buen mejor mejores mejora* mejoró éxito* exitos* excelente* extraordinari* maravillos* fantástic* magnífic* brillante* ' +
      'alegr* feliz felices felicidad* orgullo* elogi* aplaud* aplauso* victoria* triunf* ganó ganar ganan ganador* premio* premiad* ' +
      'progreso* avance* esperanza* optimis* confianza recupera* rescat* salv* segur* fuerte* hermos* bonit* gracias agradec* ' +
      'celebr* entusias* satisf* impresionant* prometedor* útil* agradable* encant* disfrut* recomend* logro* logró crecimiento generos* acogedor* perfect* espléndid* cálid* beneficio* ',
    negative:
      'mal mala malo malos malas peor peores crisis pérdida* perdió perder fracas* decepcion* enfado* furios* ira miedo* temor* tem* preocup* ' +
      'critic* crític* escándalo* fraude* corrup* muert* murió mató asesin* herid* violen* guerra* ataque* atac* destru* daño* dañ* peligr* ' +
      'amenaz* tragedia* trágic* triste* tristeza* dolor* sufr* débil* error* fallo* falló problema* accidente* caos* caótic* miserable* terrible* horrible* ' +
      'desastr* catástrof* catastróf* protest* conflicto* huelga* quiebra* desempleo pobreza* enferm* contamina* injust* ' +
      'rechaz* retras* aburrid* inútil* frustra* conden* lament* odio* indign* desesper* vergüenza* vergonzos*',
    negations: 'no nunca jamás sin ni ningún ninguna ninguno nada tampoco',
    intensifiers: 'muy sumamente especialmente realmente extremadamente tan totalmente',
    contrasts: 'pero sino',
  },
  fr: {
    positive:
      'bon bonne bons bonnes meilleur* mieux améliora* améliore* succès réussi* réussite* excellent* extraordinaire* merveilleu* fantastique* magnifique* ' +
      'brillant* joie* joyeu* heureu* bonheur* fier fière fiers fierté* éloge* salue salué saluée saluent applaud* victoire* triomph* gagne* gagné* ' +
      'remport* prix progrès progress* espoir* optimis* confiance* reprise* sauvé* sauvetage* sûr* fort forte* beau belle* beauté* ' +
      'merci remerci* célèbr* célébr* enthousias* satisf* impressionn* prometteu* utile* agréable* charmant* ravi* apprécié* recommand* croissance* généreu* chaleureu* parfait* superbe* splendide*',
    negative:
      'mauvais* mal pire* crise* perte* perdu* perd échec* échou* décevant* déçu* déception* colère* furieu* peur* crain* inquiet* inquiét* ' +
      'critiqu* scandal* fraude* corrup* mort* morts tué* meurtr* assassin* bless* violen* guerre* attaque* attaqu* attentat* détrui* destruct* ' +
      'dommage* dégât* danger* menac* tragédie* tragique* triste* tristesse* douleur* douloureu* souffr* faible* erreur* faute* problème* ' +
      'accident* chaos* chaotique* misérable* terrible* horrible* affreu* désastr* catastroph* protest* conflit* grève* faillite* ' +
      'chômage* pauvreté* malad* pollu* injust* rejet* retard* ennuyeu* inutile* frustr* condamn* regrett* haine* indign* désespér* honte* honteu*',
    negations: 'ne pas jamais sans ni aucun aucune rien guère n’est non',
    intensifiers: 'très extrêmement particulièrement vraiment totalement si tellement',
    contrasts: 'mais cependant',
  },
  it: {
    positive:
      'buon buono buona buoni buone bene miglior* migliora* meglio successo successi eccellent* straordinari* meraviglios* fantastic* magnific* brillant* ' +
      'gioia gioie gioios* felic* orgogli* elogi* lod* applau* vittori* trionf* vinc* vinto vinse premio premi premiat* progress* speranz* ottimis* ' +
      'fiducia* ripresa salvat* salvataggio sicur* forte forti bell* grazie ringrazi* celebr* entusias* soddisf* impressionant* promettent* ' +
      'util* gradevol* incant* apprezz* consigli* crescita generos* accoglient* perfett* splendid* caloros*',
    negative:
      'cattiv* male peggio peggior* crisi perdit* perso perde fallit* fallimento* fallisc* delus* delud* rabbia furios* paura* timor* preoccup* ' +
      'critic* scandal* frod* corruzion* corrott* mort* uccis* omicid* ferit* violen* guerr* attacc* attentat* distru* dann* pericol* minacc* ' +
      'tragedi* tragic* triste* tristezza* dolor* soffr* debol* error* problem* incident* caos* caotic* miserabil* terribil* orribil* ' +
      'disastr* catastrof* protest* conflitt* sciopero scioperi bancarotta* disoccupa* povertà malat* inquina* ingiust* ' +
      'rifiut* ritard* noios* inutil* frustra* condann* rimpian* odio indign* disper* vergogn*',
    negations: 'non mai senza né nessun nessuna nessuno niente nulla',
    intensifiers: 'molto estremamente particolarmente davvero totalmente così assai',
    contrasts: 'ma però tuttavia',
  },
  pt: {
    positive:
      'bom boa bons boas melhor* sucesso* êxito* excelent* extraordinári* maravilhos* fantástic* magnífic* brilhant* alegr* feliz felizes felicidade* ' +
      'orgulh* elogi* aplaud* aplauso* vitória* triunf* ganhou ganha ganhar vence* venceu prêmio* prémio* premiad* progress* avanço* esperança* ' +
      'otimis* confiança* recupera* resgat* salv* segur* forte* bonit* belo bela obrigad* agradec* celebr* comemor* entusias* satisf* ' +
      'impressionant* promissor* útil úteis agradáv* encant* recomend* conquist* crescimento generos* acolhedor* perfeit* esplêndid* calor*',
    negative:
      'mau má maus más ruim ruins pior* crise* perda* perdeu perder fracass* decepcion* decepç* raiva furios* medo* temor* teme* preocup* ' +
      'critic* crític* escândalo* fraude* corrup* mort* morreu matou assassin* ferid* violên* violent* guerra* ataque* atac* destru* dano* danific* ' +
      'perig* ameaç* tragédia* trágic* triste* tristeza* dor dores dolor* sofr* frac* fraco* erro* falha* falhou problema* acidente* caos* caótic* ' +
      'miserá* terrív* horrív* desastr* catástrof* catastróf* protest* conflito* greve* falência* desemprego* pobreza* doen* polui* injust* ' +
      'rejeit* atras* chato* inútil inúteis frustra* conden* lament* ódio* indign* desesper* vergonh*',
    negations: 'não nunca jamais sem nem nenhum nenhuma nada',
    intensifiers: 'muito extremamente especialmente realmente totalmente tão bastante',
    contrasts: 'mas porém contudo',
  },
  nl: {
    positive:
      'goed goede beter* best beste succes* geslaagd* uitstekend* geweldig* prachtig* fantastisch* schitterend* blij* vreugde* gelukkig* trots* lof geprezen ' +
      'prijst applaus* overwinning* zege* winst* wint won gewonnen vooruitgang* verbeter* hoop* hoopvol* optimis* vertrouwen* herstel* ' +
      'gered* veilig* sterk* mooi* dank* vier* enthousias* tevreden* indrukwekkend* veelbelovend* nuttig* aangenaam* groei* heerlijk*',
    negative:
      'slecht* erg ergste crisis* verlies* verloor verloren mislukt* teleurgesteld* teleurstell* woede* woedend* angst* bang vrees* zorgen bezorgd* ' +
      'kritiek* schandaal* fraude* corrupt* dood* doden moord* gewond* geweld* oorlog* aanval* aanslag* vernield* verwoest* schade* gevaar* gevaarlijk* ' +
      'dreig* tragedie* tragisch* verdriet* droevig* pijn* lijden* zwak* fout* probleem* problemen ongeluk* chaos* ellend* vreselijk* verschrikkelijk* ramp* ' +
      'protest* conflict* staking* failliet* werkloos* armoede* ziek* vervuil* oneerlijk* vertrag* saai* nutteloos* frustr* veroordeel* haat*',
    negations: 'niet geen nooit zonder noch',
    intensifiers: 'zeer heel erg bijzonder uiterst echt',
    contrasts: 'maar echter',
  },
  ru: {
    positive:
      'хорош* лучш* успех* успеш* отличн* прекрасн* замечательн* великолепн* блестящ* фантастическ* радост* радует счаст* горд* похвал* хвал* аплодис* ' +
      'победа победу победы победой победил* побед* триумф* выигра* награ* преми* прогресс* надежд* оптимис* довер* восстанов* спас* безопасн* сильн* ' +
      'красив* благодар* спасибо праздн* энтузиаз* доволь* впечатля* перспектив* полезн* приятн* рекоменд* улучш* рост роста достижен* щедр* тепл* восторг* восхи* идеальн* любим*',
    negative:
      'плох* худш* кризис* потер* проигра* провал* разочаров* гнев* ярост* страх* бояз* опас* тревог* тревож* критик* скандал* мошенн* коррупц* смерт* погиб* ' +
      'убит* убий* ранен* насили* войн* атак* нападен* разруш* ущерб* угроз* трагед* трагич* печаль* грустн* боль болез* страда* слаб* ошиб* проблем* ' +
      'авари* хаос* ужас* кошмар* катастроф* протест* конфликт* забастов* банкрот* безработ* бедност* загрязн* несправедлив* отказ* задерж* скучн* бесполезн* осужд* ненави* возмущ* отчаян* позор*',
    negations: 'не ни нет без никогда',
    intensifiers: 'очень крайне особенно действительно совершенно весьма',
    contrasts: 'но однако',
  },
}
