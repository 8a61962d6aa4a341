import { describe, expect, it } from '@jest/globals'
import { isRobot } from './robots.ts'

const browser = (name: string) => `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) ${name}`

describe('bots get the message of an error as plain text (requirements 2)', () => {
  it.each(['Firefox/140.0', 'Chrome/140.0.0.0 Safari/537.36', 'HeadlessChrome/140.0.0.0 Safari/537.36'])(
    'not so a browser, with or without a window: %s',
    (name) => expect(isRobot(browser(name))).toBe(false),
  )

  it.each(['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.14.1'])('%s is one', (name) => {
    expect(isRobot(name)).toBe(true)
  })
})
