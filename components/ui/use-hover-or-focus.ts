'use client'

import { useState, type FocusEvent } from 'react'

/** Whether a person is at something: the pointer on it or the focus inside. `holdProps` belong on the element around it. */
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
