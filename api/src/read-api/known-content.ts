import { Injectable, ServiceUnavailableException } from '@nestjs/common'
import type { ReadModelBody, ReadModelName, ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { ReadModelReader } from '@liberta/platform/read-models/read-model-reader'

/** What the site knows of the CMS's lists, for commands that may only name what there is. */
@Injectable()
export class KnownContent {
  constructor(private readonly models: ReadModelReader) {}

  /**
   * A read model's body; null where the CMS has none.
   * @throws ServiceUnavailableException where it cannot be had now
   */
  async read<Name extends ReadModelName>(reference: ReadModelReference<Name>): Promise<ReadModelBody<Name> | null> {
    const answer = await this.models.read(reference)
    if (answer.state === 'unavailable') throw new ServiceUnavailableException('It cannot be looked up now: try again.')
    return answer.state === 'present' ? answer.body : null
  }
}
