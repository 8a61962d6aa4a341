import { describe, expect, it } from '@jest/globals'
import { renderToString } from 'react-dom/server'
import { keepMarkup } from './keep-markup.ts'

describe('parts that are the same on every page', () => {
  it('are drawn once for the same facts, and again for others', () => {
    const drawn: string[] = []
    const draw = keepMarkup(({ name }: { name: string }) => {
      drawn.push(name)
      return <p>{name}</p>
    })
    const [first, second] = [{ name: 'Po & Trebbia' }, { name: 'Arda' }]
    expect([draw(first), draw(first), draw(second)]).toEqual([
      '<p>Po &amp; Trebbia</p>',
      '<p>Po &amp; Trebbia</p>',
      '<p>Arda</p>',
    ])
    expect(drawn).toEqual(['Po & Trebbia', 'Arda'])
  })

  it('may be drawn while the page around them is', () => {
    const draw = keepMarkup(({ name }: { name: string }) => <b>{name}</b>)
    function Around() {
      return <p dangerouslySetInnerHTML={{ __html: draw({ name: 'Nure' }) }} />
    }
    expect(
      renderToString(
        <main>
          <Around /> dopo
        </main>,
      ),
    ).toBe('<main><p><b>Nure</b></p> dopo</main>')
  })
})
