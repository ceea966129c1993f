'use client'

import { useEffect, useState } from 'react'

const textFields =
  'textarea, [contenteditable=""], [contenteditable="true"], input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=submit], [type=button])'

// A field in a modal box does not count: the box covers the page, and it gives the focus back before the field has lost it.
const isTextField = (target: EventTarget | null) =>
  target instanceof Element && target.matches(textFields) && target.closest('dialog') === null

/** True while a text field of the page has the focus on a touch screen, where a keyboard takes half of the window. */
export function useTyping(): boolean {
  const [isTyping, setIsTyping] = useState(false)

  useEffect(() => {
    const enter = ({ target }: FocusEvent) =>
      setIsTyping(isTextField(target) && window.matchMedia('(pointer: coarse)').matches)
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!isTextField(relatedTarget)) setIsTyping(false)
    }
    document.addEventListener('focusin', enter)
    document.addEventListener('focusout', leave)
    return () => {
      document.removeEventListener('focusin', enter)
      document.removeEventListener('focusout', leave)
    }
  }, [])

  return isTyping
}
