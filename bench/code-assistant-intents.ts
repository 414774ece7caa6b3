// Claim: at least 92 % of chat messages are understood, and at most 2 % lead to a wrong action.
import { measureIntents } from '../services/code-assistant/test/intents/measure-intents.ts'

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

for (const file of ['design-utterances.txt', 'held-out-utterances.txt', 'second-held-out-utterances.txt']) {
  const { count, accuracy, wrong, failures } = measureIntents(file)
  console.log(`${file}: ${count} utterances, ${percent(accuracy)} right, ${percent(wrong)} wrong action`)
  for (const { text, label, result, isWrong } of failures)
    console.log(
      `  ${isWrong ? 'wrong' : 'abstained'}: ${label} as ${result}: ${JSON.stringify(text.slice(0, 100))}`,
    )
}
