import type { FileHandle } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import { type CsvCell, csvMark, csvRow } from '@/lib/csv'
import type { FeedbackAnswer } from '@/lib/schemas/feedback-index'
import type { Database } from '@/lib/server/db/types'
import { type AnswerDays, everyAnswer } from '@/lib/server/feedback/embedded/answers'

const columns: Record<string, (answer: FeedbackAnswer) => CsvCell> = {
  id: ({ id }) => id,
  created_at: (answer) => answer.created_at,
  rating: ({ rating }) => rating,
  compliments: ({ compliments }) => compliments,
  relevance: (answer) => answer.aspect_value.relevance,
  reachable: (answer) => answer.aspect_value.reachable,
  user_experience: (answer) => answer.aspect_value.user_experience,
  user_interface: (answer) => answer.aspect_value.user_interface,
  criticism: ({ criticism }) => criticism,
  suggestions: ({ suggestions }) => suggestions,
  gender: ({ gender }) => gender,
  age: ({ age }) => age,
  education: ({ education }) => education,
  occupation: ({ occupation }) => occupation,
  domicile: ({ domicile }) => domicile,
  sector: ({ sector }) => sector,
  benefit: ({ benefit }) => benefit,
  improvement: ({ improvement }) => improvement,
  desired_feature: (answer) => answer.desired_feature,
}

/** Writes the answers of some days as a CSV file, the earliest first; no more than a piece of them is in memory. @returns how many */
export async function writeAnswers(
  file: FileHandle,
  db: Kysely<Database>,
  days: AnswerDays,
): Promise<number> {
  let count = 0
  await file.appendFile(csvMark + csvRow(Object.keys(columns)))
  for await (const answers of everyAnswer(db, days)) {
    const rows = answers.map((answer) =>
      csvRow(Object.values(columns).map((cellOf) => cellOf(answer))),
    )
    await file.appendFile(rows.join(''))
    count += answers.length
  }
  return count
}
