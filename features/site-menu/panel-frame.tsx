'use client'

import type { ReactNode } from 'react'
import { Container } from '@/components/layout/container'
import { panelColumns } from './menu-layouts'
import { MenuSkeleton } from './menu-skeleton'

interface PanelFrameProps {
  id: string
  isOpen: boolean
  isLifeEvents: boolean
  /** A leaf and the items; missing while the panel's code is on its way. */
  children: ReactNode
}

/** The white sheet under the header with its cloud edge, in two columns; closed it is empty and hidden from everybody. */
export function PanelFrame({ id, isOpen, isLifeEvents, children }: PanelFrameProps) {
  return (
    <div
      id={id}
      hidden={!isOpen}
      data-event="menu-item-click"
      className="absolute inset-x-0 top-full"
    >
      {isOpen && (
        <div className="transition-[opacity,translate] duration-base ease-enter starting:-translate-y-1.5 starting:opacity-0">
          <div className="max-h-[calc(100dvh-9.5rem)] overflow-y-auto overscroll-contain border-line bg-surface [[data-contrast=high]_&]:border-b-2">
            <Container className="grid gap-x-9 gap-y-6 pb-2 pt-8 lg:grid-cols-[17rem_1fr] xl:grid-cols-[18.75rem_1fr]">
              {children ?? (
                <>
                  <div className="min-h-70 rounded-leaf-lg bg-canopy" />
                  <MenuSkeleton
                    layout={isLifeEvents ? panelColumns.lifeEvents : panelColumns.others}
                  />
                </>
              )}
            </Container>
          </div>
          <div
            aria-hidden="true"
            className="pointer-events-none -mt-px h-10 bg-[url(/img/edge-mega.svg)] bg-repeat-x [[data-contrast=high]_&]:hidden"
          />
        </div>
      )}
    </div>
  )
}
