/** A mobile number as the form wants it while it is typed, pasted or filled in: "+62 812-3456-7890" begins with 0; anything else stays. */
export const typedPhone = (value: string): string =>
  value.replace(/^[\s(\p{Cf}]*(?:\+|00)?\s*62[\s.()\p{Pd}]*0?(?=8)/u, '0')
