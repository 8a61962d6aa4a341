import { describe, expect, it, jest } from '@jest/globals'
import {
  buildListTopic,
  buildStoryTopic,
  MOST_LIVE_TOPICS,
  readLiveTopic,
  readLiveTopics,
  topicOfModel,
} from './live-topic.ts'

const TOPICS = ['home', 'latest', 'section:12', 'tag:piena-del-po', 'tag:querela~2e4', 'journalist:marta', 'story:7242']

describe('a topic of live pages', () => {
  it.each(TOPICS)('%s is read as a read model, and told from it', (topic) => {
    const reference = readLiveTopic(topic)
    expect(reference && topicOfModel(reference)).toBe(topic)
  })

  it('is of the first page of a list, whichever of its pages is open', () => {
    expect(buildListTopic({ type: 'section', sectionId: 12, page: 3 })).toBe('section:12')
    expect(buildListTopic({ type: 'latest', page: 1 })).toBe('latest')
    expect(topicOfModel({ model: 'storyList', id: 'latest.2' })).toBeNull()
  })

  it.each([
    '',
    'Home',
    'front:home',
    'front',
    'latest.1',
    'latest:1',
    'section.12',
    'section:0',
    'section:12.1',
    'story:0',
    'story:07',
    'story:99999999999',
    'story:',
    'tag:',
    'tag:A',
    'weather:piacenza',
    'storyList:latest.1',
    '__proto__',
    'story:7242:1',
  ])('is not %j', (text) => {
    expect(readLiveTopic(text)).toBeNull()
  })
})

describe('the topics of a query', () => {
  it('are each taken once', () => {
    expect(readLiveTopics('home,story:7,home')).toEqual(['home', buildStoryTopic(7)])
    expect(readLiveTopics('')).toEqual([])
  })

  it('are refused together where one is none, or where they are too many', () => {
    expect(readLiveTopics('home,nothing')).toBeNull()
    const many = Array.from({ length: MOST_LIVE_TOPICS }, (_, index) => buildStoryTopic(index + 1))
    expect(readLiveTopics(many.join())).toEqual(many)
    expect(readLiveTopics([...many, 'home'].join())).toBeNull()
  })

  it('are not looked at one by one where they are too many', () => {
    const judge = jest.spyOn(RegExp.prototype, 'test')
    const topics = readLiveTopics(Array.from({ length: 2_000 }, (_, index) => buildStoryTopic(index + 1)).join())
    const judged = judge.mock.calls.length
    judge.mockRestore()
    expect([topics, judged]).toEqual([null, 0])
  })
})
