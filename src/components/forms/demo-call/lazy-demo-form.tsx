'use client'

import type { ReactNode } from 'react'

import type { FormStart } from '../shared/defined-form'
import { type FormNames, LateForm } from '../shared/late-form'
import type { SlotsOffered } from './demo-fields'

type LazyDemoFormProps = FormNames & { start: FormStart & SlotsOffered; children: ReactNode }

const load = () => import('./demo-form').then((module) => module.DemoForm)

/** The booking form on its page; in the dialog it is loaded with the dialog. */
export function LazyDemoForm(props: LazyDemoFormProps) {
  return <LateForm {...props} load={load} />
}
