'use client'

import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import type { EditorPreviewProps } from './editor-preview'

/** The page of a preview. Inside the editor's own page it shows each change as it is typed; opened by itself it stays as it is and fetches nothing. */
export function LivePreview(props: EditorPreviewProps): ReactNode {
  const [Loaded, setLoaded] = useState<ComponentType<EditorPreviewProps> | null>(null)
  useEffect(() => {
    const isFramed = window.parent !== window
    // The page stays as it is until the code is here; without it there is only no live preview.
    if (isFramed)
      void import('./editor-preview')
        .then(({ EditorPreview }) => setLoaded(() => EditorPreview))
        .catch(() => undefined)
  }, [])
  return Loaded ? <Loaded {...props} /> : props.children
}
