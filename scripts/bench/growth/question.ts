/** At most this at a million complaints, milliseconds of processor time. */
export const goals = { read: 50, action: 20 }

/** Something that visitors, reporters or officers ask, whose cost must not follow the number of complaints. */
export interface Question {
  name: string
  goalMs: number
  /**
   * Among more complaints it finds more, up to where counting, joining or paging stops: until then it may grow by what a list that reaches
   * this costs.
   */
  isCounted?: true
  /** @param nth number of the try, so that none repeats another */
  ask: (nth: number) => Promise<unknown>
}
