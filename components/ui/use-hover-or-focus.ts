'use client'

import { useState, type FocusEvent } from 'react'

/** Whether the pointer is on an element or the focus inside it. `holdProps` belong on that element. */
export function useHoverOrFocus() {
  const [isPointed, setIsPointed] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  return {
    isHeld: isPointed || isFocused,
    holdProps: {
      onPointerEnter: () => setIsPointed(true),
      onPointerLeave: () => setIsPointed(false),
      onFocus: () => setIsFocused(true),
      onBlur: (event: FocusEvent) =>
        setIsFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}
