import { z } from 'zod'

const rebuilt = new WeakMap<z.core.$ZodType, z.core.$ZodType>()

function rebuild(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodCatch) return describable(schema.def.innerType)
  if (schema instanceof z.ZodPipe)
    return describable(schema.def.out instanceof z.ZodTransform ? schema.def.in : schema.def.out)
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return z.core.clone(schema, { ...schema.def, innerType: describable(schema.def.innerType) })
  }
  if (schema instanceof z.ZodArray)
    return z.core.clone(schema, { ...schema.def, element: describable(schema.def.element) })
  if (schema instanceof z.ZodObject) {
    const shape = Object.fromEntries(
      Object.entries(schema.def.shape).map(([name, field]) => [name, describable(field)]),
    )
    // Checks across fields cannot be written down in a JSON schema and would only run against the rebuilt fields.
    return z.core.clone(schema, { ...schema.def, shape, checks: [] })
  }
  if (schema instanceof z.ZodUnion)
    return z.core.clone(schema, { ...schema.def, options: schema.def.options.map(describable) })
  return schema
}

/** What was written about a schema belongs to that very object; whoever rebuilds it has to hand it on. */
function withWords(made: z.core.$ZodType, schema: z.core.$ZodType): z.core.$ZodType {
  const words = z.globalRegistry.get(schema)
  if (words && made !== schema) z.globalRegistry.add(made, words)
  return made
}

/**
 * The schema as a document can describe it: what may be sent or comes back, without the conversions in between. A text that is cleaned and then
 * checked is described by the check; a text that is turned into something else is described as the text.
 */
export function describable(schema: z.core.$ZodType): z.core.$ZodType {
  const known = rebuilt.get(schema)
  if (known) return known
  const made = withWords(rebuild(schema), schema)
  rebuilt.set(schema, made)
  return made
}
