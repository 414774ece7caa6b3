/** Words by category and topic. Words that end with `*` are stems; `_` joins the words of a phrase. */
export const englishCategoryWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  arts: {
    '': 'art artist* artwork* culture cultural audience* premiere* curator* exhibition* creative gallery galleries critics masterpiece* rehears*',
    music:
      'music* album* concert* orchestra* song* singer* band bands melod* choir* composer* symphon* guitar* pianist* tour_dates opera',
    film: 'film films movie* cinema* director* screenplay* actor* actress* box_office documentar* trailer* hollywood',
    'books and literature':
      'novel novels novelist* author* poet* poem* book books literary publisher* bestseller* library chapter* fiction',
    theatre: 'theatre* theater* stage* playwright* ballet* dancer* dance musical drama performance*',
    'museums and exhibitions': 'painting* painter* sculpt* museum* canvas photograph* mural* ceramic*',
    'mass media': 'television broadcast* journalis* newspaper* podcast* streaming magazine* newsroom*',
  },
  conflict: {
    '': 'war wars military troops army soldier* conflict* battle* frontline weapon* missile* offensive insurgent* rebel* militia* combat shell* airstrike*',
    'peace process': 'ceasefire truce peace_talks peacekeep* negotiat* armistice demilitari*',
    'armed conflict': 'invasion* artillery bombard* drone_strike* tank tanks warship* garrison*',
    'civil unrest': 'riot* unrest demonstrator* uprising curfew* coup',
  },
  crime: {
    '': 'crime* criminal* police suspect* arrest* investigat* detective* prosecutor* defendant* convict* sentenced jail* prison* offence* offense* custody',
    courts:
      'court courts judge* trial* verdict* jury lawsuit* attorney* lawyer* appeal appeals ruling supreme_court plaintiff*',
    theft: 'theft* robber* burglar* stole stolen thief thieves heist* smuggl* loot*',
    fraud: 'fraud* embezzl* launder* bribe* brib* scam* forg* counterfeit*',
    'violent crime': 'murder* homicide* manslaughter stabb* shooting*',
  },
  disaster: {
    '': 'disaster* rescue* emergency evacuat* victim* survivor* debris casualt* firefighter* damage* collapsed aftermath',
    earthquakes: 'earthquake* quake* magnitude aftershock* seismic epicentre epicenter',
    floods: 'flood* floodwater* levee* dike* submerged inundat*',
    fires: 'wildfire* blaze* flame* smoke burned burning arson',
    'transport accidents': 'crash* derail* collision* collided capsiz* wreckage pile-up',
  },
  economy: {
    '': 'econom* market markets business* compan* industr* trade export* import* invest* consumer* price* revenue* profit* sales growth financ* tariff*',
    stocks:
      'share shares stock stocks index investor* trader* shareholder* dividend* rally bourse listing ipo',
    banking:
      'bank banks banking lender* loan* mortgage* credit deposit* interest_rate* central_bank inflation monetary',
    companies: 'quarter* earnings forecast* turnover margin* fiscal outlook guidance',
    'mergers and acquisitions': 'merger* acqui* takeover* stake buyout* bid',
    energy: 'oil gas barrel* pipeline* refiner* crude utility utilities power_plant* electricity',
  },
  education: {
    '': 'school* student* teacher* pupil* classroom* education* curriculum lesson* exam* learn* literacy tutor* teaching',
    universities:
      'universit* college* campus* tuition scholarship* professor* degree* graduate* lecture* faculty semester*',
    schools: 'kindergarten* nursery preschool* childcare',
  },
  environment: {
    '': 'environment* ecolog* nature biodivers* habitat* sustainab* wildlife recycl* ecosystem* green planet',
    'climate change': 'climate emission* carbon greenhouse warming renewable* net_zero glacier*',
    conservation: 'species endangered forest* wetland* national_park rewild* bird birds whale* river* coral',
    pollution: 'pollut* plastic* toxic contaminat* waste landfill* sewage',
  },
  health: {
    '': 'health* patient* doctor* hospital* medical medicine* clinic* nurse* treatment* therap* diagnos* symptom* surgeon* surgery',
    diseases:
      'virus* infection* outbreak* epidemic* pandemic* cancer* diabetes influenza malaria tumour* tumor*',
    vaccines: 'vaccin* immuni* dose doses jab jabs booster*',
    'mental health': 'anxiety depression mental_health psycholog* psychiatr* wellbeing',
    nutrition: 'diet* nutrition* obesity calori* vitamin*',
  },
  'human-interest': {
    '': 'birthday* anniversar* celebrit* neighbour* neighbor* grandmother* grandfather* reunit* heartwarming curious surprise* lottery record-breaking strangers twins kindness',
    curiosities: 'dog dogs cat cats puppy kitten* pet pets parrot* horse zoo',
    people: 'centenarian* wedding* royal family_reunion couple_married lifelong',
  },
  labor: {
    '': 'worker* union unions employ* wage* salary salaries labour labor job jobs workplace* overtime staff shift shifts workforce pension*',
    strikes: 'strike strikes striking walkout* picket* stoppage*',
    unemployment: 'layoff* redundan* dismissal* job_cuts',
    employment: 'unemployment hiring recruit* vacanc* apprentice*',
  },
  lifestyle: {
    '': 'lifestyle holiday* hobby hobbies leisure weekend* garden* decor* style home kitchen cosy cozy',
    'food and drink':
      'recipe* restaurant* chef* cook* dish dishes flavour* flavor* menu* bakery bread wine soup taste* ingredient* cuisine dessert*',
    travel:
      'travel* tourist* tourism hotel* beach* trip trips itinerar* hike* hiking trail trails destination* guesthouse*',
    home: 'fashion* designer* dress* runway collection* fabric* wardrobe',
    hobbies: 'video_game* gamer* board_game* puzzle* chess',
  },
  politics: {
    '': 'politic* government* minister* president* parliament* policy lawmaker* senat* opposition cabinet coalition mayor council* governor* reform*',
    elections:
      'election* vote* voter* ballot* poll polls candidate* campaign* referendum* turnout constituenc* electoral',
    diplomacy: 'diplomat* ambassador* embassy treaty treaties summit foreign_minister sanction* bilateral',
    parliament: 'bill bills legislation amendment* law laws decree* statute*',
  },
  religion: {
    '': 'religi* church* faith* prayer* pray worship* priest* bishop* temple* mosque* synagogue* sermon* parish* congregation* pilgrim* monastery monk* theolog*',
    christianity: 'christian* pope vatican cathedral* gospel easter baptis*',
    islam: 'muslim* islam* ramadan imam* mecca',
    judaism: 'jewish rabbi* torah passover',
    buddhism: 'buddhis* dalai shrine* meditation',
  },
  science: {
    '': 'scien* research* laborator* experiment* discover* physic* chemist* biolog* theor* study_found journal technolog* engineer* innovation*',
    computing:
      'software algorithm* computer* computing programm* developer* code open_source data database* server* app apps internet cloud browser*',
    'artificial intelligence':
      'artificial_intelligence machine_learning neural chatbot* language_model* robot* automation ai',
    space:
      'space satellite* orbit* rocket* telescope* astronaut* planet planets galaxy asteroid* lunar mars spacecraft',
    engineering:
      'chip chips semiconductor* battery batteries smartphone* device* sensor* gadget* processor* quantum',
  },
  society: {
    '': 'society social communit* welfare poverty equality immigra* migrant* refugee* homeless* charity volunteer* demograph* family families elderly inclusion shelter*',
    'social services': 'housing rent rents tenant* landlord* affordable_homes apartment*',
    discrimination: 'discriminat* racis* gender* minorit* rights',
    demographics: 'population census birth_rate* ageing aging',
  },
  sport: {
    '': 'sport* team teams coach* player* season match matches tournament* championship* league* final athlet* medal* stadium* score scored scoring title_race fans defeat* trophy victory',
    soccer: 'football* soccer goal goals goalkeeper* striker* midfield* penalty offside derby kick-off',
    tennis: 'tennis racket* grand_slam serve backhand set_point',
    basketball: 'basketball rebound* three-pointer* playoff* dunk',
    cycling: 'cycling cyclist* peloton sprint_finish',
    athletics: 'marathon* sprint* runner* hurdles relay long_jump',
    'motor racing': 'grand_prix pole_position lap laps racing driver_standings',
    swimming: 'swim* freestyle butterfly backstroke',
  },
  weather: {
    '': 'weather forecast* temperature* rain rainfall snow* wind winds degrees sunny cloud* humid* meteorolog* thunder* frost* fog storm* gust* drizzle heat',
    warnings: 'hurricane* tornado* cyclone* typhoon* blizzard* hail* lightning',
    'heat waves': 'heatwave* heat_wave drought* scorching',
  },
}
