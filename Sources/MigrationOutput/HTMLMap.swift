/// All units at a glance: a row of squares for those that move, and one for each kind of reason with those that it holds
/// back.
///
/// A square is as wide as its unit has types. One that stands in several rows has several reasons.
struct HTMLMap {
  let units: [HTMLUnit]

  var section: String {
    let held = Dictionary(
      grouping: units.filter { $0.group == .stays }.flatMap { unit in
        Set(unit.reasons.map(\.id)).map { (id: $0, unit: unit) }
      }, by: \.id)
    let rows = held.mapValues { $0.map(\.unit) }.sorted {
      (types($1.value), $0.key) < (types($0.value), $1.key)
    }
    return """
      <section id="map"><h2>The map</h2>
      <p class="soft">A square is a set of types that move together. It leads to them.</p>
      <table>
      \(row("moves", units.filter { $0.group == .moves }))
      \(rows.map { row(HTML.link(toPage: $0), $1) }.joined(separator: "\n"))
      </table></section>
      """
  }

  private func row(_ title: String, _ units: [HTMLUnit]) -> String {
    if units.isEmpty { return "" }
    return """
      <tr><th scope="row">\(title)</th><td>\(HTML.count(types(units), "type"))</td>\
      <td class="squares" aria-hidden="true">\(units.map(square).joined())</td></tr>
      """
  }

  /// The list below says the same, so it is nothing to walk through by keyboard.
  private func square(_ unit: HTMLUnit) -> String {
    let names = HTML.escaped(unit.types.map(\.name).joined(separator: ", "))
    let width = unit.types.count == 1 ? "" : " style=\"--n:\(min(unit.types.count, 20))\""
    return
      "<a tabindex=\"-1\" class=\"\(unit.group.rawValue)\" href=\"#\(unit.id)\" title=\"\(names)\"\(width)></a>"
  }

  private func types(_ units: [HTMLUnit]) -> Int { units.reduce(0) { $0 + $1.types.count } }
}
