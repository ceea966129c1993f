'use client'

import { useEffect } from 'react'

function onlyFilled({ target, formData }: FormDataEvent) {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get') return
  const fields = [...formData]
  for (const [name] of fields) formData.delete(name)
  for (const [name, value] of fields) if (value !== '') formData.append(name, value)
}

/** Keeps empty fields of a search or filter form out of the address, so that it is short to share. Without scripts they stand there and mean the same. */
export function ShortFormAddresses() {
  useEffect(() => {
    document.addEventListener('formdata', onlyFilled)
    return () => document.removeEventListener('formdata', onlyFilled)
  }, [])
  return null
}
