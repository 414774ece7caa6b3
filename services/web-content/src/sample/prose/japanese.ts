import type { Prose } from './prose.ts'

export const japanese: Prose = {
  women: '美咲 由美 恵子 明日香'.split(' '),
  men: '健一 直樹 大輔 翔太'.split(' '),
  lastNames: '朝倉 桐生 篠宮 高瀬 長瀬 氷室 水城 若宮'.split(' '),
  fullName: (first, last) => `${last}${first}`,
  companies: ['東雲電機', '青葉銀行', '若草製作所'],
  organizations: ['白鷺大学', '桜川病院', '北斗研究所'],
  clubs: ['青葉フェニックス', '白鷺ユナイテッド', '北斗レンジャーズ'],
  cities: ['青葉市', '白鷺市', '桜川市', '北斗市', '若草市'],
  places: ['東京', '大阪', '札幌', 'ロンドン', 'カナダ', 'ドイツ', 'ブラジル'],
  products: ['配達ロボット', '雨量センサー', '電気路面電車', '翻訳ソフトウェア'],
  days: ['月曜日', '火曜日', '水曜日', '木曜日', '金曜日', '土曜日', '日曜日'],
  currency: (millions) => `${millions}億円`,
  percent: (value) => `${value}パーセント`,
  events: {
    economy: [
      [
        'positive',
        '{company}、過去最高の利益を発表',
        '{company}は{day}、過去最高の利益を発表した。',
        [
          '売上は{percent}増えて{amount}となった。',
          '市場では株価が上がり、投資家は業績を歓迎した。',
          '{person}社長は「成功を喜んでいる」と述べた。',
        ],
      ],
      [
        'neutral',
        '{company}、{city}に新しい事務所を開設',
        '{company}は{day}、{city}に新しい事務所を開くと発表した。',
        ['投資額は{amount}で、企業の数は{count}社になる。', '{person}社長は中央市場の近くで計画を説明した。'],
      ],
    ],
    politics: [
      [
        'neutral',
        '{city}議会、交通計画を採決へ',
        '{city}の議会は{nextDay}、{amount}の交通計画を採決する。',
        [
          '{person}市長が先週、案を示した。',
          '二つの政党は態度を決めていない。',
          '政府が費用の{percent}を負担する。',
        ],
      ],
    ],
    sport: [
      [
        'positive',
        '{club}が優勝、終了間際の得点で',
        '{club}は{day}の決勝で勝ち、優勝した。',
        ['{person}監督は選手とチームをたたえた。', '試合には{count}人の観客が集まった。'],
      ],
    ],
    science: [
      [
        'neutral',
        '{org}、{product}の実験を開始',
        '{org}は{day}、{city}で{product}の実験を始めた。',
        [
          'この技術は{count}個のセンサーからデータを集める。',
          '研究を率いる{person}教授は{place}でも実験を行う予定だ。',
        ],
      ],
    ],
    disaster: [
      [
        'negative',
        '{city}で洪水、住宅に大きな被害',
        '{city}で{day}、洪水が起き、{count}棟の住宅が被害を受けた。',
        ['消防が救助を続け、住民は避難した。', '{person}市長は深刻な災害だと述べた。'],
      ],
    ],
    weather: [
      [
        'neutral',
        '{city}の天気、曇りのち雨',
        '{city}は{nextDay}、曇りのち雨となる予報だ。',
        ['気温は十二度ほどで、山では雪が降る。', '気象台は西の風に注意するよう呼びかけている。'],
      ],
    ],
    lifestyle: [
      [
        'positive',
        '{city}で楽しむ週末の散歩と料理',
        '{city}の市場を歩き、料理を味わう旅行が人気だ。',
        ['庭園は美しく、ホテルも快適である。', 'レストランの{person}さんが野菜のレシピを教えてくれた。'],
      ],
    ],
  },
  positive: ['住民は結果を喜び、期待が高まっている。', '{witness}さんは「すばらしい」と話した。'],
  negative: ['住民は不安を感じ、怒りの声も上がっている。', '{witness}さんは「ひどい失敗だ」と話した。'],
  neutral: [
    '新しい規則は来月から始まる。',
    '市場の近くには約{count}人が住んでいる。',
    '{witness}さんは駅の近くに住み、計画を読んだ。',
    '次の会議は{nextDay}に市役所で開かれる。',
    '数字は一月から九月までのものである。',
    '似た技術は{place}でも使われている。',
  ],
  comments: {
    positive: ['とても分かりやすい記事でした。ありがとうございます。'],
    negative: ['残念なニュースです。とても心配しています。'],
    neutral: [
      '次の会議はいつですか。',
      'どの技術を使っているのでしょうか。',
      '別の新聞では{percent}と書いてありました。',
    ],
  },
  blogOpenings: ['数週間この話題を追っているので、メモをまとめます。'],
  questions: ['{city}のニュースを読んだ方はいますか。どう思いますか。'],
  correction: '訂正：以前の版の数字に誤りがあり、正しくは{amount}です。',
  agencyCredit: 'この記事は{site}が最初に掲載した。',
}
