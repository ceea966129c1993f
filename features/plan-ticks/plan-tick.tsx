'use client'

import { useEffect, useRef } from 'react'
import { CheckboxControl } from '@/components/ui/checkbox-control'
import { changeTick, loadTicks, tick, useTicks } from './ticks'

interface PlanTickProps {
  plan: string
  step: string
  /** Of the control; its label stands beside it. */
  id: string
}

/** The box of a step. It can be ticked before scripts arrive, which then keep the tick on the device. */
export function PlanTick({ plan, step, id }: PlanTickProps) {
  const isDone = useTicks(plan).has(step)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    loadTicks(plan)
    if (box.current?.checked) tick(plan, step, true)
  }, [plan, step])
  useEffect(() => {
    if (box.current) box.current.checked = isDone
  }, [isDone])
  return (
    <CheckboxControl
      id={id}
      ref={box}
      autoComplete="off"
      onChange={(event) => changeTick(plan, step, event.target.checked)}
    />
  )
}
