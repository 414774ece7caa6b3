/** Returns whether a Chinese text is written in traditional characters, or undefined when there is no evidence. */
export function isTraditionalChinese(text: string): boolean | undefined {
  let traditional = 0
  let simplified = 0
  for (const character of text) {
    if (traditionalOnly.has(character)) traditional++
    else if (simplifiedOnly.has(character)) simplified++
  }
  return traditional === simplified ? undefined : traditional > simplified
}

/** Pairs of a traditional and a simplified character, without characters that both orthographies use. */
const pairs =
  '們们這这說说國国會会來来個个時时對对發发經经學学實实開开關关現现問问題题動动進进電电話话車车長长門门東东見见點点業业樣样還还沒没從从給给讓让請请謝谢買买賣卖錢钱銀银飛飞機机場场報报紙纸書书寫写讀读聽听應应該该' +
  '邊边過过運运連连選选舉举黨党總总統统議议員员區区縣县龍龙馬马鳥鸟魚鱼風风雲云氣气熱热愛爱體体醫医藥药護护衛卫產产廠厂術术義义務务勞劳華华語语陸陆灣湾韓韩頭头臉脸師师歲岁歷历據据權权歡欢無无為为與与兒儿內内單单' +
  '雙双種种類类價价億亿萬万變变壓压環环療疗設设計计記记試试認认識识證证論论談谈調调課课誰谁諾诺顧顾願愿顯显須须預预領领際际隨随難难雖虽離离靜静響响項项頁页訊讯網网'
const traditionalOnly = new Set<string>()
const simplifiedOnly = new Set<string>()
const characters = [...pairs]
for (let index = 0; index + 1 < characters.length; index += 2) {
  const [traditional = '', simplified = ''] = [characters[index], characters[index + 1]]
  traditionalOnly.add(traditional)
  simplifiedOnly.add(simplified)
}
