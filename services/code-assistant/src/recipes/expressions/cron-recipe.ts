import { explainCron } from '../../explanation/explain-cron.ts'
import type { Recipe } from '../recipe.ts'
import { parseSchedule } from './parse-schedule.ts'

export const cronRecipe: Recipe = {
  id: 'expressions/cron',
  title: 'Cron expression from a schedule, such as `every weekday at 9:30`',
  score({ prompt, spec }) {
    if (spec || !/\bcron(?:tab)?\b/i.test(prompt)) return 0
    return parseSchedule(prompt) ? 0.97 : 0.65
  },
  generate({ prompt }) {
    const cron = parseSchedule(prompt)
    if (!cron)
      return {
        missing:
          'The schedule cannot be read as one cron expression. Supported: intervals (`every 15 minutes`), times (`at 9:30`), weekdays, days of the month, months, and hours between two times.',
      }
    const explanation = explainCron(cron).trim()
    // The explanation comes from the expression alone, so that reading it again proves the meaning.
    const isSame = parseSchedule(explanation.replace(/ It runs if .*/, '')) === cron
    return {
      language: 'cron',
      files: [{ path: 'crontab', content: `${cron}\n` }],
      explanation,
      examples: { ok: isSame, detail: isSame ? 'The explanation has the same meaning.' : 'The explanation was not read back.' },
    }
  },
}
