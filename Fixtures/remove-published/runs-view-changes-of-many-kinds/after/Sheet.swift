import SwiftUI

struct Row: Identifiable {
  let id: Int
  var cells = [1, 2]
}

@Observable
final class Sheet {
  var rows = [Row(id: 1), Row(id: 2)]
  var width = 1
  var height = 2
  var names: Set<String> = []
  var last: (column: Int, row: Int) = (0, 0)

  func turn() { swap(&width, &height) }
  func widen() {
    defer { height -= 1 }
    self[keyPath: \.width] += 1
  }
  func fill() {
    double(&rows[0].cells[1])
    rows[1].cells.append(height)
    last.column += 1
  }
  func sort() { rows.sort { $0.id > $1.id } }
  func name() { names.insert("name \(names.count)") }

  private func double(_ number: inout Int) { number *= 2 }
}

struct ContentView: View {
  @State private var sheet = Sheet()

  var body: some View {
    Text("\(sheet.width) by \(sheet.height)")
    Button("turn") { sheet.turn() }
    Button("widen") { sheet.widen() }
    Button("fill") { sheet.fill() }
    Button("sort") { sheet.sort() }
    Button("name") { sheet.name() }
    Cells(sheet: sheet)
    Rows(rows: sheet.rows)
  }
}

struct Cells: View {
  var sheet: Sheet

  var body: some View {
    Text("\(sheet.rows[0].cells[1]), \(sheet.last.column), \(sheet.names.sorted().last ?? "none")")
  }
}

struct Rows: View {
  let rows: [Row]

  var body: some View {
    ForEach(rows) { row in Text("\(row.id): \(row.cells.count)") }
  }
}
