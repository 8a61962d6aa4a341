import { Injectable, UnprocessableEntityException } from '@nestjs/common'
import type { Interests } from '@liberta/contracts/accounts/interests.schema'
import { buildSearchId } from '@liberta/contracts/read-models/search-id'
import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import { findInterests } from '@liberta/database/accounts/user-interests.repository'
import { MikroORM } from '@mikro-orm/postgresql'
import { KnownContent } from '../../read-api/known-content.ts'

/** The topics and zones that can be chosen: the CMS's tags, and the zones by which its stories can be filtered. */
@Injectable()
export class KnownInterests {
  constructor(
    private readonly content: KnownContent,
    private readonly orm: MikroORM,
  ) {}

  /**
   * What the reader has chosen before is asked of nobody, so that it can be kept and taken back whatever is down.
   * @throws UnprocessableEntityException where something new does not exist
   */
  async refuseUnknown(userId: string, { topics, zones }: Pick<Interests, 'topics' | 'zones'>): Promise<void> {
    const before = await findInterests(this.orm.em, userId)
    const newTopics = topics.filter((topic) => !before?.topics.includes(topic))
    const newZones = zones.filter((zone) => !before?.zones.includes(zone))
    if (newTopics.length > 0) refuse('topic', newTopics, await this.readTopics())
    if (newZones.length > 0) refuse('zone', newZones, await this.readZones())
  }

  private async readTopics(): Promise<ReadonlySet<string>> {
    const tags = await this.content.read({ model: 'tags', id: 'all' })
    return new Set(tags?.map(({ slug }) => slug))
  }

  private async readZones(): Promise<ReadonlySet<string>> {
    const found = await this.content.read({ model: 'search', id: buildSearchId('story', EMPTY_SEARCH) })
    const zones = found?.filters.find(({ id }) => id === 'zones')
    return new Set(zones?.values.map(({ value }) => value))
  }
}

function refuse(kind: string, chosen: readonly string[], known: ReadonlySet<string>): void {
  const unknown = chosen.find((each) => !known.has(each))
  if (unknown !== undefined) throw new UnprocessableEntityException(`There is no ${kind} ${unknown}.`)
}
