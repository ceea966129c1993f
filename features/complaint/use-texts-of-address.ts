'use client'

import { useEffect } from 'react'
import { complaintFormAddress } from '@/lib/address/complaint-form-address'

/**
 * Reads the title and the description that the address of the form writes, once.
 * @param write must not change between renders
 */
export function useTextsOfAddress(write: (title: string, reason: string) => void) {
  useEffect(() => {
    const given = Object.fromEntries(new URLSearchParams(window.location.search))
    const { title, reason } = complaintFormAddress.read(given)
    if (title !== '' || reason !== '') write(title, reason)
  }, [write])
}
