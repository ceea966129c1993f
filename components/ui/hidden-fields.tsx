/** Hidden inputs, each with its name and value. */
export const HiddenFields = ({ fields }: { fields: readonly (readonly [string, string])[] }) =>
  fields.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
