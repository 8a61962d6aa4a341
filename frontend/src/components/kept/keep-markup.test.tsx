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

  it('are drawn again when any of several facts is another', () => {
    const draw = keepMarkup((site: { name: string }, settings: { tel: string }) => (
      <p>
        {site.name}, {settings.tel}
      </p>
    ))
    const [site, one, other] = [{ name: 'Libertà' }, { tel: '1' }, { tel: '2' }]
    expect([draw(site, one), draw(site, other), draw(site, one)]).toEqual([
      '<p>Libertà, 1</p>',
      '<p>Libertà, 2</p>',
      '<p>Libertà, 1</p>',
    ])
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
