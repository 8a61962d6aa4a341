import { LONGEST_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import type { ReactNode } from 'react'
import parts from '../../styles/parts.module.css'
import { Icon } from '../icons/Icon.tsx'
import css from './search-box.module.css'

export interface SearchBoxProps {
  /** Where the form leads; what is written goes there as `query`. */
  action: string
  /** What the box is for: its name for readers by ear, and what stands in it while it is empty. */
  label: string
  /** What is already written. */
  value?: string | null
  /** Fields that go with it, unseen. */
  children?: ReactNode
}

/** A line to write on, over 3 px of ink: a form that needs no script (docs/design.md, menu). */
export function SearchBox({ action, label, value = null, children }: SearchBoxProps) {
  return (
    <search>
      <form className={css.box} action={action}>
        <Icon name="search" />
        <input
          name="query"
          type="search"
          placeholder={label}
          aria-label={label}
          defaultValue={value ?? undefined}
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
          required
        />
        <button className={parts.button} type="submit">
          Cerca
        </button>
        {children}
      </form>
    </search>
  )
}
