'use client'

import { type ComponentType, useEffect, useState } from 'react'

import { tooltipDelayMs } from './tooltip-timing'
import type { TooltipViewProps } from './tooltip-view'

const loadView = () => import('./tooltip-view').then((module) => module.TooltipView)

type Shown = { View: ComponentType<TooltipViewProps>; control: HTMLElement }

/** Shows the `data-tooltip` of the hovered or focused element. The view is loaded with the first tooltip. */
export function TooltipHost() {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => watchControls(setShown), [])
  return (
    shown && <shown.View key={shown.control.dataset.tooltip} control={shown.control} onClose={() => setShown(null)} />
  )
}

function watchControls(show: (shown: Shown | null) => void): () => void {
  let control: HTMLElement | null = null
  let isOpen = false
  let closedAtMs: number | null = null
  let timer: ReturnType<typeof setTimeout>

  const close = () => {
    clearTimeout(timer)
    if (isOpen) closedAtMs = Date.now()
    isOpen = false
    control = null
    show(null)
  }
  const approach = (next: HTMLElement, delayMs: number) => {
    control = next
    const view = loadView()
    timer = setTimeout(() => {
      view.then(
        (View) => {
          if (control !== next) return
          isOpen = true
          show({ View, control: next })
        },
        () => null,
      )
    }, delayMs)
  }
  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || isOn(target, '[data-tooltip-view]')) return
    const next = controlAt(target)
    if (next === control) return
    if (control) close()
    if (next) approach(next, tooltipDelayMs({ nowMs: Date.now(), closedAtMs }))
  }
  const showForFocus = (target: EventTarget | null) => {
    const next = isOn(target, ':focus-visible') ? controlAt(target) : null
    if (control) close()
    if (next) approach(next, 0)
  }
  const onFocusIn = ({ target }: FocusEvent) => showForFocus(target)
  document.addEventListener('pointerover', onPointerOver)
  document.addEventListener('focusin', onFocusIn)
  document.addEventListener('focusout', close)
  document.addEventListener('pointerdown', close)
  showForFocus(document.activeElement) // focused before hydration
  return () => {
    close()
    document.removeEventListener('pointerover', onPointerOver)
    document.removeEventListener('focusin', onFocusIn)
    document.removeEventListener('focusout', close)
    document.removeEventListener('pointerdown', close)
  }
}

function isOn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}

function controlAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
}
