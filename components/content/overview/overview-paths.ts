/** Paths of the overview of the province and its achievements. */
export const overviewPath = '/selayang-pandang'
export const awardsPath = `${overviewPath}/prestasi-jawa-barat`
