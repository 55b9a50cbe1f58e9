/// A picture of what ties the types of a unit together: a row for each type, and an arc between two that one use needs.
///
/// What it shows, the list below it says too.
struct HTMLUnitGraph {
  private let unit: ReportDocument.Unit
  private let types: [ReportDocument.TypeRecord]

  private static let rowHeight = 24
  private static let arcs = 96

  /// Nil where there is nothing to see.
  static func svg(of unit: ReportDocument.Unit, in document: ReportDocument) -> String? {
    guard unit.types.count > 2, !unit.ties.isEmpty else { return nil }
    return HTMLUnitGraph(unit: unit, types: unit.types.map { document.types[$0] }).svg
  }

  private var svg: String {
    let height = types.count * Self.rowHeight
    let longest = types.map(\.name.count).max() ?? 0
    let width = Self.arcs + 24 + longest * 9
    return """
      <figure class="graph"><svg role="img" aria-label="What ties these types together" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)">
      \(unit.ties.flatMap(arcs).joined(separator: "\n"))
      \(types.indices.map(row).joined(separator: "\n"))
      </svg></figure>
      """
  }

  private func row(_ row: Int) -> String {
    let type = types[row]
    let middle = middle(of: row)
    return """
      <g class="\(type.outcome.rawValue)"><circle cx="\(Self.arcs + 6)" cy="\(middle)" r="5"/>\
      <a href="#t\(unit.types[row])"><text x="\(Self.arcs + 18)" y="\(middle + 5)">\(HTML.escaped(type.name))</text></a></g>
      """
  }

  /// From the first of the types to each of the others.
  private func arcs(_ tie: ReportDocument.Unit.Tie) -> [String] {
    let rows = tie.types.compactMap { unit.types.firstIndex(of: $0) }.sorted()
    guard let first = rows.first else { return [] }
    return rows.dropFirst().map { row in
      let (top, bottom) = (middle(of: first), middle(of: row))
      // Long ones are flat, so that they stay in the picture.
      let reach = min(Self.arcs - 8, (bottom - top) / 2)
      return """
        <path d="M \(Self.arcs) \(top) A \(reach) \((bottom - top) / 2) 0 0 0 \(Self.arcs) \(bottom)">\
        <title>\(HTML.escaped(tie.place.text))</title></path>
        """
    }
  }

  private func middle(of row: Int) -> Int { row * Self.rowHeight + Self.rowHeight / 2 }
}
