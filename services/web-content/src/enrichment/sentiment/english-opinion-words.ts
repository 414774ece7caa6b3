/** Base forms by valence, from -3.5 to 3.5. Inflected forms are derived. */
export const englishOpinionWords: Readonly<Record<string, string>> = {
  '3.2':
    'excellent outstanding superb magnificent brilliant wonderful amazing fantastic perfect masterpiece triumph love ' +
    'spectacular phenomenal glorious flawless thrilled ecstatic overjoyed exceptional sublime',
  '2.6':
    'great best win victory celebrate delight delightful joy happy beautiful awesome impressive splendid success successful ' +
    'terrific marvellous marvelous stunning award prize breakthrough hero heroic gorgeous champion remarkable proud ' +
    'acclaim applaud praise thrive flourish miracle inspire inspiring prosper prosperity treasure excite exciting adore ' +
    'blessing jubilant rejoice superior finest',
  '1.9':
    'good better improve improvement benefit gain hope hopeful glad enjoy enjoyable positive pleased pleasant pleasure ' +
    'progress recover recovery rescue safe save strong strengthen support welcome thank grateful friendly generous ' +
    'honor honour honest healthy heal peace peaceful profit profitable rally relief rich smart special talent talented ' +
    'trust trusted useful valuable vibrant warm wise worthy achieve achievement advance boom boost optimism optimistic ' +
    'promising rewarding reward satisfied satisfy smile growth grow soar surge thanks upbeat innovative elegant lovely ' +
    'charming comfortable confident confidence courage courageous creative encourage encouraging energetic enthusiasm ' +
    'enthusiastic fair faithful famous favorite favourite fun funny gift gratitude harmony helpful ideal laugh lively lucky ' +
    'merit popular prefer favor favour record-breaking refreshing reliable respect robust secure sincere stable sunny ' +
    'tasty tidy trustworthy upgrade vital thoughtful cure cheer cheerful affordable admire admiration appreciate ' +
    'appreciated clean cozy convenient eager effortless fortunate impress nice pretty sweet winner delicious recommend',
  '1.1':
    'agree agreement ready approve approval accept calm clear easy effective efficient fine fresh fit free help interest ' +
    'interesting like modern ok okay opportunity original please protect quick solve solution solid supportive sure ' +
    'tolerant true united well willing worth yes accomplish adequate balanced bright capable cooperation cooperate ' +
    'dedicated decent donate donation earn ease reopen restore revive unify volunteer wish wow resolve reunite',
  '-1.1':
    'argue blame busy cautious challenge challenging cold complain complaint concern concerned confuse confusion costly ' +
    'cut damp decline decrease delay demand difficult difficulty disagree disagreement dismiss dispute doubt dull empty ' +
    'expensive falter ignore issue lack late leak limited lonely mixed mislead missing noise obstacle old-fashioned oppose ' +
    'opposition pressure protest reject rejection resign resignation rough shortage slow slump ' +
    'strain strict strike struggle suspend suspension tension tired uncertain uncertainty unclear unlikely ' +
    'unusual urgent vague weak weaken warn warning weaker drop overdue setback stall unstable shrink',
  '-1.9':
    'abandon absurd accuse accusation afraid aggressive alarm alarming anger angry annoy annoying anxiety anxious ashamed ' +
    'bad bankrupt bitter boring broken breach burden cancel careless clash collapse condemn conflict controversial ' +
    'controversy corrupt criticise criticize criticism critical cruel damage danger dangerous deadlock debt deceive defeat ' +
    'defect deny deprive desperate destroy deteriorate disappoint disappointed disappointing disappointment discriminate ' +
    'discrimination disease disgrace dishonest dislike disrupt disruption disturb emergency enemy error evil exploit fail ' +
    'failure fake false fault fear fight flaw flawed fraud frustrate frustrated frustrating frustration guilty ' +
    'harm harmful harsh hostile hurt ill illegal inadequate infect infection inferior injure injury injustice insult ' +
    'irritate jail lawsuit liar lie lose loser loss mess miserable mistake neglect nervous outrage outraged pain painful ' +
    'panic penalty pity plunge polluted pollution poor poverty prison problem punish regret ridiculous risk risky ruin sad ' +
    'sadness scandal scare selfish severe shame shock shocking sick steal stolen stress stupid suffer sue suspect ' +
    'suspicious tense threat threaten trouble troubled ugly unacceptable unfair unhappy unpleasant unreliable unsafe upset ' +
    'useless victim violate violation vulnerable waste worry worse worried wound wreck wrong crash crisis layoff recession ' +
    'bleak chaos chaotic defective disappointingly dirty disgruntled dreary faulty filthy gloomy grim inept insolvent mourn ' +
    'overpriced pessimistic rude sabotage shabby shoddy sloppy smear turmoil unemployed unemployment wary wasteful',
  '-2.8':
    'abuse appalling assault atrocious attack awful betray betrayal bomb brutal casualty catastrophe catastrophic crime ' +
    'criminal dead deadly death destruction devastate devastating devastation die disaster disastrous disgust disgusting ' +
    'dreadful explosion fatal grief hate hatred hell horrible horrific horror hostage kill killer massacre murder nightmare ' +
    'pathetic rape terrible terrify terrifying terror terrorist torture tragedy tragic violence violent war worst ' +
    'worthless vicious genocide famine slaughter bloodshed abysmal',
}

/** Words that are no opinion although an inflection rule leads to one. */
export const englishNeutralWords: ReadonlySet<string> = new Set(
  'wells finely liking likely liked likes goods fineness kindly kinds wining easter easily interested interests issued issues ' +
    'questions questioned shares supporters clearing fairs fitted fits striker strikers founded wound winter diet diets ' +
    'wins-ton savings minority hospitality helper trustee trustees freed freely presser earning earnings please ' +
    'uniteds demanded demands growing later latest'.split(' '),
)

/** Changes of the following opinion word. */
export const englishIntensifiers: ReadonlyMap<string, number> = new Map([
  ...'absolutely amazingly completely considerably deeply enormously especially exceptionally extremely greatly highly hugely incredibly intensely particularly quite really remarkably so strongly thoroughly totally tremendously truly unbelievably utterly very most more overwhelmingly sharply'
    .split(' ')
    .map((word) => [word, 0.293] as const),
  ...'almost barely hardly less little marginally occasionally partly scarcely slightly somewhat fairly moderately rather'
    .split(' ')
    .map((word) => [word, -0.293] as const),
])

export const englishNegations: ReadonlySet<string> = new Set(
  (
    "not no never none nobody nothing neither nor nowhere cannot without hardly rarely seldom despite ain't aren't can't " +
    "couldn't didn't doesn't don't hadn't hasn't haven't isn't mustn't needn't shouldn't wasn't weren't won't wouldn't dont"
  ).split(' '),
)

export const englishContrasts: ReadonlySet<string> = new Set(['but', 'however'])
