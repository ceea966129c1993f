/** The four steps in order, named after the parts of the request they fill. */
export const stepParts = ['data_wargi', 'informasi_aduan', 'foto_aduan', 'lokasi_aduan'] as const
export type StepPart = (typeof stepParts)[number]
export const firstStep = 1
export const lastStep = stepParts.length

/** Does nothing at the last step (specification, section 4). */
export const nextStep = (step: number) => Math.min(step + 1, lastStep)
/** Does nothing at the first step. */
export const previousStep = (step: number) => Math.max(step - 1, firstStep)

export const partOf = (step: number): StepPart => stepParts[step - 1] ?? 'data_wargi'

/** The step that holds a field of the API, such as `lokasi_aduan.city_id`; null for fields of no step. */
export function stepOf(path: string): number | null {
  const index = stepParts.findIndex((part) => path === part || path.startsWith(`${part}.`))
  return index === -1 ? null : index + 1
}

/** Id of the control of a field; dots would need escaping in selectors. */
export const fieldId = (path: string) => path.replaceAll('.', '-').replaceAll('_', '-')
