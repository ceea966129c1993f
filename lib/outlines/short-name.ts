/** A region's name as it stands on a map: cities say that they are one, because most share the name of the regency around them. */
export const shortName = (name: string) => name.replace(/^Kabupaten /, '')
