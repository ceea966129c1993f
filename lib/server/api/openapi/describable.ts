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
    // Checks across fields have no JSON schema and would run against the rebuilt fields.
    return z.core.clone(schema, { ...schema.def, shape, checks: [] })
  }
  if (schema instanceof z.ZodUnion)
    return z.core.clone(schema, { ...schema.def, options: schema.def.options.map(describable) })
  return schema
}

/** zod keeps metadata by schema instance, so a rebuilt schema needs a copy. */
function withMetadata(made: z.core.$ZodType, schema: z.core.$ZodType): z.core.$ZodType {
  const metadata = z.globalRegistry.get(schema)
  if (metadata && made !== schema) z.globalRegistry.add(made, metadata)
  return made
}

/**
 * The schema as OpenAPI can describe it: what may be sent or is returned, without transforms. A text that is cleaned and then
 * checked is described by the check; a text that is converted to another type is described as text.
 */
export function describable(schema: z.core.$ZodType): z.core.$ZodType {
  const known = rebuilt.get(schema)
  if (known) return known
  const made = withMetadata(rebuild(schema), schema)
  rebuilt.set(schema, made)
  return made
}
