// Stands in for the package of the same name, which throws outside Next.
export default null
