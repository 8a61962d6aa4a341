import { Inject, Injectable } from '@nestjs/common'
import type { Section } from '@liberta/contracts/sections/section.schema'
import { ReadModelReader } from '@liberta/platform/read-models/read-model-reader'
import type { ReadAnswer } from '@liberta/platform/read-models/read-model-answer'

/** What is known of a section that an address names. */
export type SectionLookup =
  | { state: 'found'; id: number }
  | { state: 'missing' }
  | { state: 'unavailable'; retryAfterSeconds: number }

const SECTIONS = { model: 'sections', id: 'all' } as const

/** Finds sections by id or path in the read model of all sections; nothing is asked of anybody else. */
@Injectable()
export class SectionDirectory {
  private index: ReadonlyMap<string, number> = new Map()
  /** The validator of the body that the index was made of. */
  private indexed = ''

  constructor(@Inject(ReadModelReader) private readonly reader: ReadModelReader) {}

  /** `12` or `sport/calcio`. A promise only while the list of sections has to be read first. */
  find(section: string): SectionLookup | Promise<SectionLookup> {
    const answer = this.reader.peek(SECTIONS)
    if (answer) return this.look(answer, section)
    return this.reader.read(SECTIONS).then((read) => this.look(read, section))
  }

  private look(answer: ReadAnswer<'sections'>, section: string): SectionLookup {
    if (answer.state === 'unavailable') return { state: 'unavailable', retryAfterSeconds: answer.retryAfterSeconds }
    if (answer.state !== 'present') return { state: 'missing' }
    if (answer.etag !== this.indexed) {
      this.index = indexSections(answer.body)
      this.indexed = answer.etag
    }
    const id = this.index.get(section)
    return id === undefined ? { state: 'missing' } : { state: 'found', id }
  }
}

/** The ids of sections by their id, written out, and by their path. */
export function indexSections(sections: readonly Section[]): ReadonlyMap<string, number> {
  return new Map(
    sections.flatMap(({ id, path }) => [
      [path, id],
      [String(id), id],
    ]),
  )
}
