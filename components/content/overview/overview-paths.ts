/** Where the overview of the province and its achievements live. */
export const overviewPath = '/selayang-pandang'
export const awardsPath = `${overviewPath}/prestasi-jawa-barat`
