'use client'

import { unstable_rethrow } from 'next/navigation'
import { Component, type ErrorInfo, type ReactNode } from 'react'

import { reportLater } from '@/lib/browser/report-later'

/** `panel`: nothing by default. */
type ErrorBoundaryProps = { panel?: ReactNode; children: ReactNode }

/**
 * Replaces what fails to render with the panel, and reports why. An `error.tsx` would not receive the component stack.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(error: unknown) {
    unstable_rethrow(error) // a redirect is not an error
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    reportLater(error, componentStack)
  }

  override render() {
    return this.state.hasFailed ? this.props.panel : this.props.children
  }
}
