/** Fragment of the steps on the page of a plan; its form leads there. */
export const stepsAnchor = 'langkah'

/** Id of the box of a step, which its title labels. */
export const stepBoxId = (step: string) => `${stepsAnchor}-${step}`
